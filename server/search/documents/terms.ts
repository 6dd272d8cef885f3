import { type Kysely, sql } from 'kysely';
import { countryOf } from '#contract/values/countries.ts';
import { MASK } from '#contract/values/product.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { TermKind } from '../query/dictionary.ts';
import { flagsOf, scoresOf, type Terms, termsFlagsOf, yearsFlagsOf } from '../flags.ts';
import type { CardTexts } from './mask-card.ts';
import { normalise } from '../query/words.ts';
import { pairTag } from '../query/pairs.ts';

interface Name {
  kind: TermKind;
  norm: string;
  label: string;
}

interface Described extends CardTexts, Terms {
  work_type: string | null;
  experience_years: number | null;
  communication: number | null;
  confidence: number | null;
  clarity: number | null;
}

export function namesOf(position: Described): Name[] {
  const name =
    (kind: TermKind) =>
    (text: string): Name => {
      const label = text.replaceAll(MASK, ' ').replace(/\s+/g, ' ').trim();
      return { kind, norm: normalise(label), label };
    };
  return [
    name('title')(position.position_title),
    ...position.skills.map(name('skill')),
    ...position.languages.map(name('lang')),
    ...[position.city, position.country && oneName(position.country)]
      .filter((place) => place !== null)
      .map(name('loc')),
    ...(position.work_type ? [name('work')(position.work_type)] : []),
    ...flagsOf(scoresOf(position)).map(name('flag')),
    ...termsFlagsOf(position).map(name('flag')),
    ...yearsFlagsOf(position.experience_years).map(name('years')),
  ].filter(({ norm }) => /[\p{L}\p{N}]/u.test(norm));
}

/** Profiles from before countries were stored by their English names may have others. */
const oneName = (country: string) => countryOf(country)?.name ?? country;

export function tagsOf(names: Name[], ids: Map<string, number>) {
  const of = (kind: TermKind) => names.filter((name) => name.kind === kind).map((name) => ids.get(keyOf(name))!);
  const pairs = of('title').flatMap((title) => of('lang').flatMap((language) => pairTag(title, language) ?? []));
  return [...new Set([...names.map((name) => ids.get(keyOf(name))!), ...pairs])].toSorted((a, b) => a - b);
}

/** Advisory lock: shared by writers that use terms, exclusive for the job that deletes unused ones. */
export const TERMS_LOCK = 727_005;

const keyOf = ({ kind, norm }: Pick<Name, 'kind' | 'norm'>) => `${kind} ${norm}`;

/** Returns the ids of terms, inserting missing ones in sorted order. An upsert would deadlock. */
export async function ensureTerms(trx: Kysely<DB>, names: Name[]): Promise<Map<string, number>> {
  await sql`SELECT pg_advisory_xact_lock_shared(${TERMS_LOCK})`.execute(trx);
  const wanted = [...new Map(names.map((name) => [keyOf(name), name])).values()].toSorted((a, b) =>
    keyOf(a) < keyOf(b) ? -1 : 1,
  );
  const columns = (list: Name[]) =>
    sql`unnest(${list.map(({ kind }) => kind)}::text[], ${list.map(({ norm }) => norm)}::text[], ${list.map(({ label }) => label)}::text[])`;
  const read = async () => {
    const { rows } = await sql<
      Name & { id: number }
    >`SELECT t.id, t.kind, t.norm FROM search_terms t JOIN ${columns(wanted)} AS w(kind, norm, label) USING (kind, norm)`.execute(
      trx,
    );
    return new Map(rows.map((row) => [keyOf(row), row.id]));
  };
  const known = await read();
  const missing = wanted.filter((name) => !known.has(keyOf(name)));
  if (missing.length === 0) return known;
  await sql`INSERT INTO search_terms(kind, norm, label) SELECT * FROM ${columns(missing)} ON CONFLICT DO NOTHING`.execute(
    trx,
  );
  return read();
}
