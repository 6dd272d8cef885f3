import type { Schema } from './make-input.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  schema: Schema;
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
export interface ApiRoute extends Operation {
  method: string;
  path: string;
}

interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, unknown> };
}

/** Every operation of an OpenAPI document, with its schemas in place of references to them. */
export const routesOf = ({ paths, components }: ApiDocument): ApiRoute[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]) => ({
      ...(resolveReferences({ parameters, requestBody }, components?.schemas ?? {}) as Operation),
      method: method.toUpperCase(),
      path,
    })),
  );

function resolveReferences(node: unknown, schemas: Record<string, unknown>): unknown {
  if (Array.isArray(node)) return node.map((item) => resolveReferences(item, schemas));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref } = node as { $ref?: string };
  if (typeof $ref === 'string') return resolveReferences(schemas[$ref.split('/').at(-1)!], schemas);
  return Object.fromEntries(Object.entries(node).map(([key, part]) => [key, resolveReferences(part, schemas)]));
}
