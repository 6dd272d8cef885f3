import { expect, test } from 'vitest';
import { createTestContext } from '#test/fixtures/app.ts';
import { createPublishedVideo, createTalent } from '#test/fixtures/factories.ts';
import { suggestSkills } from './suggest-skills.ts';

test('skills are suggested that talent state, by the beginning of any word', async () => {
  const app = await createTestContext();
  const talent = await createTalent(app);
  const skills = ['Zigzag-ticket selling', 'Selling zigzags'];
  await app.db.updateTable('talent_positions').set({ skills }).where('id', '=', talent.positionId).execute();
  await createPublishedVideo(app, talent);
  expect(await suggestSkills(app, 'ZIGZ')).toEqual(['Zigzag-ticket selling', 'Selling zigzags']);
  expect(await suggestSkills(app, 'zigzag tick')).toEqual(['Zigzag-ticket selling']);
  expect(await suggestSkills(app, 'igzag')).toEqual([]);
});

test('a contact written as a skill is not suggested', async () => {
  const app = await createTestContext();
  const talent = await createTalent(app);
  const skills = ['Quokka, call +34 600 555 127'];
  await app.db.updateTable('talent_positions').set({ skills }).where('id', '=', talent.positionId).execute();
  await createPublishedVideo(app, talent);
  expect(await suggestSkills(app, 'quokka')).toEqual(['Quokka, call']);
  expect(await suggestSkills(app, '34')).toEqual([]);
});
