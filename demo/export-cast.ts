// Writes the cast as still SVGs for the website: web/public/cast/{id}.svg. See README.md.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { figureIds } from './cast/cast.ts'
import { renderFigure } from './cast/render.ts'

const folder = join(import.meta.dirname, '../web/public/cast')
const limitBytes = 8 * 1024

/** Whole tenths, no spaces that SVG can do without. */
const tighten = (svg: string) =>
  svg
    .replace(/(\d+\.\d\d+)/g, (number) => `${Math.round(Number(number) * 10) / 10}`)
    .replace(/>\s+</g, '><')
    .replace(/ transform="(translate\(0,0\)|rotate\(0 [^"]*\))"/g, '')

mkdirSync(folder, { recursive: true })
for (const id of figureIds) {
  const svg = tighten(renderFigure(id))
  if (Buffer.byteLength(svg) > limitBytes) throw new Error(`${id}.svg is ${Buffer.byteLength(svg)} bytes, over ${limitBytes}`)
  writeFileSync(join(folder, `${id}.svg`), svg)
}
console.log(`${figureIds.length} figures in ${folder}`)
