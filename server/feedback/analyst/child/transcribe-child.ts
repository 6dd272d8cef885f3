import { writeFileSync } from 'node:fs';
import type { AnalysisStep } from '#contract/values/feedback.ts';
import { type Report, serveJob, upload } from '#server/platform/media/child/serve-job.ts';
import { detectSpeech } from '../delivery/detect-speech.ts';
import { HOP_MS, SAMPLE_RATE, frameLevels } from '../delivery/frames.ts';
import { hear } from './hear.ts';
import type { TranscribeJob } from './protocol.ts';
import { readTake } from './read-take.ts';
import { loadRecognizer } from './recognizer.ts';

/** Whisper models process 30 s at a time. */
const CHUNK_SECONDS = 28;

/** Writes the sound as a WAV file, or transcribes it with the operator's own model. */
async function work(job: TranscribeJob, report: Report<AnalysisStep>): Promise<{ text: string | null }> {
  const take = await readTake(upload, job);
  if (!take.sound) return { text: null };
  const { sound } = await hear(take.sound, take.origin, take.durationMs / 1000, () => undefined);
  await take.close();
  if (job.wavPath !== null) {
    writeFileSync(job.wavPath, wavOf(sound));
    return { text: null };
  }
  const recognize = await loadRecognizer(job.modelDir!, job.language);
  const texts: string[] = [];
  for (const chunk of chunksOf(sound)) {
    texts.push(recognize(chunk));
    report('transcribe', Math.min(1, (chunk.byteOffset - sound.byteOffset + chunk.byteLength) / sound.byteLength));
  }
  return { text: texts.join(' ').trim() };
}

/** Chunks of at most 28 s that start at the beginning of a phrase. */
function chunksOf(sound: Float32Array): Float32Array[] {
  const perFrame = (SAMPLE_RATE * HOP_MS) / 1000;
  const longest = CHUNK_SECONDS * SAMPLE_RATE;
  const starts = detectSpeech(frameLevels(sound)).stretches.map(({ from }) => from * perFrame);
  const chunks: Float32Array[] = [];
  for (let from = 0; from < sound.length;) {
    const limit = from + longest;
    const isLast = limit >= sound.length;
    const next = isLast ? sound.length : (starts.findLast((start) => start > from && start <= limit) ?? limit);
    chunks.push(sound.subarray(from, next));
    from = next;
  }
  return chunks;
}

/** 16-bit mono WAV. */
function wavOf(sound: Float32Array): Buffer {
  const bytes = Buffer.alloc(44 + sound.length * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + sound.length * 2, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(SAMPLE_RATE, 24);
  bytes.writeUInt32LE(SAMPLE_RATE * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(sound.length * 2, 40);
  for (const [at, sample] of sound.entries())
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 44 + at * 2);
  return bytes;
}

serveJob(work);
