import { Bookmark, LockOpen, MessageCircle, Search, Zap } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Chip } from '../chip.tsx';
import { IconButton } from '../icon-button.tsx';
import { Spinner } from '../states/loading.tsx';
import { Tag } from '../tag.tsx';
import { Row, Section } from './section.tsx';

export function ButtonStories() {
  const [saved, setSaved] = useState(true);
  return (
    <Section title="Buttons, tags, chips">
      <Row>
        <Button variant="primary">
          <LockOpen className="ic" aria-hidden />
          Unlock for €6
        </Button>
        <Button>Save Profile</Button>
        <Button variant="outline">Refresh Data</Button>
        <Button variant="soft">Change password</Button>
        <Button variant="ghost">Cancel</Button>
        <Button variant="danger">Delete account</Button>
      </Row>
      <Row>
        <Button variant="primary" pending>
          Unlocking
        </Button>
        <Button pending>Saving</Button>
        <Button variant="outline" pending>
          Refreshing
        </Button>
        <Button disabled>Analyze Call</Button>
        <Button variant="primary" disabled>
          Unlock
        </Button>
        <Button variant="outline" disabled>
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
      <Button full variant="primary" size="lg">
        Full width
      </Button>
      <Row>
        <IconButton label="Search">
          <Search className="ic" aria-hidden />
        </IconButton>
        <IconButton label="Search" variant="soft">
          <Search className="ic" aria-hidden />
        </IconButton>
        <IconButton label="Search, small" variant="soft" size="sm">
          <Search className="ic" aria-hidden />
        </IconButton>
        <IconButton label="Message" variant="soft" size="lg">
          <MessageCircle className="ic" aria-hidden />
        </IconButton>
        <IconButton label="Search" disabled>
          <Search className="ic" aria-hidden />
        </IconButton>
        <span className="flex gap-2 rounded-md bg-room p-2">
          <Button variant="glass" size="sm">
            Glass
          </Button>
          <Button variant="video" size="sm">
            On video
          </Button>
          <IconButton label="Save" variant="glass" on={saved} onClick={() => setSaved(!saved)}>
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
        <Chip variant="soft" onRemove={() => undefined}>
          Portuguese
        </Chip>
      </Row>
    </Section>
  );
}
