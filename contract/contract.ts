import { accounts } from './accounts.ts';
import { analytics } from './analytics.ts';
import { billing } from './billing.ts';
import { search } from './search.ts';
import { talents } from './talents.ts';
import { unlocks } from './unlocks.ts';
import { videos } from './videos.ts';

/** The whole API. The server implements it, the web client and the OpenAPI document derive from it. */
export const contract = { accounts, talents, videos, search, unlocks, billing, analytics };
