import type { UserType } from '#contract/accounts/fields.ts';
import type { Env } from '../env.ts';

/** Who makes a request: the account of its session, and nothing from the request's body. */
export interface Viewer {
  userId: string;
  sessionId: string;
  email: string;
  name: string;
  userType: UserType;
  isAdmin: boolean;
  emailVerified: boolean;
  /** The network the request comes from. */
  address?: string;
  /** Its session was opened or confirmed with a second factor. */
  hasSecondFactor: boolean;
  /** What a talent's block can name this company by (see `is_blocking`); empty for talent. */
  blockKeys: readonly string[];
  /** When its person last showed in this session who they are: at sign-in, or asked again since. */
  provenAt: Date;
}

/** Whether an admin's session may use admin routes; says nothing about other accounts. */
export const isAdminGateOpen = (
  { ADMIN_SECOND_FACTOR }: Pick<Env, 'ADMIN_SECOND_FACTOR'>,
  { isAdmin, hasSecondFactor }: Pick<Viewer, 'isAdmin' | 'hasSecondFactor'>,
) => !isAdmin || hasSecondFactor || ADMIN_SECOND_FACTOR === 'optional';
