import DataLoader from 'dataloader';
import type { UnlockedPerson } from '#contract/search/search.ts';
import type { WorkType } from '#contract/talents.ts';
import type { Context } from '../platform/context.ts';
import type { CardTexts } from './documents/mask-card.ts';

export interface CardRow extends CardTexts {
  position_id: string;
  full_name: string;
  experience_years: number | null;
  work_type: WorkType | null;
  salary_min_minor: number | null;
  available_from: string | null;
  boosted: boolean;
  communication: number | null;
  confidence: number | null;
  clarity: number | null;
  /** The masked texts shown before an unlock; null when nothing needs masking. */
  masks: CardTexts | null;
  masked_by: number;
  unlocked: UnlockedPerson | null;
  is_viewed: boolean;
  public_id: string;
  captions_key: string | null;
  duration_ms: number;
  width: number;
  height: number;
  published_at: Date;
}

/** Everything a company may see before an unlock. Contact columns are never selected. Lists are JSON because that parses fastest. */
const cardsWhere = (isAsked: string, reader: Record<keyof Reader, string>) => `
  SELECT s.position_id, tp.full_name, p.position_title, tp.city, tp.country, to_json(tp.languages) AS languages,
    to_json(p.skills || tp.skills) AS skills, tp.bio, p.experience_years, p.work_type,
    p.salary_min_minor, ((now() AT TIME ZONE 'UTC')::date + p.notice_days)::text AS available_from, s.boosted, s.masks, s.masked_by,
    s.score_communication AS communication, s.score_confidence AS confidence, s.score_clarity AS clarity,
    v.quote, v.public_id, v.captions_key, v.duration_ms, v.width, v.height, v.published_at, p.created_at,
    (SELECT json_build_object('conversationId', u.conversation_id, 'talentName', tp.full_name)
      FROM unlocked_contacts u WHERE u.user_id = ${reader.viewerId} AND u.closer_id = p.talent_id) AS unlocked,
    coalesce((SELECT true FROM conversion_events e
      WHERE e.company_id = ${reader.viewerId} AND e.position_id = s.position_id AND e.type = 'view' LIMIT 1), false) AS is_viewed
  FROM talent_search s
  JOIN talent_positions p ON p.id = s.position_id
  JOIN talent_profiles tp ON tp.user_id = p.talent_id
  JOIN videos v ON v.position_id = s.position_id AND v.state = 'ready'
  WHERE ${isAsked}
    AND NOT EXISTS (SELECT FROM talent_blocks b WHERE b.talent_id = p.talent_id AND b.domain = ANY(${reader.blockKeys}))
    AND (${reader.withHidden} OR NOT EXISTS (SELECT FROM hidden_talents h WHERE h.company_id = ${reader.viewerId} AND h.talent_id = p.talent_id))`;

/** Who reads: the account, the keys by which talent may have blocked it, and whether it sees talent it has hidden. */
interface Reader {
  viewerId: string | null;
  blockKeys: readonly string[];
  withHidden: boolean;
}

interface CardRequest extends Reader {
  positionIds: readonly string[];
}

/** The subquery has an OFFSET, so that Postgres always looks its positions up one by one, however many it expects. */
const CARDS = {
  name: 'talent-cards',
  text: `
  SELECT request.nth, card.*
  FROM json_to_recordset($1) AS request(nth int, "positionIds" uuid[], "viewerId" uuid, "blockKeys" text[], "withHidden" boolean)
  CROSS JOIN unnest(request."positionIds") AS wanted(id)
  CROSS JOIN LATERAL (${cardsWhere('s.position_id = wanted.id', {
    viewerId: 'request."viewerId"',
    blockKeys: 'request."blockKeys"',
    withHidden: 'request."withHidden"',
  })} OFFSET 0) AS card`,
};
const OWN_CARDS = {
  name: 'own-cards',
  text: `${cardsWhere('p.talent_id = $1', { viewerId: '$1', blockKeys: `'{}'`, withHidden: 'true' })} ORDER BY p.created_at, p.id`,
};

/** No statement reads for more requests than this, so that none waits long for the others. */
const REQUESTS_PER_STATEMENT = 8;
const loaders = new WeakMap<Context['pool'], DataLoader<CardRequest, CardRow[]>>();

/**
 * Reads the rows of searchable positions in the order of `positionIds`. Requests of one turn of the event loop share a
 * statement: under load, sending one statement each took a third of the server's time.
 */
export async function readCardRows(pool: Context['pool'], request: CardRequest): Promise<CardRow[]> {
  if (request.positionIds.length === 0) return [];
  const loader = loaders.get(pool) ?? createLoader(pool);
  loaders.set(pool, loader);
  return loader.load(request);
}

/** Reads a talent's searchable positions as the talent sees them, oldest first. */
export async function readOwnRows(pool: Context['pool'], talentId: string): Promise<CardRow[]> {
  const { rows } = await pool.query<CardRow>({ ...OWN_CARDS, values: [talentId] });
  return rows;
}

const createLoader = (pool: Context['pool']) =>
  new DataLoader<CardRequest, CardRow[]>((requests) => readTogether(pool, requests), {
    cache: false,
    maxBatchSize: REQUESTS_PER_STATEMENT,
    batchScheduleFn: setImmediate,
  });

async function readTogether(pool: Context['pool'], requests: readonly CardRequest[]): Promise<CardRow[][]> {
  const { rows } = await pool.query<CardRow & { nth: number }>({
    ...CARDS,
    values: [JSON.stringify(requests.map((request, nth) => ({ nth, ...request })))],
  });
  const found = requests.map(() => new Map<string, CardRow>());
  for (const row of rows) found[row.nth]!.set(row.position_id, row);
  return requests.map(({ positionIds }, nth) => positionIds.flatMap((id) => found[nth]!.get(id) ?? []));
}
