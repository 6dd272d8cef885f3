import { RefreshCw, WifiOff } from 'lucide-react';
import { Button } from '../button.tsx';
import { NoticeBar } from '../layers/notice-bar.tsx';
import { notify } from '../layers/notify.ts';
import { Row } from './section.tsx';

/** Toasts, and the bars that stay over the page. */
export const NoticeStories = () => (
  <>
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
        text="Essential cookies only."
        more={<span className="font-bold underline underline-offset-2">What we store</span>}
        action={{ label: 'Got it', onClick: () => undefined }}
      />
    </div>
  </>
);
