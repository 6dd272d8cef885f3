import { eraseDueAccounts } from '../accounts/erasure/erase-due.ts';
import { deleteExpiredSessions } from '../accounts/sessions/sessions.ts';
import { deleteOldEvents } from '../audit/record-event.ts';
import { catchUpPayments } from '../billing/sync/catch-up.ts';
import { deleteOldCalls } from '../calls/delete-call.ts';
import { endBilling } from '../billing/end-billing.ts';
import { refundCheckout } from '../billing/checkout/refund.ts';
import { advanceSimulatedSubscriptions } from '../billing/simulated/subscriptions.ts';
import { closeCheckout } from '../billing/checkout/close-checkout.ts';
import { syncInvoices } from '../billing/sync/sync-invoice.ts';
import { syncPaymentObject } from '../billing/sync/sync-object.ts';
import { analyzeVideo } from '../feedback/takes/analyze-video.ts';
import { analyzeOutdated } from '../feedback/takes/queue-analysis.ts';
import { normaliseHosts } from '../companies/normalise-hosts.ts';
import { makeDailyMatches } from '../campaigns/make-daily-matches.ts';
import { mailUnread } from '../chats/mail-unread.ts';
import { makeImpactReport } from '../fairness/impact/make-report.ts';
import { mailNewResults } from '../favourites/saved-searches.ts';
import { tidyWebhooks } from '../integrations/webhooks/tidy-webhooks.ts';
import { addUpCounters } from '../platform/db/counters.ts';
import { mailNotifications } from '../notifications/mail-notifications.ts';
import { deleteOldNotifications } from '../notifications/notify.ts';
import { sendPush } from '../notifications/push/send-push.ts';
import { deleteExpiredLimits } from '../platform/limits/counter.ts';
import { deleteOldMails, sendMail } from '../platform/mail/post-mail.ts';
import { expireBoosts } from '../search/documents/search-document.ts';
import { completeSearchDocuments, deleteOldSearchChanges } from '../search/documents/maintenance.ts';
import { deleteOldTickets } from '../support/store-ticket.ts';
import { remindOfContacts } from '../unlocks/remind-of-contacts.ts';
import { returnUnansweredUnlocks, settleGuarantee } from '../unlocks/reply-guarantee.ts';
import { deleteAbandonedUploads } from '../videos/uploads/uploads.ts';
import { drawSharePicture } from '../videos/share-picture.ts';
import { processVideo } from '../videos/process-video.ts';
import type { Jobs, Schedules } from '../platform/jobs/worker.ts';

/** The handlers of all jobs. A job without one does not compile. */
export const jobs: Jobs = {
  process_video: processVideo,
  analyze_video: analyzeVideo,
  send_mail: sendMail,
  send_push: sendPush,
  draw_share_picture: drawSharePicture,
  remove_files: ({ storage }, { keys }) => storage.remove(keys),
  sync_payment_object: syncPaymentObject,
  sync_invoices: syncInvoices,
  close_checkout: closeCheckout,
  end_billing: endBilling,
  refund_checkout: refundCheckout,
  settle_guarantee: settleGuarantee,
};

export const schedules: Schedules = {
  mail_notifications: { pattern: '* * * * *', work: mailNotifications },
  remind_of_contacts: { pattern: '* * * * *', work: remindOfContacts },
  mail_unread: { pattern: '* * * * *', work: mailUnread },
  mail_new_results: { pattern: '20 * * * *', work: mailNewResults },
  make_daily_matches: { pattern: '5 * * * *', work: makeDailyMatches },
  make_impact_report: { pattern: '25 * * * *', work: makeImpactReport },
  erase_due_accounts: { pattern: '20 3 * * *', work: eraseDueAccounts },
  add_up_counters: { pattern: '* * * * *', work: addUpCounters },
  expire_boosts: { pattern: '* * * * *', work: ({ db }) => expireBoosts(db) },
  complete_search_documents: { pattern: '* * * * *', work: completeSearchDocuments },
  delete_expired_sessions: { pattern: '10 * * * *', work: deleteExpiredSessions },
  normalise_hosts: { pattern: '*/10 * * * *', work: normaliseHosts },
  delete_old_mails: { pattern: '0 * * * *', work: deleteOldMails },
  delete_old_notifications: { pattern: '25 3 * * *', work: deleteOldNotifications },
  delete_old_tickets: { pattern: '40 3 * * *', work: deleteOldTickets },
  delete_old_calls: { pattern: '*/10 * * * *', work: deleteOldCalls },
  delete_old_audit_events: { pattern: '50 3 * * *', work: deleteOldEvents },
  analyze_outdated: { pattern: '* * * * *', work: analyzeOutdated },
  delete_abandoned_uploads: { pattern: '30 3 * * *', work: deleteAbandonedUploads },
  advance_simulated_subscriptions: { pattern: '*/5 * * * *', work: advanceSimulatedSubscriptions },
  catch_up_payments: { pattern: '*/10 * * * *', work: catchUpPayments },
  return_unanswered_unlocks: { pattern: '20 * * * *', work: returnUnansweredUnlocks },
  tidy_webhooks: { pattern: '35 * * * *', work: tidyWebhooks },
  delete_expired_limits: { pattern: '*/10 * * * *', work: deleteExpiredLimits },
  delete_old_search_changes: { pattern: '15 * * * *', work: ({ db }) => deleteOldSearchChanges(db) },
};
