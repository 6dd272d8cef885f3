import { box, changeBoxes } from './boxes.ts';
import { inputBytes } from './make-inputs.ts';
import type { Random } from '../fixtures/random.ts';
import { type Bait, text, playlist, reference, alien, subtitledAvi } from './bait-files.ts';
import { bases, ftyp, cut, flipped, spliced, giantPicture, lyingTable, nested } from './damaged-files.ts';

type Maker = (random: Random, bait: Bait) => Promise<Buffer> | Buffer;

const ebml = (kind: string) =>
  Buffer.concat([
    Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282', 'hex'),
    Buffer.from([0x80 | kind.length]),
    text(kind),
    Buffer.from('42878104428581021853806701ffffffffffffff', 'hex'),
  ]);

const makers: Record<string, Maker> = {
  'playlist as video': playlist,
  'playlist behind ftyp': (random, bait) =>
    Buffer.concat([ftyp(random.pick(['isom', 'qt  ', 'mp42'])), playlist(random, bait)]),
  'playlist inside mdat': (random, bait) =>
    Buffer.concat([ftyp('isom'), box('mdat', playlist(random, bait)), box('moov', playlist(random, bait))]),
  'playlist behind EBML': (random, bait) =>
    Buffer.concat([ebml(random.pick(['webm', 'matroska'])), playlist(random, bait)]),
  'subtitles in AVI': subtitledAvi,
  'outside data reference': async (random, bait) =>
    changeBoxes(await inputBytes(random.pick(['tinyMp4', 'tinyMov'])), 'dref', () => reference(random, bait)),
  cut: cut,
  'flipped bits': flipped,
  spliced: spliced,
  'giant picture': giantPicture,
  'lying table': lyingTable,
  'alien behind ftyp': (random, bait) => Buffer.concat([ftyp('mp42'), alien(random, bait), random.bytes(200)]),
  'alien before video': async (random, bait) =>
    Buffer.concat([alien(random, bait), await inputBytes(random.pick(bases))]),
  'alien after video': async (random, bait) =>
    Buffer.concat([await inputBytes(random.pick(bases)), alien(random, bait)]),
  'noise behind magic': (random) =>
    Buffer.concat([
      random.pick([ftyp('isom'), ebml('webm'), text('RIFF\xff\xff\xff\x7fAVI LIST')]),
      random.bytes(4000),
    ]),
  'nested boxes': nested,
};

/** The `index`-th hostile file. Kinds alternate; the seed decides the rest. */
export async function makeHostileFile(
  index: number,
  random: Random,
  bait: Bait,
): Promise<{ kind: string; bytes: Buffer }> {
  const kinds = Object.keys(makers);
  const kind = kinds[index % kinds.length]!;
  return { kind, bytes: await makers[kind]!(random, bait) };
}
