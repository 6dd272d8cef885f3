/** What one server process takes on at once. Rate limits stand with the routes that declare them. */

/** A JSON body; the largest is a video's captions. */
export const JSON_BYTES = 512 * 1024;
/** An event of the payment provider. */
export const WEBHOOK_BYTES = 256 * 1024;
/** What a mail program posts to unsubscribe (RFC 8058). */
export const ONE_CLICK_BYTES = 4096;
/** What a tab sends over its socket: pings. */
export const SOCKET_BYTES = 16 * 1024;
export const URL_BYTES = 8192;
export const HEADER_BYTES = 16 * 1024;

/** The headers, and a whole request with its body; a video may stand still for so long, then the browser resumes it. */
export const HEADERS_WITHIN_MS = 15_000;
export const BODY_WITHIN_MS = 20_000;
export const UPLOAD_STALLS_MS = 30_000;
/** An upload request at most; what has arrived stays. */
export const REQUEST_WITHIN_MS = 300_000;
/** How long an answered sender may go on before the connection is cut, so that it reads the answer. */
export const LINGER_MS = 2000;
export const LINGER_BYTES = 256 * 1024;

export const CONNECTIONS = 10_000;
/** Where no proxy stands in front. */
export const CONNECTIONS_PER_ADDRESS = 1000;

/** Requests of any kind by one address, and the KiB of their bodies, before anything of them is read. */
export const FLOOD = { requests: 6000, bodyKib: 64 * 1024, perSeconds: 60 };

export const SOCKETS = { total: 8000, perAccount: 20, perAddress: 200 };
/** A session that ended without a hint, because its time was up or a hint was lost, is found this often. */
export const SOCKETS_CHECKED_MS = 5000;

export const EXPORTS = { total: 8, each: 1 };
export const UPLOADS = { total: 200, each: 3 };

/** Rows that refusals add to the audit trail, per minute. */
export const AUDITED_REFUSALS_PER_MINUTE = 60;
