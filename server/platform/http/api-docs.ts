import Fastify, { type FastifyInstance } from 'fastify';
import { PRODUCT_NAME } from '#contract/values/product.ts';

const PATH = '/api/docs';
const DOCUMENT = '/api/openapi.json';
const VIEWER = `${PATH}/viewer`;
const SCRIPT = `${VIEWER}/js/scalar.js`;

/** The product's colors and type, from `web/ui/styles/tokens.css`. */
const CSS = `
:root, .light-mode, .dark-mode {
  --scalar-font: system-ui, sans-serif;
  --scalar-radius: 8px; --scalar-radius-lg: 12px;
}
.light-mode {
  --scalar-background-1: #fdfcfa; --scalar-background-2: #f3f1ed; --scalar-background-3: #e7e3dc;
  --scalar-color-1: #16120e; --scalar-color-2: #524a42; --scalar-color-3: #6b6259;
  --scalar-color-accent: #b0300a; --scalar-background-accent: #ffe2d7; --scalar-border-color: #d9d3c9;
}
.dark-mode {
  --scalar-background-1: #131110; --scalar-background-2: #1d1a18; --scalar-background-3: #2a2623;
  --scalar-color-1: #f7f2ea; --scalar-color-2: #c2b8ab; --scalar-color-3: #a0968a;
  --scalar-color-accent: #ff8e6a; --scalar-background-accent: #411c10; --scalar-border-color: #36312c;
}`;

/** Turns off the vendor's share, deploy and ask buttons. */
const SETTINGS = {
  url: DOCUMENT,
  theme: 'none',
  layout: 'modern',
  customCss: CSS,
  favicon: '/icon.svg',
  withDefaultFonts: false,
  showDeveloperTools: 'never',
  hideClientButton: true,
  documentDownloadType: 'json',
  defaultOpenAllTags: false,
  operationTitleSource: 'summary',
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  agent: { disabled: true },
  mcp: { disabled: true },
  telemetry: false,
} as const;

/** Keeps the viewer's zod from compiling functions from text, which the content policy refuses and reports. */
const PREPARE = 'globalThis.__zod_globalConfig = { jitless: true }';

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${PRODUCT_NAME} API</title></head><body><div id="reference"></div>
<script src="${PATH}/prepare.js"></script><script src="${SCRIPT}"></script><script src="${PATH}/start.js"></script></body></html>`;

/**
 * Serves the OpenAPI document, generated on first request, and its reference page at /api/docs. The page's scripts are
 * files, so the site's content policy applies.
 */
export function mountApiDocs(server: FastifyInstance, describe: () => Promise<object>) {
  let document: Promise<string> | undefined;
  server.get(DOCUMENT, async (_request, reply) => {
    document ??= describe().then((described) => JSON.stringify(described));
    return reply.type('application/json; charset=utf-8').send(await document);
  });
  server.get(PATH, (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
  server.get(`${PATH}/`, (_request, reply) => reply.redirect(PATH, 308));
  server.get(`${PATH}/prepare.js`, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(PREPARE));
  server.get(`${PATH}/start.js`, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .send(`Scalar.createApiReference('#reference', ${JSON.stringify(SETTINGS)})`),
  );
  let script: Promise<Buffer> | undefined;
  server.get(SCRIPT, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(await (script ??= viewerScript())),
  );
}

/** The plugin contains the viewer's script, and takes 40 MB once loaded. Its own page needs inline scripts, so it isn't served. */
async function viewerScript() {
  const { default: apiReference } = await import('@scalar/fastify-api-reference');
  const viewer = Fastify();
  await viewer.register(apiReference, { routePrefix: VIEWER, configuration: SETTINGS });
  const { rawPayload } = await viewer.inject(SCRIPT);
  await viewer.close();
  return rawPayload;
}
