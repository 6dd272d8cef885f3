import type { CompanyPage } from '#contract/companies/page.ts';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import type { PageHead } from '../platform/http/site/head.ts';

const DESCRIPTION_MAX = 200;
const LOGO_SIDE = 256;

const HIRING = {
  en: (name: string) => `${name} hires on ${PRODUCT_NAME}. See who they are and what they’re hiring for.`,
  es: (name: string) => `${name} contrata en ${PRODUCT_NAME}. Descubre quiénes son y a quién buscan.`,
};

/** What search engines and link previews read about a company. */
export function companyHead(page: CompanyPage, language: 'en' | 'es'): PageHead {
  const { publicId, companyName, logoUrl, about, website, industry, isPublished } = page;
  const text = about?.replace(/\s+/g, ' ').trim();
  const description = text ? Array.from(text).slice(0, DESCRIPTION_MAX).join('') : HIRING[language](companyName);
  return {
    title: companyName,
    description,
    path: `/companies/${publicId}`,
    image: logoUrl === null ? null : { url: logoUrl, width: LOGO_SIDE, height: LOGO_SIDE },
    isIndexed: isPublished,
    jsonLd: {
      '@type': 'Organization',
      name: companyName,
      description,
      ...(logoUrl && { logo: logoUrl }),
      ...(website && { sameAs: [website] }),
      ...(industry && { industry }),
    },
    data: page,
  };
}
