import type { AccountPart } from '../platform/account-part.ts';

export const accountsPart: AccountPart = {
  tables: {
    users: { by: 'id', without: ['pending_email'] },
    sessions: { by: 'user_id', without: ['token'] },
    mailed_links: { by: 'user_id', without: ['token_hash'] },
    credentials: { by: 'user_id', without: ['password', 'access_token', 'refresh_token', 'id_token'] },
    known_devices: { by: 'user_id' },
    passkeys: { by: 'user_id', without: ['credential_id', 'public_key', 'counter'] },
    second_factors: { by: 'user_id', without: ['secret', 'last_step'] },
    recovery_codes: { by: 'user_id', without: ['code_hash'] },
  },
  derivedTables: ['sign_in_challenges'],
};
