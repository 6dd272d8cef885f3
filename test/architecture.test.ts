import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT, findCircles, readModules } from '../bin/module-graph.mjs';

const MAX_LINES = 300;
/** Maximum files in one folder, not counting tests. */
const MAX_FILES = 20;
/** The floors of server/ as ARCHITECTURE.md draws them, from the bottom: a room imports only from floors below its own. */
const FLOORS = [
  ...readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8').matchAll(/subgraph f\d+ .*\n(.+)\n {2}end/g),
].map(([, rooms]) => rooms!.split('~~~').map((room) => room.trim()));

interface Module {
  lines: number;
  imports: { file: string; isDynamic: boolean }[];
}
const all: [file: string, module: Module][] = [...readModules()];
const modules = all.filter(([file]) => /^(server|web|contract)\//.test(file) && !/\.test\.tsx?$/.test(file));
/** server/billing/providers/x.ts -> billing, server/main.ts -> main */
const roomOf = (file: string) => file.split('/')[1]!.replace(/\.ts$/, '');
/** web/features/chats/x.ts -> web/features/chats, server/chats/x.ts -> server/chats */
const partOf = (file: string) => {
  const [top, ...rest] = file.split('/');
  return [top, ...rest.slice(0, rest[0] === 'features' ? 2 : 1)].join('/');
};

describe('imports, type-only ones included', () => {
  test('have no circles between files', () => {
    const edges = modules.map(([file, { imports }]) => [file, staticTargets(imports)] as const);
    expect(findCircles(new Map(edges))).toEqual([]);
  });

  test('have no circles between rooms', () => {
    const edges = new Map<string, Set<string>>();
    for (const [file, { imports }] of modules) {
      if (!/^(server\/\w+|web\/features\/\w+)\//.test(file)) continue;
      const targets = edges.get(partOf(file)) ?? new Set<string>();
      for (const target of staticTargets(imports)) if (partOf(target) !== partOf(file)) targets.add(partOf(target));
      edges.set(partOf(file), targets);
    }
    expect(findCircles(edges)).toEqual([]);
  });

  test('go down the floors that ARCHITECTURE.md draws', () => {
    const floorOf = new Map(FLOORS.flatMap((rooms, floor) => rooms.map((room) => [room, floor] as const)));
    const wrong = modules
      .filter(([file]) => file.startsWith('server/'))
      .flatMap(([file, { imports }]) =>
        imports
          .filter(({ file: target }) => target.startsWith('server/') && roomOf(target) !== roomOf(file))
          .filter(({ file: target }) => !(floorOf.get(roomOf(target))! < floorOf.get(roomOf(file))!))
          .map(({ file: target }) => `${file} -> ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  test('the drawing has every room of the server, and no other', () => {
    const rooms = new Set(modules.filter(([file]) => file.startsWith('server/')).map(([file]) => roomOf(file)));
    expect([...rooms].sort()).toEqual(FLOORS.flat().sort());
  });
});

describe('sizes', () => {
  test(`no file besides tests has more than ${MAX_LINES} lines`, () => {
    const long = all.filter(([file, { lines }]) => lines > MAX_LINES && !/\.gen\.ts$|\.test\.tsx?$/.test(file));
    expect(long.map(([file, { lines }]) => `${file}: ${lines}`)).toEqual([]);
  });

  test(`no folder of the server or of web/features has more than ${MAX_FILES} files besides tests`, () => {
    const counts = new Map<string, number>();
    for (const [file] of modules)
      if (/^(server|web\/features)\//.test(file)) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > MAX_FILES)).toEqual([]);
  });
});

/** A module that is imported dynamically may import the module that loads it. */
function staticTargets(imports: Module['imports']) {
  return imports.filter(({ isDynamic }) => !isDynamic).map(({ file }) => file);
}
