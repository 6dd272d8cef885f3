import type { Figure } from './figure.ts';
import { aisha } from './figures/aisha.ts';
import { beatriz } from './figures/beatriz.ts';
import { chloe } from './figures/chloe.ts';
import { diego } from './figures/diego.ts';
import { harpreet } from './figures/harpreet.ts';
import { idris } from './figures/idris.ts';
import { ingrid } from './figures/ingrid.ts';
import { jonas } from './figures/jonas.ts';
import { kenji } from './figures/kenji.ts';
import { kwame } from './figures/kwame.ts';
import { lena } from './figures/lena.ts';
import { linh } from './figures/linh.ts';
import { marta } from './figures/marta.ts';
import { meiling } from './figures/meiling.ts';
import { nia } from './figures/nia.ts';
import { olga } from './figures/olga.ts';
import { patrick } from './figures/patrick.ts';
import { priya } from './figures/priya.ts';
import { rangi } from './figures/rangi.ts';
import { sofia } from './figures/sofia.ts';
import { thabo } from './figures/thabo.ts';
import { tomas } from './figures/tomas.ts';
import { walter } from './figures/walter.ts';
import { yusuf } from './figures/yusuf.ts';

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
