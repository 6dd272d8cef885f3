import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { createTestContext, createTestServer } from './app.ts';

let app: Context;
let server: FastifyInstance;
beforeAll(async () => {
  app = await createTestContext();
  server = await createTestServer(app);
});
afterAll(async () => {
  await server.close();
  await app.close();
});
const page = (url: string) => server.inject({ url, headers: { accept: 'text/html' } });

test.each([
  '/',
  '/register',
  '/talent/profile',
  '/company/search-talent?q=sales',
  '/ref/MARTA20',
  '/talent',
  '/help',
  '/privacy',
])('%s is a screen', async (url) => expect((await page(url)).statusCode).toBe(200));
test.each(['/nowhere', '/talents', '/talent/profile/more', '/dev'])(
  '%s shows the not-found screen, and says so to machines',
  async (url) => {
    const response = await page(url);
    expect([response.statusCode, response.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  },
);
test.each(['/api/nowhere', '/assets/nowhere.js', '/media/nowhere.mp4'])('%s is no page', async (url) => {
  const response = await server.inject({ url, headers: { accept: '*/*' } });
  expect(response.statusCode).toBe(404);
  expect(response.headers['content-type']).not.toContain('html');
});
