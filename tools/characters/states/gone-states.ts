import { arch, curtain, panes, split, sun } from '../renderer/backdrops.ts';
import { aside, down, holding, type StateScene } from './scene.ts';
import { curtains, handset, shutter, viewfinder } from './worn.ts';

/** Pages and people that are gone, or not there yet. */
export const goneStates: Record<string, StateScene> = {
  'call-gone': { who: 'jonas', pose: { mouth: 'oh', browLift: 6 }, front: handset },
  'campaign-gone': holding('chloe', 'torn', { half: 108 }, { ...aside, mouth: 'oh' }),
  'checkout-gone': holding(
    'diego',
    'receipt',
    { half: 76, y: 528 },
    { ...aside, mouth: 'oh' },
    sun('#3347a0', '#4a60c4', 250, 180, 180),
  ),
  'company-gone': { who: 'linh', pose: { mouth: 'closed', browLift: 8 }, front: shutter },
  featured: holding('beatriz', 'reel', { half: 102 }, { mouth: 'smile' }),
  'link-gone': holding(
    'jonas',
    'links',
    { half: 122 },
    { ...aside, mouth: 'closed' },
    arch('#5a46a8', '#7a63cf', '#46358a'),
  ),
  'premium-filters': holding('priya', 'sliders', { half: 114 }, { mouth: 'smile' }),
  preview: {
    who: 'marta',
    pose: { mouth: 'smile' },
    front: viewfinder,
    backdrop: arch('#e8604c', '#f48a6f', '#cf4a38'),
  },
  scores: holding('sofia', 'scores', { half: 114 }, { ...aside, look: -8 }, arch('#a9b94a', '#bdcc60', '#8b9a35')),
  'shortlist-empty': holding('beatriz', 'clipboard', { half: 98, y: 528 }, aside, panes('#0f5a4c', '#17705e')),
  'shortlist-gone': holding(
    'priya',
    'hourglass',
    { half: 52 },
    { ...down, mouth: 'closed' },
    curtain('#7c3f98', '#9458b0'),
  ),
  'talent-gone': { who: 'patrick', pose: { mouth: 'closed', browLift: 5 }, front: curtains },
  'unlock-gone': holding(
    'rangi',
    'padlock',
    { half: 98, y: 540 },
    { ...aside, mouth: 'closed' },
    split('#35508f', '#5c7bc2', '#fff0c9'),
  ),
};
