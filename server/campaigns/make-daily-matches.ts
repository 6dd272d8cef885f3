import { sql } from 'kysely';
import { findEmailChoices } from '../notifications/preferences.ts';
import { unsubscribeLinks } from '../notifications/unsubscribe.ts';
import type { Context } from '../platform/context.ts';
import { postMail } from '../platform/mail/post-mail.ts';
import type { Offered } from '../search/matching/outcome.ts';
import { findCandidates, openCandidates } from './candidates.ts';
import { dailyMatchMail } from './mails.ts';
import {
  chooseDailyMatches,
  type DailyContext,
  type DailyMatch,
  storeDailyMatches,
  utcDay,
} from './make-daily-match.ts';

type JobContext = DailyContext & Pick<Context, 'mailer'>;

/** Companies matched per batch, and offers cached meanwhile. */
const AT_ONCE = 100;
const KNOWN_MAX = 50_000;

/** Chooses the daily match of every company with an open campaign, and mails it if the company wants that. */
export async function makeDailyMatches(context: JobContext) {
  const due = await listDue(context);
  const find = due.length > AT_ONCE ? await openCandidates(context) : findCandidates(context);
  const known = new Map<string, Offered | null>();
  for (let at = 0; at < due.length; at += AT_ONCE) {
    if (known.size > KNOWN_MAX) known.clear();
    const companyIds = due.slice(at, at + AT_ONCE);
    const matches = await chooseDailyMatches(context, companyIds, find, known);
    const mails = await writeMails(context, matches);
    await context.db.transaction().execute(async (trx) => {
      for (const { companyId } of await storeDailyMatches(trx, matches, context.clock())) {
        const written = mails.get(companyId);
        if (written) await postMail({ db: trx, mailer: context.mailer }, written.mail, written.quietUntil);
      }
    });
    const have = new Set(matches.map(({ companyId }) => companyId));
    await rememberNone(
      context,
      companyIds.filter((id) => !have.has(id)),
    );
  }
}

/** Companies without a match of the day, except those that had none today and whose campaigns haven't changed. */
async function listDue({ db, clock }: JobContext): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT c.company_id AS id FROM campaigns c JOIN users u ON u.id = c.company_id
    LEFT JOIN campaign_matches k ON k.campaign_id = c.id
    WHERE c.state = 'open' AND u.email_verified AND u.deletion_requested_at IS NULL
      AND k.none_on IS DISTINCT FROM ${utcDay(clock())}
      AND NOT EXISTS (SELECT FROM daily_matches d WHERE d.company_id = c.company_id AND d.utc_day = ${utcDay(clock())})`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

async function rememberNone({ db, clock }: JobContext, companyIds: readonly string[]) {
  await sql`UPDATE campaign_matches k SET none_on = ${utcDay(clock())} FROM campaigns c
    WHERE c.id = k.campaign_id AND c.state = 'open' AND c.company_id = ANY(${companyIds}::uuid[])`.execute(db);
}

/** Writes the emails for companies that want them, by company. */
async function writeMails({ db, env, clock }: JobContext, matches: readonly DailyMatch[]) {
  const ids = matches.map(({ companyId }) => companyId);
  const people = await db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'language'])
    .where('id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .execute();
  const choices = await findEmailChoices(db, ids, 'match', clock());
  const mails = new Map<string, { mail: Awaited<ReturnType<typeof dailyMatchMail>>; quietUntil: Date | null }>();
  for (const { companyId, data } of matches) {
    const person = people.find(({ id }) => id === companyId);
    const choice = choices.get(companyId);
    if (!person || !choice?.isWanted) continue;
    const { talentName: name, positionTitle: title, campaignTitle: campaign, score } = data;
    const links = unsubscribeLinks(env, { kind: 'daily_match', id: companyId });
    const mail = await dailyMatchMail(
      person,
      `${env.PUBLIC_URL}/company/dashboard`,
      { name, title, campaign, score },
      links,
    );
    mails.set(companyId, { mail, quietUntil: choice.quietUntil });
  }
  return mails;
}
