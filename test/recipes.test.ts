import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..');
const RECIPES = join(ROOT, 'docs/recipes');
const SOURCES = [
  'bin',
  'contract',
  'demo',
  'docs/zapier',
  'server',
  'test',
  'tools',
  'web',
  'package.json',
  'tsconfig.json',
  'tsr.config.json',
];
const MAX_FILES = 3;
const STEP = /^### (New file|In) `([^`]+)`(?:, (after|before|replace) `([^`]+)`)?\n```tsx?\n([\s\S]*?)```$/gm;

interface Step {
  path: string;
  how: 'new' | 'after' | 'before' | 'replace';
  anchor: string;
  code: string;
}
const recipes = readdirSync(RECIPES).map((file) => {
  const text = readFileSync(join(RECIPES, file), 'utf8');
  const steps = [...text.matchAll(STEP)].map(([, kind, path, how, anchor, code]): Step => ({
    path: path!,
    how: kind === 'In' ? (how as Step['how']) : 'new',
    anchor: anchor ?? '',
    code: code!,
  }));
  return { name: file.replace('.md', ''), steps };
});

describe('every recipe', () => {
  test.each(recipes)('$name: touches at most three files, one of them a test', ({ steps }) => {
    const files = new Set(steps.map(({ path }) => path));
    expect(files.size).toBeGreaterThan(1);
    expect(files.size).toBeLessThanOrEqual(MAX_FILES);
    expect([...files].filter((file) => file.startsWith('test/') || file.includes('.test.'))).toHaveLength(1);
  });
});

describe('the sources with all recipes applied', () => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const project = mkdtempSync(join(ROOT, '.cache/recipes-'));
  beforeAll(() => {
    for (const source of SOURCES) cpSync(join(ROOT, source), join(project, source), { recursive: true });
    for (const { steps } of recipes) for (const step of steps) apply(step);
  });
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  test('compile', { timeout: 300_000 }, async () => {
    await run(process.execPath, ['bin/generate-routes.mjs'], { cwd: project });
    const touched = recipes.flatMap(({ steps }) => steps.map(({ path }) => path));
    const roots = {
      files: [...new Set(touched)],
      include: ['server/**/*.ts', 'web/*.ts', 'web/*.tsx'],
      exclude: ['**/*.test.ts'],
    };
    writeFileSync(join(project, 'tsconfig.recipes.json'), JSON.stringify({ extends: './tsconfig.json', ...roots }));
    // Several checkers would each resolve the types they share, which takes three times as long on two cores.
    const options = ['--noEmit', '--checkers', '1', '-p', 'tsconfig.recipes.json'];
    const problems = await run('tsc', options, { cwd: project }).then(
      () => '',
      (error: { stdout: string }) => error.stdout,
    );
    expect(problems).toBe('');
  });

  function apply({ path, how, anchor, code }: Step) {
    const file = join(project, path);
    mkdirSync(dirname(file), { recursive: true });
    if (how === 'new') return writeFileSync(file, code);
    const text = readFileSync(file, 'utf8');
    if (text.split(anchor).length !== 2) throw new Error(`${path} must hold once: ${anchor}`);
    const replacement = { after: `${anchor}\n${code}`, before: `${code}${anchor}`, replace: code.trimEnd() }[how];
    return writeFileSync(
      file,
      text.replace(anchor, () => replacement),
    );
  }
});
