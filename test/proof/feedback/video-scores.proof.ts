import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApp } from '../../../bench/fixtures/app.ts';
import { card } from '../../media/recipe-parts.ts';
import { concat } from '../../sound/edit.ts';
import { writeTake } from '../../sound/to-file.ts';
import { RATE } from '../../sound/voices.ts';
import { analyzeUnderLoad } from './analyze-under-load.ts';
import { compareWithSilero } from './compare-with-silero.ts';
import { failModels } from './fail-models.ts';
import { keepOrder } from './keep-order.ts';
import { measureCost } from './measure-cost.ts';

const TWO_MINUTES = 120;

/**
 * Scores keep their order whatever the voice and format, speech is detected where Silero detects it, and results arrive in time
 * whatever a model does.
 */
export async function prove() {
  const folder = mkdtempSync(join(tmpdir(), 'closeup-scores-'));
  const failures: string[] = [];
  let n = 0;
  const check = (ok: boolean, what: string) => {
    n++;
    if (!ok) failures.push(what);
  };
  const { app, url, close } = await openApp('proof-scores');
  try {
    const { takes, otherTakes } = await keepOrder(folder, check);
    compareWithSilero({ 'of the 16 takes': takes, 'of the other voices': otherTakes }, check);
    const spoken = concat([takes.get('good')!, takes.get('tooSlow')!, takes.get('good')!]);
    const long = await writeTake(join(folder, 'long.mp4'), spoken.subarray(0, TWO_MINUTES * RATE), 'aac', {
      picture: `${card('360x640', 15, TWO_MINUTES)},format=yuv420p`,
      pictureOptions: { preset: 'ultrafast', g: 30 },
    });
    const measured = await measureCost(long, check);
    await failModels(app, measured, check);
    await analyzeUnderLoad({ app, url }, long, check);
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
  return { n, failures, promise: 'Scores keep their order and survive codecs; what is no speech has none.' };
}
