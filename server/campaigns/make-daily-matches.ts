import { findEmailChoice } from '../notifications/preferences.ts';
import { unsubscribeLinks } from '../notifications/unsubscribe.ts';
import type { Context } from '../platform/context.ts';
import { postMail } from '../platform/mail/post-mail.ts';
import { dailyMatchMail } from './mails.ts';
import { makeDailyMatch, utcDay } from './make-daily-match.ts';

/** Chooses the daily match of every company with an open campaign, and mails it if the company wants that. */
export async function makeDailyMatches(context: Pick<Context, 'db' | 'pool' | 'clock' | 'mailer' | 'env'>) {
  const due = await context.db
    .selectFrom('campaigns as c')
    .innerJoin('users as u', 'u.id', 'c.company_id')
    .select('c.company_id')
    .distinct()
    .where('c.state', '=', 'open')
    .where('u.email_verified', '=', true)
    .where('u.deletion_requested_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('daily_matches as d')
            .select('d.company_id')
            .whereRef('d.company_id', '=', 'c.company_id')
            .where('d.utc_day', '=', utcDay(context.clock())),
        ),
      ),
    )
    .execute();
  for (const { company_id } of due) {
    const made = await makeDailyMatch(context, company_id);
    if (!made) continue;
    const { isWanted, quietUntil } = await findEmailChoice(context.db, company_id, 'match', context.clock());
    if (isWanted)
      await postMail(
        context,
        await dailyMatchMail(
          made.company,
          `${context.env.PUBLIC_URL}/company/dashboard`,
          {
            name: made.card.talentName,
            title: made.card.positionTitle,
            campaign: made.campaign.title,
            score: made.score,
          },
          unsubscribeLinks(context.env, { kind: 'daily_match', id: company_id }),
        ),
        quietUntil,
      );
  }
}
