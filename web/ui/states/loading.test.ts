import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '../..');
const screens = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /^(?:features|routes)\/.*\.tsx$/.test(name) && !name.startsWith('routes/dev/'),
);

test('what loads is drawn as a skeleton; a spinner stands for a page or picture whose shape is unknown, or beside what is there', () => {
  const spinning = screens.filter((name) => readFileSync(join(WEB, name), 'utf8').includes('<Spinner'));
  expect(spinning.toSorted()).toEqual([
    'features/accounts/guard-pages.tsx',
    'features/calls/report/speakers.tsx',
    'features/videos/player/player-screen.tsx',
    'features/videos/recorder/recorder-stage.tsx',
    'routes/-fallbacks.tsx',
  ]);
});
