// The project's modules: who imports what from whom, type-only and dynamic imports included.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');
const FOLDERS = ['server', 'contract', 'web', 'demo', 'tools', 'test', 'bench', 'bin'];
const IMPORT =
  /^(?:import|export)\s+(type\s+)?([^'";]*?)\s*from\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)|\bdeclare module\s+['"](\.[^'"]+)['"]/gm;

/**
 * Reads every source file.
 * @returns {Map<string, {text: string, lines: number, imports: {file: string, names: string[] | 'all', isDynamic: boolean}[]}>}
 */
export function readModules(root = ROOT) {
  const modules = new Map();
  for (const file of sourceFiles(root)) {
    const text = readFileSync(join(root, file), 'utf8');
    modules.set(file, { text, lines: text.split('\n').length - 1, imports: importsOf(root, file, text) });
  }
  return modules;
}

function sourceFiles(root) {
  const inside = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  return [...inside, ...readdirSync(root)]
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts'));
}

function importsOf(root, file, text) {
  const imports = [];
  for (const [whole, , clause, from, bare, dynamic, declared] of text.matchAll(IMPORT)) {
    if (declared) continue;
    const target = resolve(root, file, from ?? bare ?? dynamic);
    if (target) imports.push({ file: target, names: namesOf(clause, whole), isDynamic: dynamic !== undefined });
  }
  return imports;
}

function namesOf(clause, whole) {
  const braces = /\{([\s\S]*)\}/.exec(clause ?? '')?.[1];
  if (braces === undefined) return /^import\s+(?:type\s+)?\w+\s+from/.test(whole) ? ['default'] : 'all';
  return braces
    .split(',')
    .map(
      (name) =>
        name
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)[0],
    )
    .filter(Boolean);
}

function resolve(root, file, specifier) {
  const bare = specifier.split('?')[0];
  const path = bare.startsWith('#') ? bare.slice(1) : bare.startsWith('.') ? normalize(join(dirname(file), bare)) : '';
  return path && existsSync(join(root, path)) && /\.(tsx?|mjs)$/.test(path) ? path.replaceAll(sep, '/') : undefined;
}

/** Strongly connected components of two or more nodes. @param {Map<string, Iterable<string>>} edges */
export function findCircles(edges) {
  const index = new Map();
  const low = new Map();
  const stack = [];
  const circles = [];
  const visit = (node) => {
    index.set(node, index.size);
    low.set(node, index.get(node));
    stack.push(node);
    for (const next of edges.get(node) ?? []) {
      if (!edges.has(next)) continue;
      if (!index.has(next)) {
        visit(next);
        low.set(node, Math.min(low.get(node), low.get(next)));
      } else if (stack.includes(next)) low.set(node, Math.min(low.get(node), index.get(next)));
    }
    if (low.get(node) !== index.get(node)) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1) circles.push(group.sort());
  };
  for (const node of edges.keys()) if (!index.has(node)) visit(node);
  return circles;
}

/** Exports that neither another file imports nor their own file uses. @returns {string[]} "file: name" */
export function unusedExports(modules, isEntry) {
  const used = new Map();
  for (const { imports } of modules.values())
    for (const { file, names } of imports) {
      const known = used.get(file) ?? new Set();
      for (const name of names === 'all' ? ['*'] : names) known.add(name);
      used.set(file, known);
    }
  return [...modules].flatMap(([file, { text }]) => {
    if (isEntry(file) || used.get(file)?.has('*')) return [];
    return exportedNames(text)
      .filter((name) => !used.get(file)?.has(name) && text.split(new RegExp(`\\b${name}\\b`)).length === 2)
      .map((name) => `${file}: ${name}`);
  });
}

function exportedNames(text) {
  const declared = [
    ...text.matchAll(
      /^export\s+(?:default\s+)?(?:async\s+)?(?:function\*?|const|let|class|interface|type|abstract class)\s+(\w+)/gm,
    ),
  ].map(([, name]) => name);
  const listed = [...text.matchAll(/^export\s+(?:type\s+)?\{([^}]*)\}/gm)].flatMap(([, names]) =>
    names
      .split(',')
      .map((name) =>
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1)
          .replace(/^type\s+/, ''),
      )
      .filter(Boolean),
  );
  return [...declared, ...listed];
}
