import type { Figure } from './figure.ts';
import { aisha } from '../people/aisha.ts';
import { beatriz } from '../people/beatriz.ts';
import { chloe } from '../people/chloe.ts';
import { diego } from '../people/diego.ts';
import { harpreet } from '../people/harpreet.ts';
import { idris } from '../people/idris.ts';
import { ingrid } from '../people/ingrid.ts';
import { jonas } from '../people/jonas.ts';
import { kenji } from '../people/kenji.ts';
import { kwame } from '../people/kwame.ts';
import { lena } from '../people/lena.ts';
import { linh } from '../people/linh.ts';
import { marta } from '../people/marta.ts';
import { meiling } from '../people/meiling.ts';
import { nia } from '../people/nia.ts';
import { olga } from '../people/olga.ts';
import { patrick } from '../people/patrick.ts';
import { priya } from '../people/priya.ts';
import { rangi } from '../people/rangi.ts';
import { sofia } from '../people/sofia.ts';
import { thabo } from '../people/thabo.ts';
import { tomas } from '../people/tomas.ts';
import { walter } from '../people/walter.ts';
import { yusuf } from '../people/yusuf.ts';

/** The cast, in the order of the contact sheet. */
export const figures = {
  marta,
  kwame,
  ingrid,
  yusuf,
  aisha,
  kenji,
  priya,
  tomas,
  chloe,
  harpreet,
  lena,
  jonas,
  sofia,
  idris,
  meiling,
  walter,
  nia,
  diego,
  linh,
  olga,
  rangi,
  patrick,
  beatriz,
  thabo,
} satisfies Record<string, Figure>;

export type FigureId = keyof typeof figures;
export const figureIds = Object.keys(figures) as FigureId[];
