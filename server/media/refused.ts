/** Why a file can't become a video. Closed: each code has one clear sentence for the talent in web/i18n. */
export const refusalCodes = [
  'not_a_video',
  'unsupported_format',
  'truncated',
  'too_long',
  'too_large',
  'no_picture',
  'unreadable',
  'timed_out',
  'out_of_memory',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

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
