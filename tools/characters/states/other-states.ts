import { arch, panes, split, sun } from '../renderer/backdrops.ts';
import { at } from './parts.ts';
import { aside, down, holding, type StateScene, things } from './scene.ts';
import { binoculars, newspaper } from './worn.ts';

/** Empty lists of talent, admins and both sides. */
export const otherStates: Record<string, StateScene> = {
  audience: { who: 'patrick', pose: { mouth: 'oh' }, front: binoculars },
  audit: holding('harpreet', 'ledger', { half: 96 }, aside),
  calls: holding('idris', 'cassette', { half: 118 }, down),
  companies: holding('kwame', 'building', { half: 84, y: 540 }, { mouth: 'smile' }, panes('#0c6468', '#12787c')),
  contests: holding('olga', 'scales', { half: 20, hands: 60, y: 512 }, aside),
  impact: holding(
    'harpreet',
    'bars',
    { half: 116 },
    { mouth: 'closed', look: 10 },
    split('#0c6468', '#12787c', '#f3c74d'),
  ),
  inbox: holding('olga', 'envelope', { half: 114 }, { mouth: 'smile' }, sun('#f3c74d', '#f9dc84', 250, 180, 190)),
  messages: {
    who: 'kenji',
    pose: { mouth: 'talk' },
    front: at(180, 528, things.bubbles),
    backdrop: sun('#e9632f', '#f4814c', 250, 180, 180),
  },
  'messages-talent': { who: 'sofia', pose: { mouth: 'closed', ...aside }, front: at(184, 512, things.thinking) },
  moderation: holding('ingrid', 'film', { half: 120 }, { mouth: 'smile' }),
  notifications: holding('aisha', 'bell', { half: 92, hands: 50 }, { blink: true }),
  'open-campaigns': {
    who: 'nia',
    pose: { mouth: 'closed', look: 10, browLift: 6 },
    front: newspaper,
    backdrop: panes('#2f4fd6', '#4a6bf0'),
  },
  'platform-analytics': holding('ingrid', 'donut', { half: 98 }, aside, split('#1e4e5f', '#2a667a', '#f3c74d')),
  takes: {
    who: 'lena',
    pose: { mouth: 'talk', handTilt: 0 },
    front: at(150, 530, things.microphone),
    backdrop: panes('#3347a0', '#4257bd'),
  },
  viewings: holding(
    'walter',
    'player',
    { half: 116 },
    { mouth: 'smile', look: 8 },
    arch('#e7d3b1', '#f1e2c7', '#d4b98c'),
  ),
};
