import { Link } from '@tanstack/react-router';
import { BadgeCheck, LockOpen } from 'lucide-react';
import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Viewing } from '#contract/insights.ts';
import { sinceText } from '#web/lib/dates.ts';
import { useOwnPositionName } from '#web/lib/positions/use-own-position-name.ts';
import { Button } from '#web/ui/button.tsx';
import { Avatar } from '#web/ui/people/avatar.tsx';
import { EmptyNote } from '#web/ui/states/empty-state.tsx';
import { Tag } from '#web/ui/tag.tsx';

const FIRST = 6;

/** Names the companies that viewed or unlocked the talent. */
export function Viewings({ viewings }: { viewings: Viewing[] }) {
  const { t, i18n } = useTranslation('insights');
  const nameOf = useOwnPositionName();
  const [showsAll, setShowsAll] = useState(false);
  const companies = Object.values(Object.groupBy(viewings, ({ companyId }) => companyId)) as Viewing[][];
  const shown = showsAll ? companies : companies.slice(0, FIRST);
  const [now] = useState(() => new Date());
  return (
    <section aria-labelledby="viewings" className="flex min-w-0 flex-col">
      <h2 id="viewings" className="d-3">
        {t('viewings.title')}
      </h2>
      {viewings.length === 0 ? (
        <EmptyNote drawing="viewings" className="mt-5">
          {t('viewings.empty')}
        </EmptyNote>
      ) : (
        <ul className="mt-3">
          {shown.map((viewed) => {
            const { companyId, companyName, companyPageId, logoUrl, isVerified, hasUnlocked } = viewed[0]!;
            return (
              <li
                key={companyId}
                className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-b border-line py-3 last:border-0 md:grid-cols-[auto_minmax(0,1fr)_auto]"
              >
                <Avatar logo={logoUrl} letterOf={companyName} />
                <div className="min-w-0">
                  <p className="flex items-center gap-1.5 font-bold">
                    <Link
                      to="/companies/$publicId"
                      params={{ publicId: companyPageId }}
                      className="-my-1 truncate py-1 underline-offset-4 hover:underline"
                    >
                      {companyName}
                    </Link>
                    {isVerified && <BadgeCheck className="ic text-ok" aria-label={t('viewings.verified')} />}
                  </p>
                  {viewed.map(({ positionId, positionTitle, views, lastViewedAt }) => (
                    <p key={positionId} className="facts mt-1 text-sm text-ink-2">
                      {positionTitle && <span>{nameOf(positionId, positionTitle)} </span>}
                      {views > 0 && <span>{t('viewings.views', { count: views })} </span>}
                      <span>{sinceText(new Date(lastViewedAt), now, i18n.language) ?? t('viewings.now')} </span>
                    </p>
                  ))}
                </div>
                {hasUnlocked && (
                  <Tag
                    tone="ok"
                    icon={<LockOpen aria-hidden />}
                    className="max-md:col-start-2 max-md:justify-self-start"
                  >
                    {t('viewings.unlocked')}
                  </Tag>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {shown.length < companies.length && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-2 -ml-3 self-start"
          onClick={() => startTransition(() => setShowsAll(true))}
        >
          {t('viewings.more', { count: companies.length - shown.length })}
        </Button>
      )}
    </section>
  );
}
