import apiReference from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { PRODUCT_NAME } from '#contract/constants.ts';

const PATH = '/api/docs';
const DOCUMENT = '/api/openapi.json';
const VIEWER = `${PATH}/viewer`;
const SCRIPT = `${VIEWER}/js/scalar.js`;

/** Turns off the viewer's links to its vendor. */
const SETTINGS = {
  url: DOCUMENT,
  withDefaultFonts: false,
  showDeveloperTools: 'never',
  hideClientButton: true,
  agent: { disabled: true },
  mcp: { disabled: true },
  telemetry: false,
} as const;

/** Keeps the viewer's zod from compiling functions from text, which the content policy refuses and reports. */
const PREPARE = 'globalThis.__zod_globalConfig = { jitless: true }';

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${PRODUCT_NAME} API</title></head><body><div id="reference"></div>
<script src="${PATH}/prepare.js"></script><script src="${SCRIPT}"></script><script src="${PATH}/start.js"></script></body></html>`;

/** Serves the OpenAPI document, and a page for it at /api/docs. Its scripts are files, so that it needs no content policy of its own. */
export async function mountApiDocs(server: FastifyInstance, document: object) {
  server.get(DOCUMENT, () => document);
  server.get(PATH, (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
  server.get(`${PATH}/`, (_request, reply) => reply.redirect(PATH, 308));
  server.get(`${PATH}/prepare.js`, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(PREPARE));
  server.get(`${PATH}/start.js`, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .send(`Scalar.createApiReference('#reference', ${JSON.stringify(SETTINGS)})`),
  );
  await server.register(async (viewer) => {
    // Only the viewer's script is used; its own page would need inline scripts.
    viewer.addHook('onRequest', async (request, reply) => {
      if (request.url.split('?')[0] !== SCRIPT) return reply.redirect(PATH, 308);
    });
    await viewer.register(apiReference, { routePrefix: VIEWER, configuration: SETTINGS });
  });
}
