import { Link } from '@tanstack/react-router';
import { BadgeCheck, Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CompanyPage } from '#contract/companies/page.ts';
import { placeText } from '#contract/values/names/place-name.ts';
import { Avatar } from '#web/ui/people/avatar.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';

/** A company's name, logo and facts. */
export function CompanyHeader({ company }: { company: CompanyPage }) {
  const { t, i18n } = useTranslation('companies');
  const { companyName, logoUrl, isVerified, website, domain, industry } = company;
  const place = placeText(company, i18n.language);
  return (
    <header className="flex flex-col gap-5 md:flex-row md:items-center md:gap-7">
      <Avatar logo={logoUrl} letterOf={companyName} size="xl" />
      <div className="flex min-w-0 flex-col items-start gap-2.5">
        <h1 className="d-2 [overflow-wrap:anywhere]">{companyName}</h1>
        <p className="facts text-ink-2">
          {industry && <span>{industry} </span>}
          {place && <span>{place} </span>}
        </p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {isVerified && (
            <Tag tone="ok" icon={<BadgeCheck aria-hidden />}>
              {t('verified')}
            </Tag>
          )}
          {website && domain && (
            <a
              href={website}
              target="_blank"
              rel="noopener nofollow ugc"
              className="flex min-h-6 items-center gap-1.5 font-semi underline underline-offset-4"
            >
              <Globe className="ic" aria-hidden />
              {domain}
            </a>
          )}
        </p>
      </div>
    </header>
  );
}

/** Tells a company who can open its page. */
export function OwnNote({ isPublished }: { isPublished: boolean }) {
  const { t } = useTranslation('companies');
  return (
    <p className="panel flex flex-wrap items-center justify-between gap-3 rounded-md! bg-sunk! px-5 py-3.5">
      {t(isPublished ? 'page.ownPublished' : 'page.ownClosed')}
      <Link to="/company/profile" className={buttonClass({ variant: 'outline', size: 'sm' })}>
        {t('page.edit')}
      </Link>
    </p>
  );
}
