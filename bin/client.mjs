// Builds the typed client of the API into a folder that can be published: `npm run client`, or `npm run client -- FOLDER`.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const folder = resolve(process.argv[2] ?? join(ROOT, 'dist/client'));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const project = join(folder, 'tsconfig.json');
const options = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  module: 'NodeNext',
  rewriteRelativeImportExtensions: true,
  declaration: true,
  strict: true,
  skipLibCheck: true,
  types: [],
  typeRoots: [join(ROOT, 'node_modules/@types')],
  rootDir: join(ROOT, 'contract'),
  outDir: folder,
};
writeFileSync(project, JSON.stringify({ compilerOptions: options, files: [join(ROOT, 'contract/client.ts')] }));
const { status } = spawnSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', project], {
  stdio: 'inherit',
});
rmSync(project);
if (status !== 0) process.exit(status ?? 1);

const { version, license, dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const used = ['@orpc/client', '@orpc/contract', '@orpc/openapi-client', '@orpc/shared', 'zod'];
const entry = './client';
const manifest = {
  name: 'closeup-client',
  version,
  description: 'The typed client of the Closeup API',
  license,
  type: 'module',
  exports: { '.': { types: `${entry}.d.ts`, default: `${entry}.js` } },
  dependencies: Object.fromEntries(used.map((name) => [name, dependencies[name]])),
};
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
copyFileSync(join(ROOT, 'docs/integrations.md'), join(folder, 'README.md'));
copyFileSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
console.log(`The client is in ${folder}. Publish it with: npm publish ${folder}`);
