import type { Random } from '../fixtures/random.ts';
import { PASSWORD } from '../fixtures/factories.ts';
import { hostileValue } from './hostile-values.ts';
import { HOSTILE_CURSORS } from './hostile-cursors.ts';

export interface Schema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
}

/** Existing ids, cursors and tokens, for requests that pass validation. */
export interface Known {
  ids: string[];
  cursors: string[];
  emails: string[];
}

const WORDS = ['Sales', 'Closer', 'Marta', 'Oslo', 'ñandú', 'remote', 'We close.', '汉字', 'Ünal', 'Spanish'];

/** A value that the JSON schema allows. `name` is the field's name. */
export function validValue(schema: Schema, name: string, random: Random, known: Known): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return validValue(random.pick(choices), name, random, known);
  if (schema.allOf) return validValue(Object.assign({}, ...schema.allOf) as Schema, name, random, known);
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  if (type === 'object') return validObject(schema, random, known);
  if (type === 'array')
    return Array.from({ length: random.upTo(Math.min(schema.maxItems ?? 4, 4)) }, () =>
      validValue(schema.items ?? {}, name, random, known),
    );
  if (type === 'boolean') return random.upTo(2) === 1;
  if (type === 'null') return null;
  if (type === 'integer' || type === 'number') {
    const least = Math.max(schema.minimum ?? 0, -10);
    return least + random.upTo(Math.min((schema.maximum ?? 100) - least + 1, 10_000));
  }
  return validText(schema, name, random, known);
}

function validObject({ properties = {}, required = [] }: Schema, random: Random, known: Known) {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || random.upTo(2) === 1)
      .map(([name, child]) => [name, validValue(child, name, random, known)]),
  );
}

function validText({ format, maxLength = 40 }: Schema, name: string, random: Random, known: Known) {
  if (format === 'uuid') return random.upTo(10) < 7 ? random.pick(known.ids) : crypto.randomUUID();
  if (format === 'date') return `19${10 + random.upTo(89)}-0${1 + random.upTo(9)}-1${random.upTo(9)}`;
  if (/password/i.test(name)) return PASSWORD;
  if (name === 'email') return random.upTo(2) ? random.pick(known.emails) : `fuzz-${random.upTo(1e6)}@fuzz.example`;
  if (name === 'phone') return `+34 6${10_000_000 + random.upTo(1e7)}`;
  if (name === 'cursor') return random.pick([...known.cursors, ...HOSTILE_CURSORS]);
  if (name === 'code') return `FUZZ-${random.upTo(1e5)}`;
  if (name === 'domain') return random.pick(['acme.com', 'https://www.acme.co.uk/jobs', 'hr@northwind.example']);
  if (/url|website/i.test(name)) return 'https://www.linkedin.com/in/someone';
  if (/^(?:before|after|days|min\w+)$/.test(name)) return String(random.upTo(12));
  const words = Array.from({ length: 1 + random.upTo(5) }, () => random.pick(WORDS)).join(' ');
  return words.slice(0, maxLength);
}

/** Copies a value and makes one or a few places hostile: replaces a leaf, drops a key, adds one. */
export function spoil(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.upTo(8) === 0) return hostileValue(random);
  if (Array.isArray(value)) {
    if (value.length === 0 || random.upTo(4) === 0) return [...value, hostileValue(random)];
    const at = random.upTo(value.length);
    return value.map((item, index) => (index === at ? spoil(item, random) : item));
  }
  const entries = Object.entries(value);
  const way = random.upTo(6);
  if (entries.length === 0 || way === 0) {
    const key = random.pick(['isAdmin', 'userId', 'toString', 'constructor', 'a\0b', 'id', '']);
    return { ...value, [key]: hostileValue(random) };
  }
  const at = random.upTo(entries.length);
  if (way === 1) return Object.fromEntries(entries.filter((_entry, index) => index !== at));
  return Object.fromEntries(entries.map(([key, child], index) => [key, index === at ? spoil(child, random) : child]));
}
