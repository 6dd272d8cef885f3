import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { Env } from '../../env.ts';
import type { Viewer } from '../viewer.ts';
import { type Page, createPage, languageOf, readPage } from './page.ts';
import type { Rendering } from './rendered-pages.ts';

/** What the build wrote about the site (bin/prerender-pages.mjs). */
interface BuiltSite {
  /** Prerendered pages: file names by path. */
  pages: Record<string, string>;
  /** Paths of all other pages, such as "/messages/$conversationId". */
  screens: string[];
  /** The scripts that each screen loads first, by language. */
  loads: Record<string, Record<string, string[]>>;
  /** The API paths that a signed-in screen requests first. */
  requests: Record<string, string[] | undefined>;
  /** Those of the bars on every account's screen. */
  requestsOfAccounts: string[];
  /** Files of screens as they look until their data arrives, by screen, viewer and language: "/messages talent es". */
  frames: Record<string, string | undefined>;
  /** Files of documents to render accounts' screens into, by screen and language: "/messages es". */
  templates: Record<string, string | undefined>;
}

/**
 * The pages of the site; for those that are not prerendered, the frame that shows until their data arrives, or a shell document
 * that lists the requested page's scripts.
 */
export function readScreens(dist: string, env: Env) {
  const { pages, screens, loads, requests, requestsOfAccounts, frames, templates } = JSON.parse(
    readFileSync(join(dist, 'prerendered/paths.json'), 'utf8'),
  ) as BuiltSite;
  const shell = readPage(join(dist, 'index.html'), env);
  const patterns = [...Object.keys(pages), ...screens].map((screen) => ({ screen, pattern: patternOf(screen) }));
  const readAll = (files: BuiltSite['frames']) =>
    new Map(Object.entries(files).map(([shown, file]) => [shown, readPage(join(dist, 'prerendered', file!), env)]));
  const framed = readAll(frames);
  const rendered = readAll(templates);
  const find = (path: string) => patterns.find(({ pattern }) => pattern.test(path))?.screen;
  const shells = new Map<string, Page>();

  /** @param viewer whose first answers to preload; null to preload none */
  function shellOf(request: FastifyRequest, viewer: Viewer | null = null): Page {
    const screen = find(request.url.replace(/[?#].*$/, ''));
    const language = languageOf(request);
    const scripts = screen && loads[screen]?.[language];
    if (!scripts) return shell;
    // With a query, the page may ask for something else.
    const isPlain = !request.url.includes('?');
    const frame = framed.get(`${screen} ${viewer?.userType ?? 'visitor'} ${language}`);
    // An admin has more in the bars.
    if (frame && isPlain && !viewer?.isAdmin) return frame;
    const asked = viewer && isFor(screen, viewer) && isPlain ? (requests[screen] ?? []) : [];
    const key = `${language} ${screen} ${asked.length}`;
    const known = shells.get(key) ?? createPage(withLinks(shell.plain.toString(), scripts, asked));
    shells.set(key, known);
    return known;
  }

  /** What to render for this viewer, or null for screens without data of their own. */
  function renderingOf(request: FastifyRequest, viewer: Viewer | null): Rendering | null {
    const language = languageOf(request);
    const address = request.url;
    const screen = find(address.replace(/[?#].*$/, ''));
    const template = rendered.get(`${screen} ${language}`);
    if (!screen || !template || !viewer || !isFor(screen, viewer) || request.method !== 'GET') return null;
    const page = { address, language, template: template.plain.toString() };
    if (address === screen) return { ...page, requests: requests[screen]!, asksMore: false };
    return { ...page, requests: requestsOfAccounts, asksMore: true };
  }
  return { pages, screens, shell, shellOf, renderingOf, isScreen: (path: string) => find(path) !== undefined };
}

/** Other accounts are redirected away from the page, and its requests would be refused. */
function isFor(screen: string, { userType }: Viewer) {
  const [, section] = screen.split('/');
  return section === userType || !(section === 'talent' || section === 'company');
}

const patternOf = (screen: string) => new RegExp(`^${screen.replace(/(?<=.)\/$/, '').replace(/\$\w+/g, '[^/\\\\]+')}$`);

/** Adds preload links for scripts and API answers, so that they load in parallel with the first script. */
function withLinks(html: string, scripts: string[], requests: string[]) {
  const links = scripts
    .filter((href) => !html.includes(href))
    .map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
  const answers = requests.map((path) => `<link rel="preload" as="fetch" crossorigin href="/api${path}">`);
  return html.replace('</head>', `${answers.join('')}${links.join('')}</head>`);
}
