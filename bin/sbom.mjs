// Writes the software bill of materials of the production packages as CycloneDX, from the lock file: `npm run sbom`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';

const TOOL = '@cyclonedx/cyclonedx-npm@6.0.1';
const FILE = '.cache/sbom.cdx.json';

mkdirSync('.cache', { recursive: true });
const options = [
  '--omit',
  'dev',
  '--package-lock-only',
  '--output-format',
  'JSON',
  '--output-reproducible',
  '--validate',
];
const { status } = spawnSync('npx', ['--yes', TOOL, ...options, '--output-file', FILE], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status !== 0) {
  console.error(
    `${TOOL} has not written a valid bill of materials; it comes from the npm registry, which must be reachable.`,
  );
  process.exit(1);
}

const { bomFormat, specVersion, components = [], dependencies = [] } = JSON.parse(readFileSync(FILE, 'utf8'));
const { dependencies: direct } = JSON.parse(readFileSync('package.json', 'utf8'));
const names = new Set(components.map(({ group, name }) => (group ? `${group}/${name}` : name)));
const missing = Object.keys(direct).filter((name) => !names.has(name));
const unnamed = components.filter(({ purl, version }) => !purl || !version);
if (bomFormat !== 'CycloneDX' || missing.length > 0 || unnamed.length > 0) {
  console.error(`${FILE} is incomplete: ${[...missing, ...unnamed.map(({ name }) => name)].join(', ')}`);
  process.exit(1);
}
console.log(
  `${FILE}: CycloneDX ${specVersion}, ${components.length} components, ${dependencies.length} with their dependencies.`,
);
