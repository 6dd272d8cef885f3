import type { FastifyReply, FastifyRequest } from 'fastify';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import type { Env } from '../../env.ts';
import { sendOwnPage } from './page.ts';

/** What machines read about one page that a person or company has published. */
export interface PageHead {
  /** Before the product's name. */
  title: string;
  description: string;
  path: string;
  /** An absolute address. */
  image: { url: string; width: number; height: number } | null;
  isIndexed: boolean;
  /** schema.org */
  jsonLd: Record<string, unknown>;
  /** What the page asks the API for, so that it shows without a request. */
  data: unknown;
}

/** Returns null if the page does not exist for this caller. */
export type FindHead = (request: FastifyRequest) => Promise<PageHead | null>;

/** Sends the app with the head of one page. What it says may depend on the session. */
export function sendWithHead(request: FastifyRequest, reply: FastifyReply, shell: string, head: string) {
  const html = shell
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace(/<title>.*?<\/title>/, '')
    .replace('</head>', () => `${head}</head>`);
  return sendOwnPage(request, reply, html, 'private, no-cache');
}

/** Writes titles, Open Graph and Twitter tags, robots, the canonical address, JSON-LD and the page's data. */
export function writeHead({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>, head: PageHead): string {
  const url = new URL(head.path, PUBLIC_URL).href;
  const title = `${head.title} · ${PRODUCT_NAME}`;
  const properties: Record<string, string | number> = {
    'og:type': head.jsonLd['@type'] === 'ProfilePage' ? 'profile' : 'website',
    'og:site_name': PRODUCT_NAME,
    'og:title': title,
    'og:description': head.description,
    'og:url': url,
    ...(head.image && {
      'og:image': head.image.url,
      'og:image:width': head.image.width,
      'og:image:height': head.image.height,
      'og:image:alt': head.title,
    }),
  };
  const isWide = head.image !== null && head.image.width > head.image.height;
  const names: Record<string, string> = {
    description: head.description,
    robots: head.isIndexed ? 'index, follow, max-image-preview:large' : 'noindex, nofollow',
    'twitter:card': isWide ? 'summary_large_image' : 'summary',
    'twitter:title': title,
    'twitter:description': head.description,
    ...(head.image && { 'twitter:image': head.image.url }),
  };
  return [
    `<title>${escape(title)}</title>`,
    `<link rel="canonical" href="${escape(url)}">`,
    ...Object.entries(names).map(([name, content]) => `<meta name="${name}" content="${escape(content)}">`),
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escape(String(content))}">`,
    ),
    `<script type="application/ld+json">${escapeJson({ '@context': 'https://schema.org', ...head.jsonLd, url })}</script>`,
    `<script type="application/json" id="page-data">${escapeJson({ path: head.path, data: head.data })}</script>`,
  ].join('');
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** JSON that can't end the script around it. */
const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
