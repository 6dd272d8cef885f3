import type { Same } from '../same.ts';
import type { auth as english } from '../en/auth.ts';

export const auth: Same<typeof english> = {};
