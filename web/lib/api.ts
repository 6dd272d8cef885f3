import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { contract } from '#contract/contract.ts';

const origin = typeof window === 'undefined' ? 'http://localhost' : window.location.origin;

export const client: JsonifiedClient<ContractRouterClient<typeof contract>> = createORPCClient(
  new OpenAPILink(contract, { url: `${origin}/api` }),
);

/** Queries and mutations of every API route: `api.search.findTalents.queryOptions({ input })`. */
export const api = createTanstackQueryUtils(client);
