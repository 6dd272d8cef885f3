import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { createClient as CreateClient } from '#contract/client.ts';
import { createTestContext } from '#test/fixtures/app.ts';
import { createCompany, createFoundTalent } from '#test/fixtures/factories.ts';
import { listen } from '#test/processes/product-server.ts';
import { ROOT } from '../../../bin/module-graph.mjs';
import { unlockTalent } from '../../unlocks/unlock-talent.ts';
import { createApiKey } from './api-keys.ts';

const PROGRAM = `
import { createClient } from 'closeup-client';
const closeup = createClient({ site: 'https://closeup.example', apiKey: 'closeup_x' });
export async function names(): Promise<string[]> {
  const { items } = await closeup.unlocks.listContacts({ stage: 'new' });
  return items.map(({ talentName }) => talentName);
}
// @ts-expect-error there is no such stage
void closeup.unlocks.listContacts({ stage: 'later' });
`;

/** A project beside the built client, with the packages that the client depends on. */
const project = mkdtempSync(join(tmpdir(), 'closeup-client-'));
const folder = join(project, 'node_modules/closeup-client');
const run = (script: string, ...options: string[]) =>
  execFileSync(process.execPath, [join(ROOT, script), ...options], { cwd: project, encoding: 'utf8' });
beforeAll(() => {
  run('bin/client.mjs', folder);
  mkdirSync(join(project, 'node_modules/@orpc'), { recursive: true });
  for (const name of ['zod', '@orpc/client', '@orpc/contract', '@orpc/openapi-client', '@orpc/shared'])
    symlinkSync(join(ROOT, 'node_modules', name), join(project, 'node_modules', name));
}, 120_000);
afterAll(() => rmSync(project, { recursive: true, force: true }));

test('the built client compiles in a separate project, with the types of the contract', { timeout: 120_000 }, () => {
  writeFileSync(join(project, 'program.ts'), PROGRAM);
  const options = [
    '--strict',
    '--noEmit',
    '--module',
    'nodenext',
    '--target',
    'es2022',
    '--types',
    '',
    '--lib',
    'es2022,dom',
  ];
  expect(run('node_modules/typescript/bin/tsc', ...options, 'program.ts')).toBe('');
});

test(
  'the built client calls the API with a key, and its errors carry the contract’s codes',
  { timeout: 60_000 },
  async () => {
    const app = await createTestContext();
    const company = await createCompany(app);
    const contact = await unlockTalent(app, company.viewer, (await createFoundTalent(app)).positionId);
    const { key } = await createApiKey(app, company.viewer, {
      name: 'CRM',
      scopes: ['contacts:read'],
      expiresInDays: null,
    });
    const { createClient } = (await import(pathToFileURL(join(folder, 'client.js')).href)) as {
      createClient: typeof CreateClient;
    };
    const closeup = createClient({ site: await listen(app), apiKey: key });
    expect((await closeup.unlocks.listContacts({})).items).toMatchObject([{ id: contact.id, email: contact.email }]);
    await expect(closeup.campaigns.listCampaigns({})).rejects.toMatchObject({ code: 'scope_missing', status: 403 });
  },
);
