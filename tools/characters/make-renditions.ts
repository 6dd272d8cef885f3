// Puts the clips through the product's own pipeline once, so that the first start need not: posters, previews, facts, analyses.
import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAnalyst } from '#server/feedback/analyst/create-analyst.ts';
import { processVideo } from '#server/platform/media/media.ts';
import { demoClips } from '../../demo/people.ts';

const analyst = createAnalyst({}, null);
const CLIPS = join(import.meta.dirname, '../../demo/clips');

for (const { clip } of demoClips) {
  const at = (ending: string) => join(CLIPS, `${clip.slug}${ending}`);
  if (existsSync(at('.json')) && statSync(at('.json')).mtimeMs > statSync(at('.mp4')).mtimeMs) continue;
  const folder = mkdtempSync(join(tmpdir(), 'closeup-renditions-'));
  try {
    const { info, loudnessLufs, files } = await processVideo(at('.mp4'), folder);
    const analysis = await analyst.analyze(
      {
        source: at('.mp4'),
        language: clip.language.slice(0, 2),
        transcript: { text: clip.transcript, source: 'typed' },
      },
      { signal: new AbortController().signal },
    );
    copyFileSync(files.posterAvif, at('.avif'));
    copyFileSync(files.posterWebp, at('.webp'));
    copyFileSync(files.preview, at('.preview.mp4'));
    writeFileSync(
      at('.json'),
      `${JSON.stringify({ durationMs: info.durationMs, width: info.width, height: info.height, loudnessLufs, version: analyst.version, analysis })}\n`,
    );
    console.log(clip.slug);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
