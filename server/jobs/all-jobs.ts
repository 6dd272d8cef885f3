import { sql } from 'kysely';
import { expireBoosts } from '../search/entry.ts';
import { sendMail } from '../mail/send-mail.ts';
import { processVideo } from '../videos/process-video.ts';
import type { Jobs, Schedules } from './worker.ts';

/** Every job has its handler here; a job without one does not compile. */
export const jobs: Jobs = {
  process_video: processVideo,
  send_mail: sendMail,
  remove_files: ({ storage }, { keys }) => storage.remove(keys),
};

export const schedules: Schedules = {
  expire_boosts: { pattern: '* * * * *', work: ({ db }) => expireBoosts(db) },
  forget_mails: {
    pattern: '0 * * * *',
    work: async ({ db, mailer }) => {
      if (!mailer.isSending)
        await db
          .deleteFrom('mails')
          .where('at', '<', sql<Date>`now() - interval '30 days'`)
          .execute();
    },
  },
};
