import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ListedCompany, VerifiedDecision } from '#contract/companies.ts';
import { dateText } from '#web/lib/dates.ts';
import { Avatar } from '#web/ui/people/avatar.tsx';
import { Segmented } from '#web/ui/navigation/segmented.tsx';
import { Tag } from '#web/ui/tag.tsx';

const CHOICES: VerifiedDecision[] = ['auto', 'yes', 'no'];

/** One company, the facts behind its verified badge, and the badge's override. */
export function CompanyRow({
  company,
  onDecide,
}: {
  company: ListedCompany;
  onDecide: (decision: VerifiedDecision) => void;
}) {
  const { t, i18n } = useTranslation('admin');
  const { companyName, logoUrl, contactName, email, website, isVerified, isComputed, override } = company;
  return (
    <li className="grid items-center gap-x-6 gap-y-3 border-b border-line py-4 md:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_18.5rem] lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 items-center gap-4">
        <Avatar logo={logoUrl} letterOf={companyName} />
        <div className="min-w-0">
          <h2 className="line-clamp-2 text-lg leading-tight font-bold">{companyName}</h2>
          <p className="truncate text-sm text-ink-2">{contactName}</p>
        </div>
      </div>
      <div className="flex min-w-0 flex-col items-start gap-1 text-sm">
        <p className="max-w-full [overflow-wrap:anywhere]">{email}</p>
        <p className="max-w-full [overflow-wrap:anywhere] text-ink-2">
          {website ? website.replace(/^https?:\/\//, '') : t('companies.noWebsite')}
        </p>
        <div className="mt-1 flex flex-wrap gap-1.5">
          <Tag tone={isVerified ? 'ok' : 'plain'} {...(isVerified ? { icon: <BadgeCheck aria-hidden /> } : {})}>
            {t(isVerified ? 'companies.verified' : 'companies.notVerified')}
          </Tag>
          {!company.emailVerified && <Tag tone="warn">{t('companies.unconfirmed')}</Tag>}
        </div>
      </div>
      <div className="flex flex-col gap-1.5">
        <Segmented
          label={t('companies.decision', { name: companyName })}
          value={company.decision}
          onChange={onDecide}
          options={CHOICES.map((value) => ({ value, label: t(`companies.choice.${value}`) }))}
        />
        <p className="text-sm text-ink-2">
          {override
            ? t('companies.override', {
                name: override.by ?? t('companies.operator'),
                date: dateText(override.at, i18n.language),
              })
            : t(`companies.computed.${isComputed ? 'yes' : website ? 'no' : 'none'}`)}
        </p>
      </div>
    </li>
  );
}
