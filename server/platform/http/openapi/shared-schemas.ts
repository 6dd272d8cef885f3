import { type AnySchema, getEventIteratorSchemaDetails } from '@orpc/contract';
import { type $ZodType, globalRegistry } from 'zod/v4/core';
import type { Operation } from './operations.ts';

type Shared = Record<string, { schema: AnySchema; strategy: 'input' | 'output' }>;

/** Every schema with an id (`.meta({ id: 'Campaign' })`) that an operation uses, by that id. */
export function sharedSchemas(operations: readonly Operation[]): Shared {
  const shared: Shared = {};
  const visit = (schema: $ZodType, strategy: 'input' | 'output') => {
    const id = globalRegistry.get(schema)?.id;
    if (id) {
      const known = shared[id];
      if (known && known.schema !== (schema as unknown)) throw new Error(`two schemas are called ${id}`);
      shared[id] ??= { schema: schema as unknown as AnySchema, strategy };
    }
    for (const child of childrenOf(schema)) visit(child, strategy);
  };
  for (const { procedure } of operations) {
    const { inputSchema, outputSchema } = procedure;
    if (inputSchema) visit(inputSchema as unknown as $ZodType, 'input');
    // A stream is described by the schema of its events.
    const events = getEventIteratorSchemaDetails(outputSchema as AnySchema | undefined)?.yields;
    if (outputSchema) visit((events ?? outputSchema) as unknown as $ZodType, 'output');
  }
  return shared;
}

/** The direct child schemas of a schema. */
function childrenOf(schema: $ZodType): $ZodType[] {
  const def = schema._zod.def as unknown as Record<string, unknown>;
  const nested = [
    def.element,
    def.innerType,
    def.in,
    def.out,
    def.left,
    def.right,
    def.valueType,
    def.options,
    def.shape,
  ];
  return nested.flatMap((part) => {
    if (!part || typeof part !== 'object') return [];
    return '_zod' in part ? [part as $ZodType] : (Object.values(part) as $ZodType[]);
  });
}

/**
 * In queries, numbers and booleans arrive as text, so their schemas accept both. They are documented as what they mean.
 * Returns the schema to document in place of one that also accepts text, or null for any other.
 */
export function withoutText(schema: $ZodType): $ZodType | null {
  const def = schema._zod.def as { type: string; in?: $ZodType; out?: $ZodType; options?: $ZodType[] };
  if (def.type === 'pipe') return def.in && acceptsNumberOrText(def.in) ? def.out! : null;
  if (def.type === 'union') return def.options!.find(({ _zod }) => _zod.def.type === 'boolean') ?? null;
  return null;
}

function acceptsNumberOrText({ _zod: { def } }: $ZodType): boolean {
  const { type, in: source, options } = def as { type: string; in?: $ZodType; options?: $ZodType[] };
  if (type === 'pipe') return source !== undefined && acceptsNumberOrText(source);
  return type === 'union' && options!.some(({ _zod }) => _zod.def.type === 'number');
}
