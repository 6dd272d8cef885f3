import { figureIds } from '../tools/characters/renderer/cast.ts';
import { africaAndMiddleEast } from './people/africa-and-middle-east.ts';
import { americas } from './people/americas.ts';
import { asiaPacific } from './people/asia-pacific.ts';
import { northernAndCentralEurope } from './people/northern-and-central-europe.ts';
import { westernEurope } from './people/western-europe.ts';
import type { Position, Talent } from './people/talent.ts';

export { companies, type Company } from './people/companies.ts';
export type { Position, Talent, Voice } from './people/talent.ts';

/** The demo talents in the order of the cast; the first is the demo talent. Nobody here exists. */
export const talents: Talent[] = [
  ...westernEurope,
  ...northernAndCentralEurope,
  ...africaAndMiddleEast,
  ...asiaPacific,
  ...americas,
].sort((a, b) => figureIds.indexOf(a.id) - figureIds.indexOf(b.id));

/** Every clip of the demo: one per position. */
export const demoPositions: { talent: Talent; position: Position }[] = talents.flatMap((talent) =>
  talent.positions.map((position) => ({ talent, position })),
);
