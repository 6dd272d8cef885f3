import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';

/** What is measured and what never is, with the explicit agreement that the analysis needs. */
export function Notice({
  agreed,
  onAgree,
  error,
}: {
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
  /** Shown beside the checkbox if it isn't checked. */
  error?: string | undefined;
}) {
  const { t } = useTranslation('feedback');
  return (
    <section aria-labelledby="notice" className="panel flex flex-col gap-5 p-6 md:p-8">
      <header>
        <h2 id="notice" className="d-4">
          {t('notice.title')}
        </h2>
        <p className="mt-2 text-ink-2">{t('notice.text')}</p>
      </header>
      <Measured />
      <p className="text-sm text-ink-2">{t('notice.private')}</p>
      <div className="border-t border-line pt-4">
        <Checkbox
          label={t('notice.agree')}
          checked={agreed}
          onChange={onAgree}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : 'notice-error'}
          className="items-start!"
        />
        {error !== undefined && (
          <p id="notice-error" role="alert" className="mt-2 text-sm font-semi text-danger">
            {error}
          </p>
        )}
      </div>
    </section>
  );
}

/** Both lists side by side, and how much delivery can tell. */
export function Measured() {
  const { t } = useTranslation('feedback');
  const lists = [
    {
      title: t('notice.measured'),
      items: t('notice.measuredList', { returnObjects: true }),
      Icon: Check,
      tone: 'text-ok',
    },
    { title: t('notice.never'), items: t('notice.neverList', { returnObjects: true }), Icon: X, tone: 'text-danger' },
  ];
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-5">
        {lists.map(({ title, items, Icon, tone }) => (
          <div key={title}>
            <h3 className="font-bold">{title}</h3>
            <ul className="mt-1.5 flex flex-col gap-1.5 text-sm">
              {items.map((item) => (
                <li key={item} className="flex gap-2">
                  <Icon className={`ic mt-px ${tone}`} aria-hidden />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="text-sm text-ink-2">{t('notice.limits')}</p>
    </>
  );
}
