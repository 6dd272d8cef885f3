import type { Same } from '../same.ts';
import type { search as english } from '../en/search.ts';

export const search: Same<typeof english> = {};
