import { LayoutGrid, RectangleVertical } from 'lucide-react';
import { useState } from 'react';
import { Accordion } from '../navigation/accordion.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import { Segmented } from '../navigation/segmented.tsx';
import { Tabs } from '../navigation/tabs.tsx';
import { Section } from './section.tsx';

export function ChoiceStories() {
  const [on, setOn] = useState(true);
  const [view, setView] = useState<'grid' | 'reel'>('grid');
  const [work, setWork] = useState('remote');
  const [tab, setTab] = useState('search');
  return (
    <Section title="Choices">
      <Checkbox label="Remember this device" checked={on} onChange={setOn} />
      <Checkbox label="Sales Closer" checked={!on} onChange={(next) => setOn(!next)} trail={44} />
      <Checkbox label="Cannot be changed" checked disabled onChange={() => undefined} />
      <Segmented
        label="View"
        value={view}
        onChange={setView}
        className="max-w-56"
        options={[
          {
            value: 'grid',
            label: (
              <>
                <LayoutGrid className="ic" aria-hidden />
                Grid
              </>
            ),
          },
          {
            value: 'reel',
            label: (
              <>
                <RectangleVertical className="ic" aria-hidden />
                Reel
              </>
            ),
          },
        ]}
      />
      <Segmented
        label="Work type"
        value={work}
        onChange={setWork}
        options={[
          { value: 'on-site', label: 'On-site', note: 41 },
          { value: 'hybrid', label: 'Hybrid', note: 66 },
          { value: 'remote', label: 'Remote', note: 112 },
        ]}
      />
      <Tabs
        label="Company"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'search', label: 'Search Talent', content: <p>What the first tab shows.</p> },
          { value: 'feedback', label: 'AI Feedback', content: <p>What the second tab shows.</p> },
          { value: 'bias', label: 'Bias Detection', content: <p>What the third tab shows.</p> },
        ]}
      />
      <Accordion
        as="h4"
        initial={0}
        items={[
          { title: 'How long should my video be?', content: <p>One to two minutes.</p> },
          { title: 'Is it free?', content: <p>Yes.</p> },
        ]}
      />
    </Section>
  );
}
