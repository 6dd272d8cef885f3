import { createFileRoute, Link } from '@tanstack/react-router';
import { LifeBuoy } from 'lucide-react';
import { Suspense, lazy, startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DELETION_GRACE_DAYS } from '#contract/values/durations.ts';
import { MAX_VIDEO_BYTES } from '#contract/values/limits.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { MARKETING_FACTS } from '../../lib/marketing-facts.ts';
import { Accordion } from '../../ui/navigation/accordion.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';

export const Route = createFileRoute('/_public/help')({
  staticData: { title: 'help', texts: ['support'], description: 'help.description' },
  component: HelpCenter,
});

const TicketDialog = lazy(() =>
  import('#web/features/support/ticket-dialog.tsx').then((file) => ({ default: file.TicketDialog })),
);
const VALUES = { ...MARKETING_FACTS, maxVideoMb: MAX_VIDEO_BYTES / 2 ** 20, deletionGraceDays: DELETION_GRACE_DAYS };

/** The item that is open at first. */
const CHAPTERS = { company: 0, talent: 1 };

/** Frequently asked questions, and a way to ask another one. */
function HelpCenter() {
  const { t } = useTranslation('support');
  const { user } = useSession();
  const [ticket, setTicket] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <main id="main">
      <div className="page grid gap-x-10 gap-y-12 pt-8 md:grid-cols-12 lg:gap-x-16 md:pt-14">
        <div className="md:col-span-7">
          <h1 className="d-1">{t('help.title')}</h1>
          <p className="mt-5 max-w-[40ch] text-lg text-ink-2">{t('help.text')}</p>
          <Accordion
            className={cx('mt-9 md:mt-14', !user && 'for-visitors')}
            initial={CHAPTERS[user?.userType ?? 'company']}
            as="h2"
            items={t('help.items', { returnObjects: true, ...VALUES }).map(({ title, text }) => ({
              title,
              content: text.map((paragraph) => (
                <p key={paragraph} className="mb-3 last:mb-0">
                  {paragraph}
                </p>
              )),
            }))}
          />
        </div>
        <aside className="md:col-span-5">
          <section
            aria-labelledby="still-have-questions"
            className="overflow-hidden rounded-[32px] bg-slab text-on-video md:sticky md:top-[calc(var(--room-top)+1rem)] md:rounded-cover"
          >
            <div aria-hidden="true" className="h-72 overflow-hidden md:h-[27rem]">
              <img src="/cast/kenji.svg" alt="" className="w-full -translate-y-[15%]" width={360} height={640} />
            </div>
            <div className="flex flex-col gap-5 px-6 pt-7 pb-8 lg:px-9 lg:pt-8 lg:pb-9">
              <h2 id="still-have-questions" className="d-2">
                {t('help.more.title')}
              </h2>
              <p className="max-w-[36ch] text-lg text-on-video-2">{t('help.more.text', MARKETING_FACTS)}</p>
              <div className="flex flex-wrap gap-3">
                <Button
                  variant="primary"
                  size="lg"
                  className="max-lg:w-full max-lg:px-4! max-lg:text-md!"
                  aria-haspopup="dialog"
                  onClick={() => startTransition(() => setTicket('open'))}
                >
                  <LifeBuoy className="ic" aria-hidden />
                  {t('help.more.ticket')}
                </Button>
                <Link
                  to="/contact"
                  className={cx(
                    buttonClass({ variant: 'glass', size: 'lg' }),
                    'max-lg:w-full max-lg:px-4! max-lg:text-md!',
                  )}
                >
                  {t('help.more.contact')}
                </Link>
              </div>
            </div>
          </section>
        </aside>
        {ticket !== 'never' && (
          <Suspense>
            <TicketDialog open={ticket === 'open'} onOpenChange={(open) => setTicket(open ? 'open' : 'closed')} />
          </Suspense>
        )}
      </div>
    </main>
  );
}
