import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '#server/context.ts';
import { createTestContext, createTestServer } from './app.ts';
import { type DeclaredRoute, callRoute, declaredRoutes } from './call-route.ts';
import {
  createAdmin,
  createCompany,
  createPublishedVideo,
  createTalent,
  createVideo,
  signInCookie,
} from './factories.ts';

interface World {
  app: Context;
  /** The talent that calls. */
  own: { positionId: string; secondPositionId: string };
  other: { positionId: string; videoId: string };
  makeVideo(state: 'uploading' | 'failed'): Promise<string>;
}

interface Row {
  /** An input that succeeds for whoever may call. */
  own: (world: World) => Record<string, unknown> | Promise<Record<string, unknown>>;
  /** The same on somebody else's object: not found. */
  other?: (world: World) => Record<string, unknown>;
  /** Where the caller's own call may end with a declared error instead, since it has no token to show. */
  answers?: number;
}

const upload = { originalName: 'me.mp4', contentType: 'video/mp4', sizeBytes: 1000 };
const profile = (positionId: string) => ({
  fullName: 'Marta Ribeiro',
  phone: '+34 612 004 118',
  languages: ['Spanish'],
  positions: [{ id: positionId, positionTitle: 'Sales Closer' }],
});
const nobody = '00000000-0000-4000-8000-000000000000';
let count = 0;

/** A row for every route; a route without one fails. */
const rows: Record<string, Row> = {
  'accounts.getSession': { own: () => ({}) },
  'accounts.signIn': { own: () => ({ email: 'nobody@nowhere.example', password: 'Wrong1234' }), answers: 401 },
  'accounts.signOut': { own: () => ({}) },
  'accounts.registerTalent': {
    own: () => ({ email: `new-${count++}@talent.example`, password: 'Closeup1', fullName: 'New Talent' }),
  },
  'accounts.registerCompany': {
    own: () => ({
      email: `new-${count++}@acme.example`,
      password: 'Closeup1',
      firstName: 'A',
      lastName: 'B',
      companyName: 'Acme',
      city: 'Oslo',
      country: 'Norway',
    }),
  },
  'accounts.confirmEmail': { own: () => ({ token: 'none' }), answers: 410 },
  'accounts.resendConfirmation': { own: () => ({ email: 'nobody@nowhere.example' }) },
  'accounts.requestPasswordReset': { own: () => ({ email: 'nobody@nowhere.example' }) },
  'accounts.resetPassword': { own: () => ({ token: 'none', password: 'Closeup1' }), answers: 410 },
  'talents.getProfile': { own: () => ({}) },
  'talents.saveProfile': { own: ({ own }) => profile(own.positionId), other: ({ other }) => profile(other.positionId) },
  'talents.addPosition': { own: () => ({ positionTitle: 'Consultant' }) },
  'talents.removePosition': {
    own: ({ own }) => ({ positionId: own.secondPositionId }),
    other: ({ other }) => ({ positionId: other.positionId }),
  },
  'videos.startUpload': {
    own: ({ own }) => ({ ...upload, positionId: own.positionId }),
    other: ({ other }) => ({ ...upload, positionId: other.positionId }),
  },
  'videos.getVideo': {
    own: async ({ makeVideo }) => ({ videoId: await makeVideo('uploading') }),
    other: ({ other }) => ({ videoId: other.videoId }),
  },
  'videos.retryVideo': {
    own: async ({ makeVideo }) => ({ videoId: await makeVideo('failed') }),
    other: ({ other }) => ({ videoId: other.videoId }),
  },
  'videos.deleteVideo': {
    own: async ({ makeVideo }) => ({ videoId: await makeVideo('uploading') }),
    other: ({ other }) => ({ videoId: other.videoId }),
  },
  'search.findTalents': {
    own: () => ({ text: 'closer', keywords: ['sales'], locations: ['Lisbon'], hasAiFeedback: false }),
  },
  'search.getTalent': { own: ({ other }) => ({ positionId: other.positionId }), other: () => ({ positionId: nobody }) },
  'search.listFilters': { own: () => ({ text: 'closer', workTypes: ['remote'], minClarity: 5, hasAiFeedback: true }) },
  'search.listFeatured': { own: () => ({}) },
};

type Who = 'visitor' | 'talent' | 'company' | 'admin';
const PEOPLE: Who[] = ['visitor', 'talent', 'company', 'admin'];
const may: Record<DeclaredRoute['meta']['caller'], Who[]> = {
  anyone: PEOPLE,
  user: ['talent', 'company', 'admin'],
  talent: ['talent'],
  company: ['company', 'admin'],
  admin: ['admin'],
};

describe('role matrix: who may call what, from the contract', () => {
  let server: FastifyInstance;
  let world: World;
  const cookies: Partial<Record<Who, string>> = {};
  let asked = 0;

  beforeAll(async () => {
    const app = await createTestContext();
    server = await createTestServer(app);
    const [talent, other, company, admin] = [
      await createTalent(app),
      await createTalent(app),
      await createCompany(app),
      await createAdmin(app),
    ];
    for (const [who, account] of Object.entries({ talent, company, admin }))
      cookies[who as Who] = await signInCookie(server, account.email);
    const published = await createPublishedVideo(app, other);
    const second = await app.db
      .insertInto('talent_positions')
      .values({ talent_id: talent.viewer.userId, position_title: 'Consultant' })
      .returning('id')
      .executeTakeFirstOrThrow();
    world = {
      app,
      own: { positionId: talent.positionId, secondPositionId: second.id },
      other: { positionId: other.positionId, videoId: published.id },
      async makeVideo(state) {
        await app.db.deleteFrom('videos').where('talent_id', '=', talent.viewer.userId).execute();
        return (await createVideo(app, talent, { state })).id;
      },
    };
  });

  test('every route has a row, and every row a route', () => {
    expect(Object.keys(rows).sort()).toEqual(declaredRoutes.map(({ name }) => name).sort());
  });

  describe.each(declaredRoutes.map((route) => [route.name, route] as const))('%s', (name, route) => {
    const row = rows[name]!;
    const refused = PEOPLE.filter((who) => !may[route.meta.caller].includes(who));
    const address = `10.1.0.${declaredRoutes.indexOf(route)}`;

    test.each(refused)('is closed to a %s', async (who) => {
      asked++;
      const response = await callRoute(server, route, await row.own(world), cookies[who], address);
      const expected = who === 'visitor' ? 401 : route.meta.caller === 'admin' ? 404 : 403;
      expect([response.statusCode, response.json().code]).toEqual([
        expected,
        { 401: 'unauthenticated', 403: 'forbidden', 404: 'not_found' }[expected],
      ]);
    });

    if (row.other) {
      test.each(may[route.meta.caller])("does not reach somebody else's object for a %s", async (who) => {
        asked++;
        const response = await callRoute(server, route, row.other!(world), cookies[who], address);
        expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
      });
    }

    test.each(may[route.meta.caller].filter((who) => name !== 'accounts.signOut' || who === 'visitor'))(
      'answers a %s',
      async (who) => {
        asked++;
        const response = await callRoute(server, route, await row.own(world), cookies[who], address);
        expect(response.statusCode, response.body).toBe(row.answers ?? 200);
      },
    );
  });

  test('prints its N', () => {
    console.log(`role matrix: ${declaredRoutes.length} routes, ${asked} questions asked`);
    expect(asked).toBeGreaterThan(declaredRoutes.length * 2);
  });
});
