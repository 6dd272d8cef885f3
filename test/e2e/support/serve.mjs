// The whole product with fresh seeded data, for the browser tests.
import { existsSync, rmSync } from 'node:fs';
import { embeddedHome } from '../../../server/platform/db/embedded-home.ts';
import { stopPostmaster } from '../../../server/platform/db/postmaster.ts';

const folder = process.env.DATA_DIR;
if (existsSync(folder)) await stopPostmaster(embeddedHome(folder));
rmSync(folder, { recursive: true, force: true });
await import('../../../server/main.ts');
