import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

type Texts = string | { [key: string]: Texts };
const ROOT = join(import.meta.dirname, '../..');

/** Translation keys as they appear in a source: "a.b", or `a.${x}` as a pattern. */
interface Source {
  text: string;
  keys: Set<string>;
  patterns: RegExp[];
}

const HOLE = /\$\{[^{}]*\}/g;
const bare = (key: string) => key.replace(/^[a-z]+:/, '');
const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isKey = (template: string) => /^[\w.:-]+$/.test(template.replace(HOLE, '_')) && /\.\$|\}\./.test(template);
const pattern = (template: string) => new RegExp(`^${bare(template).split(HOLE).map(quoted).join('[\\w-]+')}$`);

function read(path: string): Source {
  const text = readFileSync(path, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '');
  const literals = [...text.matchAll(/'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"/g)].map(([, one, other]) => one ?? other ?? '');
  const templates = [...text.matchAll(/`([^`]*)`/g)].map(([, template]) => template!);
  return { text, keys: new Set(literals.map(bare)), patterns: templates.filter(isKey).map(pattern) };
}

const sources = ['web', 'contract', 'server'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/(\.test\.ts|\bi18n\/|\bstories\b)/.test(file))
    .map((file) => read(join(ROOT, folder, file))),
);

/** The messages of namespaces that some source uses by their key, or by the key of the list that contains them. */
export function textsInUse(namespaces: object): string[] {
  return Object.entries(namespaces as Record<string, Texts>).flatMap(([name, texts]) =>
    flat(texts).flatMap(([path, text]) => (isAskedFor(name, path) ? [text] : [])),
  );
}

function flat(texts: Texts, path: string[] = []): [path: string[], text: string][] {
  if (typeof texts === 'string') return [[path, texts]];
  return Object.entries(texts).flatMap(([key, inner]) => flat(inner, [...path, key]));
}

function isAskedFor(namespace: string, path: string[]): boolean {
  const plain = path.map((part) => part.replace(/_(one|other)$/, ''));
  const keys = plain.map((_part, index) => plain.slice(0, index + 1).join('.'));
  // A single message, or one in a list or group that is used as a whole.
  const whole = keys.at(-1)!;
  const groups = keys.slice(0, -1);
  return sources.some((source) => {
    if (!speaks(source, namespace)) return false;
    const isNamed = (key: string) => source.keys.has(key) || source.patterns.some((one) => one.test(key));
    return isNamed(whole) || (source.text.includes('returnObjects') && groups.some(isNamed));
  });
}

/** Schemas name messages beside fields; common messages can be used anywhere; others where their namespace is named. */
const speaks = ({ text }: Source, namespace: string) =>
  namespace === 'validation' || namespace === 'common' || new RegExp(`'${namespace}'|['\`]${namespace}:`).test(text);
