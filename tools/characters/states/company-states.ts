import { arch, curtain, sun } from '../renderer/backdrops.ts';
import { at, grip } from './parts.ts';
import { aside, down, holding, type StateScene, things } from './scene.ts';
import { magnifier, mask } from './worn.ts';

/** Empty lists of companies. */
export const companyStates: Record<string, StateScene> = {
  'api-keys': { who: 'lena', pose: { mouth: 'smile' }, front: at(120, 506, things.key + grip('lena', -8, 60), -14) },
  available: holding('diego', 'slate', { y: 540 }, aside),
  campaigns: {
    who: 'kwame',
    pose: { mouth: 'aa' },
    front: at(150, 500, things.megaphone + grip('kwame', -44, 30), -14),
  },
  'company-analytics': holding('marta', 'chart', { half: 118 }, { mouth: 'smile' }),
  'company-events': holding('kenji', 'calendar', { half: 100, y: 540 }),
  contacts: holding('walter', 'notebook', { half: 122 }, down),
  'contacts-search': {
    who: 'walter',
    pose: { mouth: 'oh', browLift: 6 },
    front: magnifier('walter'),
    backdrop: sun('#8fd3b4', '#b4e4cd', 250, 180, 180),
  },
  'contacts-stage': holding(
    'linh',
    'cards',
    { half: 104 },
    { ...aside, look: -9 },
    arch('#f09aa9', '#f6b8c2', '#e58095'),
  ),
  deliveries: { who: 'yusuf', pose: { mouth: 'smile', look: -10 }, front: at(122, 532, things.plane, -8) },
  hidden: { who: 'nia', pose: { mouth: 'closed' }, front: mask },
  invite: holding('meiling', 'ticket', { half: 116 }, { mouth: 'smile' }),
  'no-matches': holding(
    'thabo',
    'puzzle',
    { half: 118 },
    { ...aside, look: -9 },
    arch('#1f8a6d', '#2fa583', '#17705a'),
  ),
  'no-results': { who: 'thabo', pose: { mouth: 'oh', browLift: 6 }, front: magnifier('thabo') },
  saved: holding(
    'chloe',
    'heart',
    { half: 104, hands: 10 },
    { mouth: 'smile' },
    sun('#8fd3b4', '#b4e4cd', 250, 180, 180),
  ),
  'saved-searches': holding(
    'meiling',
    'bookmark',
    { half: 66, y: 552 },
    { ...aside, look: -8 },
    curtain('#7c3f98', '#9458b0'),
  ),
  shortlists: holding('rangi', 'folder', { half: 116 }, { mouth: 'smile' }),
  templates: holding(
    'idris',
    'stamp',
    { half: 82, hands: 34 },
    { mouth: 'smile' },
    sun('#f6b7a0', '#fbd0bf', 250, 180, 185),
  ),
  zapier: {
    who: 'tomas',
    pose: { mouth: 'smile' },
    front: at(236, 520, `<g transform="scale(.9)">${things.bolt}</g>` + grip('tomas', 44, 34, { flip: -1 })),
  },
  webhooks: holding(
    'aisha',
    'plug',
    { half: 112 },
    { mouth: 'smile', look: -8 },
    arch('#2f4fd6', '#4a6bf0', '#2440b0'),
  ),
};
