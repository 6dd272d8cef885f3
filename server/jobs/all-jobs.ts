import { forgetMails } from '../mail/forget-mails.ts';
import { expireBoosts } from '../search/entry.ts';
import { completeEntries, forgetSearchChanges } from '../search/upkeep.ts';
import { sendMail } from '../mail/send-mail.ts';
import { forgetUploads } from '../videos/forget-uploads.ts';
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
  complete_search_entries: { pattern: '* * * * *', work: completeEntries },
  forget_mails: { pattern: '0 * * * *', work: forgetMails },
  forget_uploads: { pattern: '30 3 * * *', work: forgetUploads },
  forget_search_changes: { pattern: '15 * * * *', work: ({ db }) => forgetSearchChanges(db) },
};
