import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LEGAL_UPDATED } from '#contract/values/product.ts';
import { Contents } from '#web/ui/navigation/contents.tsx';
import { useTabStrip } from '#web/ui/navigation/tab-strip.ts';
import { LegalSection } from './legal-section.tsx';
import { StorageEntries } from './storage-entries.tsx';
import { legalValues } from './values.ts';

const DOCUMENTS = ['privacy', 'terms', 'cookies', 'gdpr'] as const;
export type LegalDocument = (typeof DOCUMENTS)[number];

/** One of the four legal texts. The table of contents is beside it on desktop and folded above it on phones. */
export function LegalText({ document }: { document: LegalDocument }) {
  const { t, i18n } = useTranslation(['legal', document, 'common']);
  const strip = useTabStrip<HTMLElement>(document);
  const sections = t(`${document}:sections`, { returnObjects: true, ...legalValues(i18n.language) });
  return (
    <div className="page pt-8 md:pt-14">
      <nav ref={strip.list} aria-label={t('documents')} className={`${strip.className} gap-x-6`}>
        {DOCUMENTS.map((name) => (
          <Link
            key={name}
            to={`/${name}`}
            className="relative py-2.5 font-semi whitespace-nowrap text-ink-2 outline-offset-[-3px]! hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-[3px] aria-[current=page]:after:bg-tally"
          >
            {t(`names.${name}`)}
          </Link>
        ))}
      </nav>
      <header className="grid gap-x-16 gap-y-5 pt-9 md:grid-cols-12 md:items-end md:pt-14">
        <h1 className="d-1 md:col-span-7">{t(`common:title.${document}`)}</h1>
        <p className="text-ink-2 md:col-span-5 md:text-right">
          {t('updated', {
            day: new Date(`${LEGAL_UPDATED}T12:00:00Z`).toLocaleDateString(i18n.language === 'es' ? 'es' : 'en-GB', {
              dateStyle: 'medium',
              timeZone: 'UTC',
            }),
          })}
        </p>
      </header>
      <div className="mt-9 grid gap-x-16 gap-y-9 md:mt-14 md:grid-cols-12">
        <aside className="md:col-span-4">
          <Contents label={t('contents')} sections={sections} isNumbered from="md" />
        </aside>
        <article className="md:col-span-8">
          <p className="max-w-[56ch] text-[1.375rem] leading-snug font-medium">
            {t(`${document}:lead`, legalValues(i18n.language))}
          </p>
          {sections.map((section, index) => (
            <LegalSection key={section.id} section={section} number={index + 1}>
              {document === 'cookies' && section.id === 'list' && <StorageEntries />}
            </LegalSection>
          ))}
        </article>
      </div>
    </div>
  );
}
