// Writes server/platform/db/schema.gen.ts from a freshly migrated database.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../server/platform/db/embedded.ts';
import { migrate } from '../server/platform/db/migrate.ts';

const out = process.argv[2] ?? 'server/platform/db/schema.gen.ts';
const folder = mkdtempSync(join(tmpdir(), 'closeup-schema-'));
const postgres = await startEmbedded(folder);
try {
  await migrate(postgres.url);
  const options = [
    '--url',
    postgres.url,
    '--dialect',
    'postgres',
    '--out-file',
    out,
    '--exclude-pattern',
    '(migrations|graphile_worker.*)',
    '--type-mapping',
    '{"int8":"number"}',
    '--log-level',
    'error',
  ];
  execFileSync('kysely-codegen', options, { stdio: 'inherit' });
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
