import type { FastifyInstance } from 'fastify';
import { titleName } from '#contract/values/names/title-name.ts';
import type { PageCard, TalentPage } from '#contract/talents/page.ts';
import { MASK, PRODUCT_NAME } from '#contract/values/product.ts';
import type { Context } from '../platform/context.ts';
import type { PageHead } from '../platform/http/site/head.ts';
import { shownPages } from './page.ts';

const DESCRIPTION_MAX = 200;
const SHARE_PICTURE = { width: 1200, height: 630 };

const WATCH = {
  en: (name: string) => `Watch the video of ${name} on ${PRODUCT_NAME}.`,
  es: (name: string) => `Mira el vídeo de ${name} en ${PRODUCT_NAME}.`,
};

/** Replaces the masks in a text with an ellipsis. */
const plain = (text: string) => text.replaceAll(MASK, '…').replace(/\s+/g, ' ').trim();

/** What search engines and link previews read about a talent: what the page shows, and no contacts. */
export function talentHead(page: TalentPage, pictureUrl: string | null, language: 'en' | 'es'): PageHead {
  const { code, talentName, cards, isIndexed } = page;
  const first: PageCard = cards[0]!;
  const title = plain(titleName(first.positionTitle, language));
  const bio = first.bio === null ? '' : plain(first.bio);
  const description = bio === '' ? WATCH[language](talentName) : Array.from(bio).slice(0, DESCRIPTION_MAX).join('');
  const { city, country } = first;
  return {
    title: `${talentName} · ${title}`,
    description,
    path: `/t/${code}`,
    image: pictureUrl === null ? null : { url: pictureUrl, ...SHARE_PICTURE },
    isIndexed,
    jsonLd: {
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name: talentName,
        description,
        jobTitle: title,
        knowsLanguage: first.languages.map(plain),
        knowsAbout: first.skills.map(plain),
        ...(pictureUrl && { image: pictureUrl }),
        ...((city ?? country) && {
          address: {
            '@type': 'PostalAddress',
            ...(city && { addressLocality: plain(city) }),
            ...(country && { addressCountry: plain(country) }),
          },
        }),
      },
    },
    data: page,
  };
}

/** Serves the share pictures of published pages. Their address changes with the video. */
export function mountSharePictures(server: FastifyInstance, context: Pick<Context, 'db' | 'storage'>) {
  server.get<{ Params: { code: string; name: string } }>('/t/:code/:name', async (request, reply) => {
    const { code, name } = request.params;
    const [, publicId] = /^([0-9a-f]{32})\.jpg$/.exec(name) ?? [];
    const video =
      publicId &&
      (await shownPages(context)
        .innerJoin('videos as v', 'v.talent_id', 't.user_id')
        .innerJoin('talent_search as s', 's.position_id', 'v.position_id')
        .select(['v.share_key', 't.page_indexed_at'])
        .where('t.page_code', '=', code)
        .where('v.public_id', '=', publicId)
        .where('v.state', '=', 'ready')
        .executeTakeFirst());
    const file = video && video.share_key ? await context.storage.open(video.share_key) : null;
    if (!video || !file) return reply.status(404).type('text/plain').send('Not found');
    const bytes = await file.read(0, file.sizeBytes).finally(() => file.close());
    if (video.page_indexed_at === null) reply.header('x-robots-tag', 'noindex');
    return reply.header('cache-control', 'public, no-cache').type('image/jpeg').send(Buffer.from(bytes));
  });
}
