import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Tinypool } from 'tinypool';
import { languagesOf } from './page.ts';

/** What a page's request sends on to the API. */
const SENT_ON = ['cookie', 'host', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto'] as const;
/** How long a document waits for its data. Then it shows the page's frame without it. */
const WITHIN_MS = 400;
/** How often a page is rendered because it requests more. What depends on two answers remains for its scripts. */
const MOST_ROUNDS = 3;
const MOST_WAITING = 4;
/** Then the worker hangs, or has ended without a word, and another takes its place. */
const WORKER_WITHIN_MS = 2000;
const STOPS_WITHIN_MS = 1000;
const MOST_MEMORY = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 };

/** Whether it is a language with a region, such as "en-US". A tag with parts that contradict each other can't be formatted with. */
const hasRegion = (tag: string) => /^[a-z]{2,3}-(?:[a-z]{2}|\d{3})$/i.test(tag);

export interface Rendering {
  /** The path, with a query if there is one. */
  address: string;
  language: string;
  /** The API paths that the page requests first. */
  requests: readonly string[];
  /** Whether the page may request others because of its query or a parameter in its path. */
  asksMore: boolean;
  /** The document with an empty root, and styles for anything that the page may contain. */
  template: string;
}

interface RenderedPage {
  html: string;
  state: string;
  /** The API paths that the page would show more with. */
  missing: string[];
}

/**
 * Renders pages of accounts with their first data. They are rendered in a worker, so that no other request waits for it.
 * @param renderer the built web/render-page.tsx
 */
export function createPageRenderer(server: FastifyInstance, renderer: string) {
  let pool: Tinypool | undefined;
  server.addHook('onListen', () => {
    pool = new Tinypool({ filename: renderer, minThreads: 1, maxThreads: 1, resourceLimits: MOST_MEMORY });
    // Errors between two tasks. Without a listener, they would end the server.
    pool.on('error', (error) => server.log.error({ err: error }, 'page_renderer_failed'));
    void warmUp(pool);
  });
  // The pool would wait forever for a worker that has ended by itself.
  server.addHook('onClose', () => Promise.race([pool?.destroy(), delay(STOPS_WITHIN_MS, undefined, { ref: false })]));

  const run = (pool: Tinypool, task: object, name = 'default') =>
    pool.run(task, { name, signal: AbortSignal.timeout(WORKER_WITHIN_MS) });

  const warmUp = (pool: Tinypool) =>
    run(pool, {}, 'warmUp').catch((error: unknown) => server.log.warn({ err: error }, 'page_renderer_failed'));

  /**
   * Asks the API as the page itself would, under the same limits.
   * @returns the answers by path, null for those that it has refused
   */
  async function answersTo(request: FastifyRequest, paths: readonly string[]) {
    const isSet = (name: string) => request.headers[name] !== undefined;
    const headers = Object.fromEntries(SENT_ON.filter(isSet).map((name) => [name, request.headers[name]]));
    const answers = paths.map(async (path) => {
      const { remoteAddress } = request.socket;
      const { statusCode, payload } = await server.inject({ url: `/api${path}`, headers, remoteAddress });
      return [path, statusCode === 200 ? payload : null] as const;
    });
    return Object.fromEntries(await Promise.all(answers));
  }

  async function render(pool: Tinypool, request: FastifyRequest, rendering: Rendering) {
    const { address, language, requests, asksMore, template } = rendering;
    const languages = languagesOf(request).filter(hasRegion);
    let answers = await answersTo(request, requests);
    let page: RenderedPage = await run(pool, { address, language, languages, answers });
    for (let round = 1; asksMore && page.missing.length > 0 && round < MOST_ROUNDS; round++) {
      answers = { ...answers, ...(await answersTo(request, page.missing)) };
      page = await run(pool, { address, language, languages, answers });
    }
    const { html, state } = page;
    const json = state.replaceAll('<', '\\u003c');
    const root = `<div id="root">${html}</div><script type="application/json" id="frame-state">${json}</script>`;
    return template.replace('<div id="root"></div>', () => root);
  }

  /** @returns the document, or null if it can't be rendered soon. */
  return async (request: FastifyRequest, rendering: Rendering): Promise<string | null> => {
    if (!pool || pool.queueSize >= MOST_WAITING) return null;
    const rendered = render(pool, request, rendering).catch((error: unknown) => {
      request.log.error({ err: error }, 'page_not_rendered');
      return null;
    });
    return Promise.race([rendered, delay(WITHIN_MS, null)]);
  };
}
