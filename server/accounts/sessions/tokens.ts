import { createHash, randomBytes } from 'node:crypto';

/** Returns an unguessable token for a session, a link or a browser. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The database stores only this hash, SHA-256 in hex, so that a leaked table contains no usable token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
