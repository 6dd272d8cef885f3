import { type VideoFailure, videoFailureSchema } from '#contract/videos/own-video.ts';

/** Why a file can't become a video. Closed: each code has one clear sentence for the talent. */
export const refusalCodes = videoFailureSchema.options;
export type RefusalCode = VideoFailure;

/** The file is at fault, not the server: trying again with the same bytes gives the same answer. */
export class MediaRefused extends Error {
  override readonly name = 'MediaRefused';
  readonly code: RefusalCode;
  /** For the log, never for the talent. */
  readonly detail: string;

  constructor(code: RefusalCode, detail = '') {
    super(detail ? `${code}: ${detail}` : code);
    this.code = code;
    this.detail = detail;
  }
}
