import { isContractProcedure, type AnyContractProcedure } from '@orpc/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from './contract.ts';

interface JsonSchema {
  type?: string;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  anyOf?: JsonSchema[];
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
}

/** The inputs that mark a route as paged: a cursor, or sequence numbers for a gapless list. */
const PAGED_BY = ['cursor', 'before', 'from'];

/** Lists that don't page because no account can store more than their limit. */
const STORED_WITHIN_LIMIT = new Set([
  'feedback.listSharing',
  'integrations.listApiKeys',
  'integrations.listEndpoints',
  'integrations.listSamples',
  'search.listFeatured',
  'search.suggestCities',
  'search.suggestSkills',
]);

/** An analysis is one document. `FINDINGS_MAX` limits each of its lists where they are collected. */
const DOCUMENTS = ['calls.getCall'];

const reads = Object.entries(contract).flatMap(([noun, verbs]) =>
  Object.entries(verbs)
    .filter((entry): entry is [string, AnyContractProcedure] => isContractProcedure(entry[1]))
    .filter(([, procedure]) => procedure['~orpc'].route.method === 'GET')
    .map(([verb, procedure]) => {
      const { inputSchema, outputSchema } = procedure['~orpc'];
      return {
        name: `${noun}.${verb}`,
        input: propertiesOf(inputSchema, 'input'),
        output: propertiesOf(outputSchema, 'output'),
      };
    }),
);

function propertiesOf(schema: unknown, io: 'input' | 'output'): Record<string, JsonSchema> {
  if (!schema) return {};
  const { $ref, $defs, ...plain } = z.toJSONSchema(schema as z.ZodType, { io, unrepresentable: 'any' }) as JsonSchema;
  return ($ref ? $defs![$ref.replace('#/$defs/', '')]! : plain).properties ?? {};
}

/** Lists of plain words inside a record, such as its languages, are limited on write. */
const listsOf = (output: Record<string, JsonSchema>) =>
  Object.entries(output).filter(
    ([key, { type, items }]) => type === 'array' && (key === 'items' || items?.type !== 'string'),
  );

const lists = reads.filter(({ name, output }) => listsOf(output).length > 0 && !DOCUMENTS.includes(name));

describe.each(lists)('$name', ({ name, input, output }) => {
  test('limits its lists', () => {
    const unlimited = listsOf(output).filter(([, { maxItems }]) => maxItems === undefined);
    expect(unlimited.map(([list]) => list)).toEqual([]);
  });

  test('pages, unless everything fits into its limit', () => {
    const isPaged = PAGED_BY.some((key) => key in input);
    if ('items' in output) expect(isPaged).toBe(!STORED_WITHIN_LIMIT.has(name));
  });
});
