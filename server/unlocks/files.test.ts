import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { createTestContext, createTestServer } from '#test/fixtures/app.ts';
import { createCompany, createFoundTalent, signInCookie } from '#test/fixtures/factories.ts';
import { setTimeZone } from '../analytics/company-analytics.ts';
import type { Context } from '../platform/context.ts';
import { saveContact } from './save-contact.ts';
import { unlockTalent } from './unlock-talent.ts';

let app: Context;
let server: FastifyInstance;
beforeAll(async () => {
  app = await createTestContext();
  server = await createTestServer(app);
});

async function unlocked(fullName: string) {
  const company = await createCompany(app);
  const talent = await createFoundTalent(app, fullName);
  await app.db
    .updateTable('talent_profiles')
    .set({
      phone: '+34 612 004 118',
      city: 'Porto',
      languages: ['Portuguese', 'Basque'],
      linkedin_url: 'https://linkedin.example/in/iris',
    })
    .where('user_id', '=', talent.viewer.userId)
    .execute();
  const { id } = await unlockTalent(app, company.viewer, talent.positionId);
  const cookie = await signInCookie(server, company.email);
  const get = (path: string) => server.inject({ method: 'GET', url: `/api${path}`, headers: { cookie } });
  return { company, talent, id, get };
}

test('exported contacts are a CSV file to save', async () => {
  const { company, talent, id, get } = await unlocked('Iris "Ace" Kanarek');
  await saveContact(app, company.viewer.userId, {
    contactId: id,
    notes: '=HYPERLINK("http://evil.example")',
    remindAt: '2027-03-01T20:00:00.000Z',
  });
  await setTimeZone(app, company.viewer.userId, 'Pacific/Auckland');
  const response = await get('/contacts/export.csv');
  expect(response.headers['content-type']).toMatch(/^text\/csv/);
  expect(response.headers['content-disposition']).toMatch(/^attachment; filename="contacts-/);
  const [titles, line, end] = response.body.split('\r\n');
  expect(titles).toContain('"Name","Position","Email","Phone"');
  expect(line).toContain(`"Iris ""Ace"" Kanarek","Sales Closer","${talent.email}","+34 612 004 118"`);
  expect(line).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(line).toContain('"Porto"');
  expect(line).toContain('"New"');
  expect(titles).toContain('"Unlocked at","Languages","Reminder"');
  expect(line).toMatch(/"\d{4}-\d\d-\d\d \d\d:\d\d","Portuguese; Basque"/);
  expect(line).toContain('"Portuguese; Basque","2027-03-02"');
  expect(end).toBe('');
  await app.db.updateTable('users').set({ language: 'es' }).where('id', '=', company.viewer.userId).execute();
  const [spanish, spanishLine] = (await get('/contacts/export.csv')).body.split('\r\n');
  expect(spanish).toContain('"Nombre","Puesto","Correo"');
  expect(spanishLine).toContain('"Oporto"');
  expect(spanishLine).toContain('"Nuevo"');
  expect(spanishLine).toContain('"Portugués; Euskera"');
});

test('a vCard carries the contact, escaped, in lines of at most 75 octets', async () => {
  const { talent, id, get } = await unlocked(`Iris; ${'ü'.repeat(60)} Kanarek`);
  const response = await get(`/contacts/${id}/vcard`);
  expect(response.headers['content-type']).toMatch(/^text\/vcard/);
  expect(response.headers['content-disposition']).toMatch(/^attachment; filename="Iris-/);
  const lines = response.body.split('\r\n');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const unfolded = response.body.replaceAll('\r\n ', '').split('\r\n');
  expect(unfolded).toEqual(
    expect.arrayContaining(['BEGIN:VCARD', `EMAIL:${talent.email}`, 'TEL;VALUE=text:+34 612 004 118', 'END:VCARD']),
  );
  expect(unfolded).toContain(`N:Kanarek;Iris\\; ${'ü'.repeat(60)};;;`);
});
