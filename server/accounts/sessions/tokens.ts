import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody can guess, for a session or a link. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What the database keeps of a token: its SHA-256 in hex. Whoever reads the table can use none of them. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
