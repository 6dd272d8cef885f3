import { Bookmark, LockOpen, MessageCircle, Search, Zap } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Chip } from '../chip.tsx';
import { IconButton } from '../icon-button.tsx';
import { Spinner } from '../spinner.tsx';
import { Tag } from '../tag.tsx';
import { Row, Section } from './section.tsx';

export function ButtonStories() {
  const [saved, setSaved] = useState(true);
  return (
    <Section title="Buttons, tags, chips">
      <Row>
        <Button look="go">
          <LockOpen className="ic" aria-hidden />
          Unlock for €6
        </Button>
        <Button>Save Profile</Button>
        <Button look="line">Refresh Data</Button>
        <Button look="soft">Change password</Button>
        <Button look="quiet">Cancel</Button>
        <Button look="danger">Delete account</Button>
      </Row>
      <Row>
        <Button look="go" pending>
          Unlocking
        </Button>
        <Button pending>Saving</Button>
        <Button look="line" pending>
          Refreshing
        </Button>
        <Button disabled>Analyze Call</Button>
        <Button look="go" disabled>
          Unlock
        </Button>
        <Button look="line" disabled>
          Refresh
        </Button>
      </Row>
      <Row>
        <Button size="xs">Extra small</Button>
        <Button size="sm">Small</Button>
        <Button>Medium</Button>
        <Button size="lg">Large</Button>
        <Spinner className="text-[2rem]" />
      </Row>
      <Button full look="go" size="lg">
        Full width
      </Button>
      <Row>
        <IconButton label="Search">
          <Search className="ic" aria-hidden />
        </IconButton>
        <IconButton label="Search" look="soft">
          <Search className="ic" aria-hidden />
        </IconButton>
        <IconButton label="Search, small" look="soft" size="sm">
          <Search className="ic" aria-hidden />
        </IconButton>
        <IconButton label="Message" look="soft" size="lg">
          <MessageCircle className="ic" aria-hidden />
        </IconButton>
        <IconButton label="Search" disabled>
          <Search className="ic" aria-hidden />
        </IconButton>
        <span className="flex gap-2 rounded-md bg-room p-2">
          <Button look="glass" size="sm">
            Glass
          </Button>
          <Button look="video" size="sm">
            On video
          </Button>
          <IconButton label="Save" look="glass" on={saved} onClick={() => setSaved(!saved)}>
            <Bookmark className="ic" aria-hidden />
          </IconButton>
        </span>
      </Row>
      <Row>
        <Tag tone="tally" icon={<Zap aria-hidden />}>
          Boosted
        </Tag>
        <Tag tone="ok">Positive</Tag>
        <Tag tone="warn">Pending</Tag>
        <Tag tone="danger">Rejected</Tag>
        <Tag>Neutral</Tag>
        <Tag tone="wash">pause 2.1 s</Tag>
        <Tag tone="video">Unlocked</Tag>
        <Tag tone="glass">AI 8.8</Tag>
        <Badge count={3} label="3 unread messages" />
        <Badge count={12} label="12 unread messages" />
        <Badge count={1} tone="ink" />
      </Row>
      <Row>
        <Chip>Plain</Chip>
        <Chip onPress={() => undefined} count={41}>
          Remote
        </Chip>
        <Chip on onPress={() => undefined} count={112}>
          On
        </Chip>
        <Chip onRemove={() => undefined}>English</Chip>
        <Chip look="soft" onRemove={() => undefined}>
          Portuguese
        </Chip>
      </Row>
    </Section>
  );
}
