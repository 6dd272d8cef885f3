import type { i18n } from 'i18next';
import { CONTACT_EMAIL, PRODUCT_NAME } from '#contract/values/product.ts';
import { MARKETING_FACTS } from './marketing-facts.ts';

/** Placeholder for the operator's origin in built pages; the server replaces it. */
export const ORIGIN = 'https://origin.invalid';

const SIDES = ['talent', 'company'] as const;

/** What a prerendered page tells search engines about the product (schema.org). Only the home page does. */
export function structuredData(path: string, { t, language }: i18n): Record<string, unknown>[] {
  if (path !== '/') return [];
  const organization = { '@id': `${ORIGIN}/#organization` };
  return [
    {
      '@type': 'Organization',
      ...organization,
      name: PRODUCT_NAME,
      url: `${ORIGIN}/`,
      logo: `${ORIGIN}/icon.svg`,
      email: CONTACT_EMAIL,
      description: t('common:footer.claim'),
    },
    {
      '@type': 'WebSite',
      '@id': `${ORIGIN}/#website`,
      name: PRODUCT_NAME,
      url: `${ORIGIN}/`,
      inLanguage: language,
      publisher: organization,
    },
    {
      '@type': 'FAQPage',
      inLanguage: language,
      mainEntity: SIDES.flatMap((side) =>
        t(`home:faq.${side}.items`, { returnObjects: true, ...MARKETING_FACTS }).map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      ),
    },
  ];
}
