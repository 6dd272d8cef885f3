import { type Voice, RATE, speak } from './voices.ts';
import { music } from './music.ts';
import { tones } from './noises.ts';
import { noise } from './noises.ts';
import { concat, gained, limitedTo, mixed, padded, silence, levelled } from './edit.ts';
import { PHRASES } from './phrases.ts';

export const SPOKEN_TAKES = [
  'good',
  'tooFast',
  'tooSlow',
  'manyPauses',
  'longPauses',
  'noisy',
  'clipped',
  'quiet',
  'uneven',
  'unsteady',
  'twoVoices',
] as const;
export const UNSCORED_TAKES = ['short', 'silence', 'tones', 'noise', 'music'] as const;
export const TAKE_NAMES = [...SPOKEN_TAKES, ...UNSCORED_TAKES];
export type TakeName = (typeof TAKE_NAMES)[number];

/** RMS of speech in dBFS, which corresponds to about -18 LUFS. */
const SPEECH_DB = -20;
/** Noise level of a quiet room. */
const ROOM_DB = -62;

/** One of 16 takes as mono samples at 16 kHz, 30 to 60 s long. The same call returns the same samples. */
export async function makeTake(name: TakeName, voice: Voice, other: Voice): Promise<Float32Array> {
  const phrases = PHRASES[voice.language]!;
  const said = (speed = 1) =>
    Promise.all(phrases.map(async (phrase) => levelled(await speak(phrase, voice, speed), SPEECH_DB)));
  const takes: Record<TakeName, () => Promise<Float32Array>> = {
    good: async () => spaced(await said(), 0.45),
    tooFast: async () => spaced([...(await said(2.3)), ...(await said(2.3))], 0.1),
    tooSlow: async () => spaced(await said(0.5), 0.9),
    manyPauses: async () =>
      spaced(
        (await said()).flatMap((phrase) => chopped(phrase, 0.9)),
        0.95,
      ),
    longPauses: async () => spaced(await said(), 2.6),
    noisy: async () => mixed(spaced(await said(), 0.45), noise('pink', 60), -28),
    clipped: async () => limitedTo(gained(spaced(await said(), 0.45), 26), 0.98),
    quiet: async () => gained(spaced(await said(), 0.45), -26),
    uneven: async () =>
      spaced(
        (await said()).map((phrase, at) => gained(phrase, at % 2 === 0 ? 4 : -14)),
        0.45,
      ),
    unsteady: async () => {
      const [fast, slow] = [await said(2), await said(0.6)];
      return spaced(
        fast.map((phrase, at) => (at % 4 < 2 ? phrase : slow[at]!)),
        0.45,
      );
    },
    twoVoices: async () => {
      const second = await Promise.all(
        phrases.map(async (phrase) => levelled(await speak(phrase, { ...other, language: voice.language }), SPEECH_DB)),
      );
      return spaced(
        (await said()).map((phrase, at) => (at % 2 === 0 ? phrase : second[at]!)),
        0.45,
      );
    },
    short: async () => spaced((await said()).slice(0, 1), 0.45),
    silence: async () => silence(30),
    tones: async () => tones('dial', 30),
    noise: async () => gained(noise('white', 30), -20),
    music: async () => gained(music('song', 30), -3),
  };
  return takes[name]();
}

/** Phrases with pauses between them, in a quiet room. */
function spaced(phrases: readonly Float32Array[], pauseSeconds: number): Float32Array {
  const parts = phrases.flatMap((phrase, at) => (at === 0 ? [phrase] : [silence(pauseSeconds), phrase]));
  const spoken = padded(concat(parts), 0.6);
  return mixed(spoken, noise('pink', spoken.length / RATE), ROOM_DB);
}

function chopped(phrase: Float32Array, seconds: number): Float32Array[] {
  const length = Math.round(seconds * RATE);
  return Array.from({ length: Math.max(1, Math.round(phrase.length / length)) }, (_, at) =>
    phrase.subarray(at * length, (at + 1) * length),
  );
}
