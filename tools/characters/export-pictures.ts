// Writes the cast as still SVGs for the website: web/public/cast/{id}.svg, {id}-cut.svg and states/{name}.svg. See README.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { figureIds, type FigureId } from './renderer/cast.ts';
import { renderFigure } from './renderer/render.ts';
import { companyStates } from './states/company-states.ts';
import { goneStates } from './states/gone-states.ts';
import { otherStates } from './states/other-states.ts';

const folder = join(import.meta.dirname, '../../web/public/cast');
const limitBytes = 8 * 1024;

/** Who also stands in front of type, without a backdrop and with both shoulders. */
const cutOuts: FigureId[] = ['aisha', 'kwame', 'marta', 'lena', 'sofia', 'walter'];

/** Whole tenths, no spaces that SVG can do without. */
const tighten = (svg: string) =>
  svg
    .replace(/(\d+\.\d\d+)/g, (number) => `${Math.round(Number(number) * 10) / 10}`)
    .replace(/>\s+</g, '><')
    .replace(/ transform="(translate\(0,0\)|rotate\(0 [\d .]*\))"/g, '');

/** One drawing for every empty list and every page that is gone, by what is missing there. */
const states = { ...companyStates, ...goneStates, ...otherStates };

mkdirSync(join(folder, 'states'), { recursive: true });
function exportStill(name: string, drawn: string) {
  const svg = tighten(drawn);
  const bytes = Buffer.byteLength(svg);
  if (bytes > limitBytes) throw new Error(`${name}.svg is ${bytes} bytes, over ${limitBytes}`);
  writeFileSync(join(folder, `${name}.svg`), svg);
}

for (const id of figureIds) exportStill(id, renderFigure(id));
for (const id of cutOuts) exportStill(`${id}-cut`, renderFigure(id, {}, { backdrop: 'none', crop: 'bust' }));
for (const [name, { who, pose, front, backdrop }] of Object.entries(states))
  exportStill(
    `states/${name}`,
    renderFigure(who, pose, { front, ...(backdrop ? { backdrop: { svg: backdrop } } : {}) }),
  );
console.log(
  `${figureIds.length} portraits, ${cutOuts.length} cut-outs and ${Object.keys(states).length} states in ${folder}`,
);
