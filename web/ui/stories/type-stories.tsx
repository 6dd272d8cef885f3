import { Kbd } from '../badge.tsx';
import { Logo } from '../logo.tsx';
import { Row, Section } from './section.tsx';

const COLOURS = [
  'paper',
  'surface',
  'sunk',
  'line',
  'line-strong',
  'ink',
  'ink-2',
  'ink-3',
  'tally',
  'tally-wash',
  'ok',
  'warn',
  'danger',
  'slab',
  'room',
];

export const TypeStories = () => (
  <Section title="Type and colour">
    <Logo name="Closeup" />
    <p className="d-1">Display one</p>
    <p className="d-2">Display two</p>
    <p className="d-3">Display three</p>
    <p className="d-4">Display four</p>
    <p className="d-5">Display five, 0123456789</p>
    <p className="text-lg">Large text: one sentence that explains a headline.</p>
    <p>
      Text. <span className="text-ink-2">Secondary text.</span> <span className="text-ink-3">Captions.</span>
    </p>
    <p className="text-sm">
      Small text. <b className="font-bold">A label.</b>
    </p>
    <p>
      <span className="sub">Spoken words stand on their own ground, line by line.</span>
    </p>
    <Row>
      <Kbd>/</Kbd>
      <Kbd>G</Kbd>
      <Kbd>Esc</Kbd>
    </Row>
    <div className="grid grid-cols-5 gap-2">
      {COLOURS.map((name) => (
        <div key={name} className="text-xs">
          <i className="edge-soft block h-12 rounded-sm" style={{ background: `var(--${name})` }} />
          {name}
        </div>
      ))}
    </div>
  </Section>
);
