import { beforeAll, expect, test } from 'vitest';
import { templateInputSchema } from '#contract/chats/templates.ts';
import { TEMPLATES_MAX } from '#contract/values/limits.ts';
import { createClock, createTestContext } from '#test/fixtures/app.ts';
import { createCompany } from '#test/fixtures/factories.ts';
import type { Context } from '../platform/context.ts';
import { createTemplate, listTemplates, removeTemplate, saveTemplate } from './message-templates.ts';

const clock = createClock('2031-05-01T10:00:00Z');
let app: Context;
beforeAll(async () => {
  app = await createTestContext({}, clock);
});

const text = { name: 'First message', content: 'Hello {firstName}, {company} looks for a {position}.' };
const namesOf = async (viewer: Parameters<typeof listTemplates>[1]) =>
  (await listTemplates(app, viewer, undefined)).items.map(({ name }) => name);

test('a company lists its own templates, newest first, and changes and deletes only those', async () => {
  const [{ viewer }, { viewer: stranger }] = [await createCompany(app), await createCompany(app)];
  const first = await createTemplate(app, viewer, text);
  clock.addMinutes(1);
  const second = await createTemplate(app, viewer, { ...text, name: 'After the call' });
  await expect(saveTemplate(app, stranger, { ...text, templateId: first.id })).rejects.toMatchObject({
    code: 'not_found',
  });
  await removeTemplate(app, stranger, first.id);
  expect([await namesOf(viewer), await namesOf(stranger)]).toEqual([['After the call', 'First message'], []]);
  const saved = await saveTemplate(app, viewer, { templateId: first.id, name: 'Hello', content: 'Hi {firstName}' });
  expect(saved).toEqual({ id: first.id, name: 'Hello', content: 'Hi {firstName}' });
  await removeTemplate(app, viewer, second.id);
  expect(await namesOf(viewer)).toEqual(['Hello']);
});

test('a company can store a limited number of templates, even when creating them concurrently', async () => {
  const { viewer } = await createCompany(app);
  const results = await Promise.allSettled(
    Array.from({ length: TEMPLATES_MAX + 3 }, () => createTemplate(app, viewer, text)),
  );
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(refused).toEqual(
    Array.from({ length: 3 }, () => expect.objectContaining({ data: { fields: { name: 'too_many' } } })),
  );
  expect(await namesOf(viewer)).toHaveLength(TEMPLATES_MAX);
});

test('a template contains only fields that can be filled in', () => {
  const problemOf = (content: string) =>
    templateInputSchema.safeParse({ ...text, content }).error?.issues.map(({ message }) => message);
  expect(problemOf('Hello {firstName}')).toBeUndefined();
  for (const field of ['{first_name}', '{first name}', '{nómina}', '{{firstName}}', '{ firstName }', '{firstName'])
    expect(problemOf(`Hello ${field}`), field).toEqual(['template_field']);
  expect(problemOf('A smile: {}')).toBeUndefined();
});
