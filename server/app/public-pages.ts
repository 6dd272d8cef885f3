import type { FastifyRequest } from 'fastify';
import { findViewer } from '../accounts/sessions/find-viewer.ts';
import { getCompanyPage, listIndexedCompanies } from '../companies/page.ts';
import { companyHead } from '../companies/page-head.ts';
import type { Context } from '../platform/context.ts';
import { isNotFound } from '../platform/http/failure.ts';
import type { FindHead, PageHead } from '../platform/http/site/head.ts';
import { languageOf } from '../platform/http/site/page.ts';
import { requestHeaders } from '../platform/http/request.ts';
import type { SiteReads } from '../platform/http/site/site.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { getTalentPage, listIndexedTalents } from '../talents/page.ts';
import { talentHead } from '../talents/page-head.ts';

type Find = (viewer: Viewer | null, id: string, language: 'en' | 'es') => Promise<PageHead>;

/** Gives the site access to sessions and to the pages that people and companies publish. */
export function siteReads(app: Context): SiteReads {
  const viewerOf = (request: FastifyRequest) => findViewer(app, requestHeaders(request));
  const headOf =
    (find: Find): FindHead =>
    async (request) => {
      const { id } = request.params as { id: string };
      try {
        return await find(await viewerOf(request), id, languageOf(request));
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    };
  return {
    viewerOf,
    heads: {
      '/t/:id': headOf(async (viewer, code, language) => {
        const { page, pictureUrl } = await getTalentPage(app, viewer, code);
        return talentHead(page, pictureUrl, language);
      }),
      '/companies/:id': headOf(async (viewer, publicId, language) => {
        const { page } = await getCompanyPage(app, viewer, publicId);
        return companyHead(page, language);
      }),
    },
    listIndexed: async () => (await Promise.all([listIndexedTalents(app), listIndexedCompanies(app)])).flat(),
  };
}
