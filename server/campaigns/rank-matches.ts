import { setImmediate } from 'node:timers/promises';
import type { RawBuilder } from 'kysely';
import type { CampaignInput } from '#contract/campaigns/campaigns.ts';
import type { Context } from '../platform/context.ts';
import { changesBefore } from '../search/index/change-stream.ts';
import type { Offered } from '../search/matching/outcome.ts';
import { readOffered } from '../search/offers.ts';
import { type FindCandidates, findCandidates } from './candidates.ts';
import { CHANGES_MAX, hashOf, keep, type KeptRow, readKept } from './kept-rows.ts';
import { toInput } from './rows.ts';
import { MATCHES_SHOWN, type Ranked, scored, type Update } from './score-matches.ts';

export type MatchContext = Pick<Context, 'db' | 'pool' | 'clock'> & Partial<Pick<Context, 'searchIndex'>>;

/**
 * Ranks the matches of campaigns from their stored matches: rescores only positions that have changed since, or all candidates
 * if the campaign or the day has changed or there are too many changes.
 * @param which a condition on `campaigns` as `c`
 * @param known offers read since `find` was opened, shared by many campaigns
 */
export async function rankMatches(
  context: MatchContext,
  which: RawBuilder<boolean>,
  find: FindCandidates = findCandidates(context),
  known = new Map<string, Offered | null>(),
): Promise<Ranked[]> {
  const day = context.clock().toISOString().slice(0, 10);
  const ranked: (Ranked & { update: Update; isKept: boolean })[] = [];
  for (const row of await readKept(context.db, which, day)) {
    const asked = toInput(row);
    const changes = changesOf(row, asked);
    for (const id of changes?.ids ?? []) known.delete(id);
    const update = changes ?? (await findAgain(row, asked, find));
    ranked.push({ row, asked, matches: [], update, isKept: changes?.ids.size === 0 });
  }
  const learn = async (ids: string[]) => {
    const unknown = [...new Set(ids)].filter((id) => !known.has(id));
    const found = await readOffered(context.pool, unknown);
    for (const id of unknown) known.set(id, found.get(id) ?? null);
  };
  await learn(ranked.flatMap(({ update }) => [...update.ids]));
  for (const one of ranked) {
    one.matches = scored(one, one.update, known);
    if (one.update.staying.length >= MATCHES_SHOWN && one.matches.length < MATCHES_SHOWN) {
      one.update = await findAgain(one.row, one.asked, find);
      for (const id of one.update.ids) known.delete(id);
      await learn([...one.update.ids]);
      one.matches = scored(one, one.update, known);
    }
    if (ranked.length > 1) await setImmediate();
  }
  const changed = ranked.filter(({ isKept }) => !isKept);
  await keep(
    context.db,
    changed.map(({ row: { id }, update: { upTo }, ...one }) => ({
      ...one,
      campaignId: id,
      askedHash: hashOf(one.asked),
      upTo,
    })),
    day,
  );
  return ranked;
}

/** What has changed since the matches were stored; null when all must be found again. */
function changesOf({ kept, changed, interested, horizon }: KeptRow, asked: CampaignInput): Update | null {
  if (!kept || !changed || kept.askedHash !== hashOf(asked) || changed.length > CHANGES_MAX) return null;
  const staying = kept.positionIds.map((positionId, at) => ({ positionId, score: kept.scores[at]! }));
  const newly = interested.filter((id) => !kept.positionIds.includes(id));
  return { ids: new Set([...changed, ...newly]), staying, upTo: changesBefore(horizon) };
}

async function findAgain(row: KeptRow, asked: CampaignInput, find: FindCandidates): Promise<Update> {
  const { ids, upTo } = await find(asked, { userId: row.company_id, blockKeys: row.block_keys });
  return { ids: new Set([...ids, ...row.interested]), staying: [], upTo };
}
