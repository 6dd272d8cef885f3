import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT, readModules } from '../bin/module-graph.mjs';

const texts = new Map<string, string>([...readModules()].map(([file, { text }]) => [file, text]));
const scripts = [...texts].filter(([file]) => file.endsWith('.mjs'));

/** `import { a, b as c } from './x.ts'` and `const { a } = await import('./x.ts')`. */
const IMPORT =
  /(?:\bimport\s+(?:\{([^{}]*)\}|[^;'"{}()]*?)\s*from\s*|(?:\{([^{}]*)\}\s*=\s*await\s+)?\bimport\(\s*|^import\s*)'(\.[^'?]+)'/gm;
/** Calls that start a program or a worker, or build the path of one. */
const START = /\b(?:fork|spawn|spawnSync|execFile|execFileSync|Worker|URL)\(([^;]*)/g;
const PATH = /'((?:\.{1,2}\/|(?:bin|server|test|tools|bench|demo)\/)[\w./-]+\.(?:mjs|ts))'/g;
const JOINED = /\bjoin\(import\.meta\.dirname,\s*((?:'[\w./-]+',?\s*)*'[\w./-]+\.(?:mjs|ts)')/g;

/** The names that an import takes from its module, before any renaming. */
const namesIn = (list: string | undefined) =>
  (list ?? '').split(',').flatMap((name) => name.trim().split(/\s+as\s+|\s*:\s*/)[0] || []);

function exportsOf(file: string) {
  const text = readFileSync(file, 'utf8');
  const declared = text.matchAll(
    /^export\s+(?:async\s+)?(?:abstract\s+)?(?:const|let|function\*?|class|enum)\s+(\w+)/gm,
  );
  const listed = text.matchAll(/^export\s+\{([^}]*)\}/gm);
  return new Set([
    ...[...declared].map(([, name]) => name!),
    ...[...listed].flatMap(([, list]) =>
      list!.split(',').map((name) =>
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1)!,
      ),
    ),
  ]);
}

describe('scripts, which the compiler does not check,', () => {
  test('import files that exist and names that they export', () => {
    const wrong = scripts.flatMap(([file, text]) =>
      [...text.matchAll(IMPORT)].flatMap(([, named, destructured, specifier]) => {
        const target = join(ROOT, dirname(file), specifier!);
        if (!existsSync(target)) return [`${file}: no file ${specifier}`];
        const exported = exportsOf(target);
        return namesIn(named ?? destructured)
          .filter((name) => !exported.has(name))
          .map((name) => `${file}: ${specifier} exports no ${name}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('exist if a program starts or names them', () => {
    const started = [...texts].flatMap(([file, text]) => {
      const places = file.endsWith('.mjs') ? [text] : [...text.matchAll(START)].map(([, given]) => given!);
      const named = places.flatMap((place) => [...place.matchAll(PATH)].map(([, path]) => path!));
      const joined = [...text.matchAll(JOINED)].map(([, parts]) => join(...parts!.split(/[',\s]+/)));
      return [...named, ...joined].map((path) => ({ file, path }));
    });
    expect(started.map(({ path }) => path)).toContain('./child/child.ts');
    const inPackage = Object.values(readPackage().scripts).flatMap((command) =>
      [...command.matchAll(/\bnode (\S+\.mjs)/g)].map(([, path]) => ({ file: 'package.json', path: path! })),
    );
    expect(inPackage.length).toBeGreaterThan(0);
    const missing = [...started, ...inPackage].filter(
      ({ file, path }) => !existsSync(join(ROOT, path)) && !existsSync(join(ROOT, dirname(file), path)),
    );
    expect(missing.map(({ file, path }) => `${file}: ${path}`)).toEqual([]);
  });
});

const readPackage = () =>
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
