import type { Same } from '../same.ts';
import type { talent as english } from '../en/talent.ts';

export const talent: Same<typeof english> = {};
