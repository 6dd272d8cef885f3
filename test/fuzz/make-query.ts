import type { Random } from '../fixtures/random.ts';
import { type Known, spoil, validValue } from './make-input.ts';
import type { ApiRoute } from './routes-of.ts';

export function makeQuery(route: ApiRoute, kind: number, random: Random, known: Known) {
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
export function encodeText(text: string, random: Random, isStrict = false) {
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
