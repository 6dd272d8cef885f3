import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { missingSteps } from '#web/features/talents/public.ts';
import { api } from '#web/lib/api.ts';
import { Viewings } from './viewings.tsx';

const ACTIONS = [
  { key: 'practice', link: { to: '/talent/video-feedback' }, needsVideo: false },
  { key: 'campaigns', link: { to: '/talent/campaigns' }, needsVideo: true },
  { key: 'page', link: { to: '/talent/profile', hash: 'public-page' }, needsVideo: true },
  { key: 'invite', link: { to: '/talent/profile', hash: 'referral' }, needsVideo: false },
] as const satisfies { key: string; link: LinkProps; needsVideo: boolean }[];

/** In place of the statistics until a company has watched: what will be here, and what a talent can do until then. */
export function FirstDays({ isFound }: { isFound: boolean }) {
  const { t } = useTranslation(['insights', 'talents']);
  const { data: profile } = useQuery({ ...api.talents.getProfile.queryOptions(), enabled: isFound });
  const [missing] = profile ? missingSteps(profile) : [];
  const actions = ACTIONS.filter(({ needsVideo }) => isFound || !needsVideo).map(({ key, link }) => ({
    link: link as LinkProps,
    name: t(`first.${key}.name`),
    text: t(`first.${key}.text`),
  }));
  // Without a live video, the first steps above say what is missing.
  if (isFound && missing)
    actions.push({
      link: { to: '/talent/profile' },
      name: t('talents:steps.about.action'),
      text: t(`talents:ready.next.${missing}`),
    });
  return (
    <div className="grid items-start gap-10 lg:grid-cols-2 lg:gap-14">
      <Viewings viewings={[]} />
      <section aria-labelledby="first-days" className="min-w-0">
        <h2 id="first-days" className="d-3">
          {t('first.title')}
        </h2>
        <p className="mt-2 text-ink-2">{t('first.text')}</p>
        <ul className="mt-3">
          {actions.map(({ link, name, text }) => (
            <li key={name} className="border-b border-line last:border-0">
              <Link {...link} className="group flex items-center gap-4 rounded-xs py-3">
                <span className="min-w-0 flex-1">
                  <b className="block font-bold underline-offset-4 group-hover:underline">{name}</b>
                  <span className="text-sm text-ink-2">{text}</span>
                </span>
                <ArrowRight className="ic flex-none text-ink-3" aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
