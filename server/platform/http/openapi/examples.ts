import { VALUES, BY_FORMAT } from './example-values.ts';

/** A JSON Schema, as far as examples need it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}
type Schemas = Record<string, Schema>;

/** A value that a schema accepts, with sample values for fields with known names. */
export function exampleOf(schema: Schema, schemas: Schemas, name = ''): unknown {
  if (schema.$ref) return exampleOf(schemas[schema.$ref.split('/').at(-1)!] ?? {}, schemas, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return exampleOf(options.find(({ type }) => type !== 'null') ?? options[0]!, schemas, name);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  const sample = VALUES[name];
  if (sample !== undefined && fits(sample, { ...schema, type: type ?? '' })) return sample;
  if (schema.format && BY_FORMAT[schema.format] !== undefined) return BY_FORMAT[schema.format];
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, part]) => [key, exampleOf(part, schemas, key)]),
    );
  if (schema.prefixItems) return schema.prefixItems.map((item) => exampleOf(item, schemas, name));
  if (type === 'array') return schema.items ? [exampleOf(schema.items, schemas, name)] : [];
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (type === 'boolean') return true;
  return type === 'null' ? null : 'text';
}

function fits(sample: unknown, { type, items }: Schema): boolean {
  if (Array.isArray(sample)) return type === 'array' && items?.type === typeof sample[0];
  return typeof sample === (type === 'integer' ? 'number' : type);
}
