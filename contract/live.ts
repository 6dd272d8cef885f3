import { z } from 'zod';

/** A practice take has no position. */
const ofVideo = z.object({ videoId: z.uuid(), positionId: z.uuid().nullable() });

/** Live events carry ids only. A page that receives one reloads the data from the API. */
export const liveEvents = {
  /** A session of the account has ended; it may be the current one. */
  session_ended: z.object({}),
  video_progressed: ofVideo,
  video_published: ofVideo,
  /** An admin reviewed the video, or its talent resubmitted it. */
  video_moderated: ofVideo,
  video_failed: ofVideo,
  /** The analysis of a take has progressed or ended. */
  feedback_changed: z.object({ videoId: z.uuid() }),
  talent_unlocked: z.object({ conversationId: z.uuid() }),
  message_sent: z.object({ conversationId: z.uuid(), seq: z.int() }),
  /** One side has read the messages up to `seq`. */
  messages_read: z.object({ conversationId: z.uuid(), seq: z.int() }),
  /** The other side is typing. */
  typing: z.object({ conversationId: z.uuid() }),
  conversation_answered: z.object({ conversationId: z.uuid() }),
  campaign_invited: z.object({ campaignId: z.uuid() }),
  billing_changed: z.object({}),
  /** A notification was added, or some were read. */
  notifications_changed: z.object({}),
  /** An analysis of the account was stored, corrected, deleted or restored. */
  call_changed: z.object({ callId: z.uuid() }),
};

export type LiveEvents = { [Name in keyof typeof liveEvents]: z.infer<(typeof liveEvents)[Name]> };

export type LiveEventName = keyof LiveEvents;
