// Writes the cast as still SVGs for the website: web/public/cast/{id}.svg and {id}-cut.svg. See README.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { figureIds, type FigureId } from './renderer/cast.ts';
import { renderFigure } from './renderer/render.ts';

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

mkdirSync(folder, { recursive: true });
function exportStill(name: string, drawn: string) {
  const svg = tighten(drawn);
  const bytes = Buffer.byteLength(svg);
  if (bytes > limitBytes) throw new Error(`${name}.svg is ${bytes} bytes, over ${limitBytes}`);
  writeFileSync(join(folder, `${name}.svg`), svg);
}

for (const id of figureIds) exportStill(id, renderFigure(id));
for (const id of cutOuts) exportStill(`${id}-cut`, renderFigure(id, {}, { backdrop: 'none', crop: 'bust' }));
console.log(`${figureIds.length} portraits and ${cutOuts.length} cut-outs in ${folder}`);
