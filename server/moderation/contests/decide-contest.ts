import { randomUUID } from 'node:crypto';
import { titleName } from '#contract/values/names/title-name.ts';
import { SUPPORT_ID } from '#contract/chats/conversations.ts';
import type { ScoreName } from '#contract/values/feedback.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { appendMessage } from '../../chats/append-message.ts';
import { openSupportConversation } from '../../chats/open-conversation.ts';
import { followScores } from '../../feedback/sharing/follow-scores.ts';
import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { publishWith } from '../../platform/live/publish.ts';

interface Decision {
  contestId: string;
  decision: 'kept' | 'hidden';
  answer: string;
}

/**
 * Keeps a contested score, or hides all scores of its video from companies in this transaction. The talent gets the answer in
 * its conversation with support. A later decision replaces an earlier one.
 * @throws not_found, or conflict when the contest is already decided this way
 */
export async function decideContest(
  { db, env, clock }: Pick<Context, 'db' | 'env' | 'clock'>,
  admin: Viewer,
  { contestId, decision, answer }: Decision,
) {
  const at = clock();
  await db.transaction().execute(async (trx) => {
    const contest = await trx
      .selectFrom('score_contests as c')
      .innerJoin('video_feedback as f', 'f.id', 'c.feedback_id')
      .innerJoin('videos as v', 'v.id', 'f.video_id')
      .innerJoin('talent_positions as p', 'p.id', 'v.position_id')
      .innerJoin('users as u', 'u.id', 'c.candidate_id')
      .select(['c.state', 'c.score', 'c.value', 'c.candidate_id', 'f.video_id', 'p.position_title', 'u.language'])
      .where('c.id', '=', contestId)
      .forUpdate('c')
      .executeTakeFirst();
    if (!contest) throw failure('not_found');
    if (contest.state === decision) throw failure('conflict');
    await trx
      .updateTable('score_contests')
      .set({ state: decision, answer, decided_at: at, decided_by: admin.userId })
      .where('id', '=', contestId)
      .execute();
    await followScores(trx, env, contest.video_id);
    const { candidate_id: talentId, video_id: videoId } = contest;
    const content = [opening(contest, decision), answer].join('\n\n');
    const conversation = await openSupportConversation(trx, talentId, at);
    await appendMessage(trx, conversation, { by: SUPPORT_ID, content, clientId: randomUUID() }, at);
    await publishWith(trx, talentId, 'feedback_changed', { videoId });
    await recordEvent(trx, {
      kind: decision === 'hidden' ? 'score_hidden' : 'score_kept',
      actorId: admin.userId,
      address: admin.address,
      subjectId: talentId,
      details: { contestId, videoId, score: contest.score },
    });
  });
}

interface Contested {
  score: string;
  value: number;
  position_title: string;
  language: string | null;
}

const NAMES: Record<'en' | 'es', Record<ScoreName, string>> = {
  en: { communication: 'communication', confidence: 'confidence', clarity: 'clarity' },
  es: { communication: 'comunicación', confidence: 'seguridad', clarity: 'claridad' },
};

/** The first sentence of the answer, in the talent's language. */
function opening({ score, value, position_title, language }: Contested, decision: Decision['decision']) {
  const locale = language === 'es' ? 'es' : 'en';
  const title = titleName(position_title, locale);
  const name = NAMES[locale][score as ScoreName];
  const points = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(value);
  if (locale === 'es')
    return decision === 'hidden'
      ? `Hemos revisado tu puntuación de ${name} (${points}) en «${title}» y la hemos ocultado. Las empresas ya no ven ninguna puntuación de ese vídeo.`
      : `Hemos revisado tu puntuación de ${name} (${points}) en «${title}» y la mantenemos.`;
  return decision === 'hidden'
    ? `We reviewed your ${name} score of ${points} for “${title}” and hid it. Companies no longer see any score of that video.`
    : `We reviewed your ${name} score of ${points} for “${title}” and kept it.`;
}
