import { RefreshCw, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { Drawer } from '../drawer.tsx';
import { Frame, FramePicture } from '../frame.tsx';
import { Menu } from '../menu.tsx';
import { NoticeBar } from '../notice-bar.tsx';
import { notify } from '../notify.ts';
import picture from '../pictures/torn.svg';
import { Tooltip } from '../tooltip.tsx';
import { Row, Section } from './section.tsx';

export function OverlayStories() {
  const [open, setOpen] = useState<'dialog' | 'picture' | 'drawer'>();
  const props = (name: typeof open) => ({
    open: open === name,
    onOpenChange: (next: boolean) => setOpen(next ? name : undefined),
  });
  return (
    <Section title="Dialogs, drawers, toasts, tooltips, notices">
      <Row>
        <Button variant="outline" onClick={() => setOpen('dialog')}>
          Dialog
        </Button>
        <Button variant="outline" onClick={() => setOpen('picture')}>
          Dialog with a picture
        </Button>
        <Button variant="outline" onClick={() => setOpen('drawer')}>
          Drawer
        </Button>
        <Menu
          trigger={<Button variant="outline">Menu</Button>}
          items={[
            { label: 'Accept', onSelect: () => undefined },
            { label: 'Report', tone: 'danger', onSelect: () => undefined },
          ]}
        />
        <Tooltip text="After 700 ms, or at once on focus">
          <Button variant="outline">Tooltip</Button>
        </Tooltip>
      </Row>
      <Row>
        <Button
          variant="soft"
          onClick={() =>
            notify.done("Successfully unlocked Lena's contact information!", {
              action: { label: 'Message', onClick: () => undefined },
            })
          }
        >
          Done
        </Button>
        <Button variant="soft" onClick={() => notify.note('Referral link copied to clipboard!')}>
          Note
        </Button>
        <Button
          variant="soft"
          onClick={() =>
            notify.failed('Failed to send message', {
              text: 'It waits here, and goes out when you are back online.',
              action: { label: 'Retry', onClick: () => undefined },
            })
          }
        >
          Failed
        </Button>
      </Row>
      <div className="bg-surface">
        <NoticeBar tone="alert" Icon={WifiOff} text="You’re offline. Your work is safe." />
        <NoticeBar
          Icon={RefreshCw}
          text="A new version is available."
          action={{ label: 'Reload', onClick: () => undefined }}
        />
        <NoticeBar
          text="Essential cookies only. No tracking, no ads."
          more={<span className="font-bold underline underline-offset-2">What we store</span>}
          action={{ label: 'Got it', onClick: () => undefined }}
        />
      </div>
      <Dialog {...props('dialog')} title="Sign in or Register" text="One sentence under the title.">
        <Button full onClick={() => setOpen(undefined)}>
          Sign in as Talent
        </Button>
        <Button full variant="outline" onClick={() => setOpen(undefined)}>
          Not now
        </Button>
      </Dialog>
      <Dialog
        {...props('picture')}
        title="Unlock Ingrid’s contact?"
        text="One-time payment for this contact."
        picture={<Frame picture={<FramePicture src={picture} alt="Ingrid" />} />}
      >
        <Button variant="primary" size="lg" full>
          Unlock for €6
        </Button>
        <Button variant="outline" full onClick={() => setOpen(undefined)}>
          Not now
        </Button>
      </Dialog>
      <Drawer
        {...props('drawer')}
        title="Filters"
        foot={
          <Button full onClick={() => setOpen(undefined)}>
            Show 112 results
          </Button>
        }
      >
        <p>What is inside scrolls.</p>
      </Drawer>
    </Section>
  );
}
