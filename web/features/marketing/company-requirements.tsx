import { Link } from '@tanstack/react-router';
import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MARKETING_FACTS } from '#web/lib/marketing-facts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';

const ADDRESSES = [
  { email: 'nora@northwind.com', isGood: true },
  { email: 'nora.north@gmail.com', isGood: false },
] as const;

/** Which emails companies may register with, and what they get. */
export function CompanyRequirements() {
  const { t } = useTranslation('marketing');
  return (
    <section className="page pt-20 md:pt-32">
      <div className="panel grid overflow-hidden rounded-cover! md:grid-cols-2">
        <div className="p-6 md:p-12">
          <h2 className="d-2">{t('companies.requirements.title')}</h2>
          <p className="mt-5 max-w-[48ch] text-lg text-ink-2">{t('companies.requirements.text')}</p>
          <ul className="mt-8 border-b border-line">
            {ADDRESSES.map(({ email, isGood }) => (
              <li key={email} className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-4">
                <span className={`d-4 ${isGood ? '' : 'text-ink-3 line-through decoration-2'}`}>{email}</span>
                <Tag tone={isGood ? 'ok' : 'danger'} icon={isGood ? <Check aria-hidden /> : <X aria-hidden />}>
                  {t(isGood ? 'companies.requirements.good' : 'companies.requirements.bad')}
                </Tag>
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-col bg-sunk p-6 md:p-12">
          <h3 className="d-3 max-w-[20ch]">{t('companies.requirements.benefitsTitle', MARKETING_FACTS)}</h3>
          <ul className="mt-6 grid gap-x-8 gap-y-3 lg:grid-cols-2">
            {t('companies.requirements.benefits', { returnObjects: true }).map((benefit) => (
              <li key={benefit} className="flex items-center gap-2.5 text-lg font-semi">
                <Check className="ic text-ok" aria-hidden />
                {benefit}
              </li>
            ))}
          </ul>
          <p className="mt-auto mb-6 pt-8 text-ink-2">{t('companies.requirements.free', MARKETING_FACTS)}</p>
          <Link
            to="/company/auth"
            search={{ mode: 'register' }}
            className={`${buttonClass({ variant: 'primary', size: 'lg' })} self-start`}
          >
            {t('companies.requirements.action')}
          </Link>
        </div>
      </div>
    </section>
  );
}
