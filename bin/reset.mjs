// Deletes the local data: database, files and uploads.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { embeddedHome } from '../server/platform/db/embedded-home.ts';
import { stopPostmaster } from '../server/platform/db/postmaster.ts';
import { lockData } from '../server/platform/db/data-lock.ts';

const dataDir = resolve(process.env.DATA_DIR || '.data');
if (!existsSync(dataDir)) {
  console.log(`Nothing to delete: ${dataDir} does not exist.`);
  process.exit(0);
}
try {
  lockData(dataDir, 0);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await stopPostmaster(embeddedHome(dataDir));
const elsewhere = join(dataDir, 'postgres.home');
if (existsSync(elsewhere)) rmSync(readFileSync(elsewhere, 'utf8'), { recursive: true, force: true });
rmSync(dataDir, { recursive: true, force: true });
console.log(`Deleted everything in ${dataDir}.`);
