// Puts the clips through the product's own pipeline once, so that the first start need not: posters, previews, facts.
import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processVideo } from '#server/platform/media/media.ts';
import { demoPositions } from '../../demo/people.ts';

const CLIPS = join(import.meta.dirname, '../../demo/clips');

for (const { position } of demoPositions) {
  const at = (ending: string) => join(CLIPS, `${position.slug}${ending}`);
  if (existsSync(at('.json')) && statSync(at('.json')).mtimeMs > statSync(at('.mp4')).mtimeMs) continue;
  const folder = mkdtempSync(join(tmpdir(), 'closeup-renditions-'));
  try {
    const { info, loudnessLufs, files } = await processVideo(at('.mp4'), folder);
    copyFileSync(files.posterAvif, at('.avif'));
    copyFileSync(files.posterWebp, at('.webp'));
    copyFileSync(files.preview, at('.preview.mp4'));
    writeFileSync(
      at('.json'),
      `${JSON.stringify({ durationMs: info.durationMs, width: info.width, height: info.height, loudnessLufs })}\n`,
    );
    console.log(position.slug);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
