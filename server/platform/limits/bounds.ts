/** The limits of one server process. Rate limits are declared by the routes. */

/** A JSON body, unless its route declares another limit; the largest is a video's captions. */
export const JSON_BYTES = 512 * 1024;
/** An event of the payment provider. */
export const WEBHOOK_BYTES = 256 * 1024;
/** The form that a mail program posts to unsubscribe (RFC 8058). */
export const ONE_CLICK_BYTES = 4096;
/** Tabs send only pings over their socket. */
export const SOCKET_BYTES = 16 * 1024;
export const URL_BYTES = 8192;
export const HEADER_BYTES = 16 * 1024;

/** Time for the headers, for a whole request with its body, and for a pause in a video upload, which the browser resumes. */
export const HEADERS_WITHIN_MS = 15_000;
export const BODY_WITHIN_MS = 20_000;
export const LARGE_BODY_WITHIN_MS = 120_000;
export const UPLOAD_STALLS_MS = 30_000;
/** Time for one upload request. The bytes that have arrived are stored. */
export const REQUEST_WITHIN_MS = 300_000;
/** How long a client may keep sending after the response, so that it can read the response before the connection is cut. */
export const LINGER_MS = 2000;
export const LINGER_BYTES = 256 * 1024;

export const CONNECTIONS = 10_000;
/** Applies when there is no proxy in front. */
export const CONNECTIONS_PER_ADDRESS = 1000;

/** Requests by one address and the KiB of their bodies, counted before anything is read. */
export const FLOOD = { requests: 6000, bodyKib: 64 * 1024, perSeconds: 60 };

export const SOCKETS = { total: 8000, perAccount: 20, perAddress: 200 };
/** How often sockets look for sessions that ended without an event: they have expired, or the event was lost. */
export const SOCKETS_CHECKED_MS = 5000;

export const EXPORTS = { total: 8, each: 1 };
export const UPLOADS = { total: 200, each: 3 };
/** Analyses of calls, each of which holds a whole transcript. */
export const ANALYSES = { total: 8, each: 2 };

/** Rows that refusals add to the audit trail, per minute. */
export const AUDITED_REFUSALS_PER_MINUTE = 60;
