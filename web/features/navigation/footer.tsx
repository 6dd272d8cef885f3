import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/features/accounts/session.ts';
import { CONTACT_EMAIL, LEGAL_ENTITY, PRODUCT_NAME } from '#contract/values/product.ts';
import { LanguageSwitch } from './language-switch.tsx';
import type { LinkProps } from '@tanstack/react-router';
import type { common } from '#web/i18n/en/common.ts';

/** Footer of public pages: slogan, contact, links, language, and the product's name as a close-up. */
export function Footer() {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <footer className="mt-20 overflow-hidden border-t border-line px-(--gutter) pt-14 md:mt-32">
      <div className="grid grid-cols-2 gap-8 md:grid-cols-3 lg:grid-cols-[1.6fr_1fr_1fr_1fr_1fr_.7fr]">
        <div className="max-md:col-span-2 md:pr-6">
          <p className="max-w-[30ch] text-lg leading-[1.35] font-bold">{t('footer.claim')}</p>
          <p className="mt-3.5 text-sm text-ink-2">
            <a href={`mailto:${CONTACT_EMAIL}`} className="inline-block py-1 tap underline-offset-4 hover:underline">
              {CONTACT_EMAIL}
            </a>
          </p>
        </div>
        {FOOTER.filter(({ heading }) => !user || heading !== 'start').map(({ heading, links }) => (
          <nav
            key={heading}
            aria-labelledby={`footer-${heading}`}
            className={heading === 'start' ? 'for-visitors' : undefined}
          >
            <h2 id={`footer-${heading}`} className="mb-2 text-sm font-bold">
              {t(`footer.${heading}`)}
            </h2>
            <ul>
              {links.map(({ label, to }) => (
                <li key={label}>
                  <Link
                    to={to}
                    className="inline-block py-[5px] tap text-ink-2 underline-offset-4 hover:text-ink hover:underline"
                  >
                    {t(`footer.${label}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <LanguageSwitch />
      </div>
      <p className="mt-10 text-xs text-ink-3">{LEGAL_ENTITY}</p>
      <p
        aria-hidden="true"
        className="d-face -mb-[9vw] -ml-[.045em] pt-8 text-[40vw] leading-[.82]! tracking-[-.05em]! whitespace-nowrap select-none md:pt-14"
      >
        {PRODUCT_NAME}
      </p>
    </footer>
  );
}

interface FooterSection {
  heading: FooterWord;
  links: { label: FooterWord; to: NonNullable<LinkProps['to']> }[];
}

type FooterWord = keyof (typeof common)['footer'];

const FOOTER: FooterSection[] = [
  {
    heading: 'product',
    links: [
      { label: 'howItWorks', to: '/how-it-works' },
      { label: 'forTalent', to: '/for-talent' },
      { label: 'forCompanies', to: '/for-companies' },
    ],
  },
  {
    heading: 'start',
    links: [
      { label: 'createAccount', to: '/register' },
      { label: 'signInTalent', to: '/talent/auth' },
      { label: 'signInCompany', to: '/company/auth' },
    ],
  },
  {
    heading: 'help',
    links: [
      { label: 'helpCenter', to: '/help' },
      { label: 'contact', to: '/contact' },
    ],
  },
  {
    heading: 'legal',
    links: [
      { label: 'privacy', to: '/privacy' },
      { label: 'terms', to: '/terms' },
      { label: 'cookies', to: '/cookies' },
      { label: 'gdpr', to: '/gdpr' },
    ],
  },
];
