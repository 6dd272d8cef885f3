import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import { contract } from '#contract/contract.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Caller, RateLimit, RouteMeta, Scope } from '#contract/route.ts';

/** A route of the contract, as the document describes it. */
export interface Operation {
  /** Its path in the contract: "campaigns.listCampaigns". */
  id: string;
  procedure: { inputSchema?: unknown; outputSchema?: unknown };
  method: string;
  caller: Caller;
  limit: RateLimit;
  /** The scope that an API key needs; without one, no key may call it. */
  scope: Scope | undefined;
  codes: readonly ErrorCode[];
}

export const operations: readonly Operation[] = operationsOf(contract, []);

function operationsOf(node: AnyContractRouter, path: readonly string[]): Operation[] {
  if (!isContractProcedure(node))
    return Object.entries(node).flatMap(([name, child]) => operationsOf(child as AnyContractRouter, [...path, name]));
  const procedure = node['~orpc'];
  const { caller, limit, scope } = procedure.meta as RouteMeta;
  const method = procedure.route.method!;
  const declared = Object.keys(procedure.errorMap) as ErrorCode[];
  return [
    { id: path.join('.'), procedure, method, caller, limit, scope, codes: answeredCodes(declared, caller, method) },
  ];
}

/** The errors that an operation can really return, given its caller and method. */
function answeredCodes(declared: readonly ErrorCode[], caller: Caller, method: string): ErrorCode[] {
  const codes = new Set(declared);
  if (caller === 'anyone') codes.delete('unauthenticated');
  // Admin operations don't exist for others.
  if (caller === 'admin') codes.add('not_found');
  if (caller === 'anyone' || caller === 'user' || caller === 'admin') codes.delete('forbidden');
  if (method !== 'GET') codes.add('foreign_origin').add('body_too_large').add('unsupported_media_type');
  return [...codes.add('overloaded')];
}
