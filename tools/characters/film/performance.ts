import type { Pose, Viseme } from '../renderer/figure.ts';
import { visemeOf, visemeWeight } from '../speech/phonemes.ts';
import type { Clause, Speech } from '../speech/speak.ts';
import { seededRandom } from './random.ts';
import { framesPerSecond, ease, pulses, blinkFrames } from './motion.ts';

/** How a person moves while speaking: one pose per frame, the same for the same seed. */
export function performSpeech(speech: Speech, restMouth: Viseme, seed: string): Pose[] {
  const random = seededRandom(seed);
  const count = Math.round(speech.duration * framesPerSecond);
  const starts = speech.clauses.map((clause) => Math.round(clause.start * framesPerSecond));
  const side = random() < 0.5 ? 1 : -1;
  const swing = (i: number, size: number) => side * (i % 2 ? -1 : 1) * (0.55 + random() * 0.45) * size;
  const tilts = ease(
    [
      { frame: 0, value: 0 },
      ...starts.map((frame, i) => ({ frame: frame - 1, value: swing(i, 3) })),
      { frame: count - 10, value: 0 },
    ],
    count,
    5,
  );
  const looks = ease(
    [
      { frame: 0, value: 0 },
      ...starts.map((frame, i) => ({ frame, value: i % 3 === 2 ? swing(i, 4) : swing(i, 1.5) })),
      { frame: count - 10, value: 0 },
    ],
    count,
    3,
  );
  const hands = pulses(
    speech.clauses.filter((_, i) => i % 2 === 0).map((clause) => clause.start),
    count,
    [2, 5, 6, 5, 4, 3, 2, 1],
  );
  const brows = pulses(
    speech.clauses.flatMap((clause) => clause.accents),
    count,
    [3, 5, 5, 3, 1],
  );
  const blinks = blinkFrames(count, random);
  const mouths = keepMoving(
    Array.from({ length: count }, (_, frame) => mouthAt(frame, count, speech.clauses, restMouth)),
  );
  return mouths.map((mouth, frame) => ({
    mouth,
    blink: blinks.has(frame),
    browLift: brows[frame]!,
    headTilt: Math.round((tilts[frame]! + brows[frame]! * 0.12 * side) * 4) / 4,
    handTilt: hands[frame]!,
    look: Math.round(looks[frame]! * 2) / 2,
  }));
}

function mouthAt(frame: number, count: number, clauses: Clause[], restMouth: Viseme): Viseme {
  const start = frame / framesPerSecond;
  const end = start + 1 / framesPerSecond;
  const clause = clauses.find((spoken) => spoken.end > start + 0.02 && spoken.start < end - 0.02);
  if (!clause) {
    if (frame < 3 || frame > count - 8) return restMouth;
    return clauses.some((spoken) => spoken.start > start && spoken.start - start < 0.1) ? 'closed' : 'smile';
  }
  const shares = new Map<Viseme, number>();
  for (const { phoneme, start: from, end: to } of clause.phonemes) {
    const heard = Math.min(end, to) - Math.max(start, from);
    if (heard <= 0.008) continue;
    const viseme = visemeOf(phoneme);
    shares.set(viseme, (shares.get(viseme) ?? 0) + heard * visemeWeight[viseme]);
  }
  return [...shares].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'talk';
}

/** A speaking mouth holds no shape for more than two frames; smiles and the rest before and after may last. */
function keepMoving(mouths: Viseme[]) {
  const relaxed: Record<Viseme, Viseme> = {
    smile: 'smile',
    closed: 'talk',
    teeth: 'talk',
    talk: 'ee',
    ee: 'talk',
    aa: 'talk',
    oh: 'talk',
  };
  const moving = [...mouths];
  for (let i = 5; i < moving.length - 8; i++) {
    const mouth = moving[i]!;
    if (mouth === moving[i - 1] && mouth === moving[i - 2]) moving[i] = relaxed[mouth];
  }
  return moving;
}
