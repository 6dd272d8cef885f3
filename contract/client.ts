import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { contract } from './contract.ts';

export interface ClientOptions {
  /** The address of the site, such as "https://closeup.example". */
  site: string;
  /** An API key with the scopes of the routes you call. Browsers on the site itself send their session instead. */
  apiKey?: string;
}

export type Client = JsonifiedClient<ContractRouterClient<typeof contract>>;

/** Sends calls of the routes to the API. */
export const createLink = ({ site, apiKey }: ClientOptions) =>
  new OpenAPILink(contract, {
    url: `${site.replace(/\/+$/, '')}/api`,
    ...(apiKey === undefined ? {} : { headers: { authorization: `Bearer ${apiKey}` } }),
  });

/**
 * Returns a function for every route: `client.unlocks.listContacts({ stage: 'new' })`. A refused call throws an ORPCError, whose
 * `code` is one of the contract's errors.
 */
export const createClient = (options: ClientOptions): Client => createORPCClient(createLink(options));
