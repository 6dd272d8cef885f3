import { useState } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../layers/dialog.tsx';
import { Drawer } from '../layers/drawer.tsx';
import { Frame, FramePicture } from '../frame.tsx';
import { Menu } from '../layers/menu.tsx';
import picture from '../pictures/torn.svg';
import { Tooltip } from '../layers/tooltip.tsx';
import { NoticeStories } from './notice-stories.tsx';
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
      <NoticeStories />
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
