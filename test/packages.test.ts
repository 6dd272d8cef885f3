import { readFileSync, readdirSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, readModules } from '../bin/module-graph.mjs';

interface Module {
  text: string;
  imports: { file: string }[];
}
const modules: Map<string, Module> = readModules();
const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<
  'dependencies' | 'optionalDependencies',
  Record<string, string>
>;

/** Scripts that work without the development packages. `npm run dev` needs them. */
const SCRIPTS = ['start', 'build-web', 'admin', 'reset', 'audit'].map((name) => `bin/${name}.mjs`);
/** A guide in Markdown, whose examples import packages. */
const GUIDE = 'server/platform/http/openapi/integration-guide.ts';
const SOURCES = /^(?:server|contract|web|demo)\/(?!.*\.test\.tsx?$)/;
const IMPORT =
  /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s*)?'([^']+)'|\bimport\('([^']+)'\)|\bcreateRequire\(import\.meta\.url\)(?:\.resolve)?\('([^']+)'/gm;
const STYLE_IMPORT = /^@(?:import|plugin)\s+['"]([^'"]+)['"]/gm;

const packagesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)]
    .map(([, ...specifiers]) => specifiers.find(Boolean)!)
    .filter((name) => !/^(?:[.#/]|node:)/.test(name) && !builtinModules.includes(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));

test('everything that building and running the product imports is installed for a start', () => {
  const files = new Set([...SCRIPTS, 'vite.config.ts', ...[...modules.keys()].filter((file) => SOURCES.test(file))]);
  for (const file of files) for (const { file: target } of modules.get(file)!.imports) files.add(target);
  const styles = readdirSync(join(ROOT, 'web'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `web/${file}`);
  const imported = [
    ...[...files]
      .filter((file) => file !== GUIDE)
      .map((file) => [file, packagesIn(modules.get(file)!.text, IMPORT)] as const),
    ...styles.map((file) => [file, packagesIn(readFileSync(join(ROOT, file), 'utf8'), STYLE_IMPORT)] as const),
  ];
  const names = new Set(imported.flatMap(([, packages]) => packages));
  for (const known of ['fastify', 'vite', 'tailwindcss', 'beasties', 'webvtt-parser', 'sherpa-onnx-node', 'react'])
    expect(names).toContain(known);

  const installed = { ...dependencies, ...optionalDependencies };
  const missing = imported.flatMap(([file, packages]) =>
    packages.filter((name) => !Object.hasOwn(installed, name)).map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});
