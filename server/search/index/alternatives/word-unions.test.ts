import { expect, test } from 'vitest';
import { seededRandom } from '#test/fixtures/random.ts';
import { buildDictionary, type Term } from '../../query/dictionary.ts';
import { DocumentStore, type SearchDocument } from '../document-store.ts';
import { eachSlot } from '../postings.ts';

const DOCUMENTS = 3000;
const random = seededRandom(23);

const skill = (id: number, norm: string): Term => ({ id, kind: 'skill', norm, label: norm, frequency: 0 });
const CLOSING = [skill(1, 'saas closing'), skill(2, 'energy closing'), skill(3, 'closing')];
const SAAS = [CLOSING[0]!, skill(4, 'saas demos'), skill(5, 'saas renewals')];
const SKILLS = [...new Set([...CLOSING, ...SAAS])];
const LEARNT_LATER = skill(6, 'retail closing');

const idsOf = (terms: readonly Term[]) => terms.map(({ id }) => id);

function documentAt(at: number, skills: readonly Term[]): SearchDocument {
  return {
    id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    at: 1_767_225_600_000_000 + at,
    isBoosted: false,
    tags: idsOf(skills.filter(() => random.upTo(4) === 0)),
    title: 0,
    words: '',
    scores: null,
    excluded: [],
  };
}

/** Documents with some of the skills, and changes and deletions after their words were learnt. */
async function createStore() {
  const dictionary = buildDictionary(SKILLS, 0);
  const store = new DocumentStore();
  const documents = new Map<number, SearchDocument>();
  const put = (at: number, skills: readonly Term[]) => {
    const document = documentAt(at, skills);
    documents.set(at, document);
    store.put(document);
  };
  const drop = (at: number) => {
    store.drop(documents.get(at)!.id);
    documents.delete(at);
  };
  const learn = () => store.wordUnions.learn(dictionary, store.slots);
  for (let at = 0; at < DOCUMENTS; at++) put(at, SKILLS);
  await learn();
  for (let at = 0; at < DOCUMENTS; at += 3) put(at, SKILLS);
  for (let at = 0; at < DOCUMENTS; at += 5) drop(at);
  dictionary.add([LEARNT_LATER]);
  for (let at = DOCUMENTS; at < 2 * DOCUMENTS; at++) put(at, [...SKILLS, LEARNT_LATER]);
  await learn();
  for (let at = DOCUMENTS; at < 2 * DOCUMENTS; at += 4) put(at, [...SKILLS, LEARNT_LATER]);
  for (let at = DOCUMENTS; at < 2 * DOCUMENTS; at += 7) drop(at);
  const carrying = (tags: readonly number[]) =>
    [...documents.values()].filter((document) => document.tags.some((tag) => tags.includes(tag)));
  return { store, carrying };
}

test.each([
  ['a word that several skills contain', [...CLOSING, LEARNT_LATER], 1],
  ['two words that share a skill', [...CLOSING, LEARNT_LATER, ...SAAS], 2],
  ['a word and a skill without it', [...CLOSING, LEARNT_LATER, SAAS[1]!], 2],
  ['some of the skills that contain a word', [CLOSING[0]!, CLOSING[1]!], 2],
])('%s: exactly the positions with one of the skills, in as few postings as possible', async (_name, terms, fewest) => {
  const { store, carrying } = await createStore();
  const wanted = [...new Set(idsOf(terms))];
  const postings = store.wordUnions.covering(wanted).filter((one) => one !== undefined);
  const slots = new Set<number>();
  for (const one of postings) eachSlot(one, (slot) => void slots.add(slot));
  const found = [...slots].map((slot) => store.ids.get(slot)).toSorted();
  expect(found).toEqual(
    carrying(wanted)
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(postings).toHaveLength(fewest);
  for (const one of postings) {
    let count = 0;
    eachSlot(one, () => void count++);
    expect(one.size).toBe(count);
  }
});
