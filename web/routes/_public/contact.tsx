import { createFileRoute } from '@tanstack/react-router';
import { Siren } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { CONTACT_EMAIL, LEGAL_ENTITY, PRODUCT_NAME } from '#contract/values/product.ts';
import { TOAST_MS } from '#contract/values/durations.ts';
import { MessageForm } from '../../features/support/message-form.tsx';
import { MARKETING_FACTS } from '../../lib/marketing-facts.ts';
import { notify } from '../../ui/layers/notify.ts';

export const Route = createFileRoute('/_public/contact')({
  staticData: { title: 'contact', texts: ['support', 'validation'], description: 'contact.description' },
  component: ContactScreen,
});

/** The contact page: support address, form and further details. */
function ContactScreen() {
  const { t } = useTranslation('support');
  return (
    <main id="main">
      <div className="page pt-8 md:pt-14">
        <div className="grid gap-x-16 gap-y-10 md:grid-cols-12">
          <div className="flex flex-col gap-8 md:col-span-6 md:gap-10">
            <div>
              <h1 className="d-1">{t('contact.title')}</h1>
              <p className="mt-5 max-w-[42ch] text-lg text-ink-2">{t('contact.text')}</p>
            </div>
            <EmailCard />
            <p className="flex max-w-[58ch] gap-3 text-ink-2">
              <Siren className="ic mt-0.5 text-tally-ink" aria-hidden />
              <span>
                <Trans t={t} i18nKey="contact.urgent" components={{ b: <b className="text-ink" /> }} />
              </span>
            </p>
          </div>
          <section className="panel self-start p-6 md:col-span-6 md:p-9">
            <h2 className="d-3 mb-6">{t('contact.form.title')}</h2>
            <MessageForm
              kind="contact"
              submit={t('contact.form.submit')}
              onSent={() => notify.done(t('contact.done'), { text: t('contact.doneText'), ms: TOAST_MS.resetEmail })}
            />
          </section>
        </div>
        <div className="mt-14 grid gap-x-16 gap-y-12 md:mt-24 md:grid-cols-12">
          <section className="md:col-span-7">
            <h2 className="d-3">{t('contact.topics.title')}</h2>
            <ul className="mt-6 border-b border-line">
              {t('contact.topics.items', { returnObjects: true }).map((topic) => (
                <li key={topic} className="border-t border-line py-4 text-lg font-semi">
                  {topic}
                </li>
              ))}
            </ul>
          </section>
          <section className="panel self-start p-6 md:col-span-5 md:p-9">
            <h2 className="d-3">{t('contact.about.title', { product: PRODUCT_NAME })}</h2>
            <p className="mt-4 text-lg text-ink-2">
              {t('contact.about.text', { product: PRODUCT_NAME, entity: LEGAL_ENTITY })}
            </p>
          </section>
        </div>
      </div>
    </main>
  );
}

function EmailCard() {
  const { t } = useTranslation('support');
  return (
    <section className="relative isolate flex min-h-[220px] flex-col justify-between gap-8 overflow-hidden rounded-frame bg-(--cast-mint) p-6 text-on-tally md:min-h-[260px] md:p-8">
      <img
        src="/cast/walter-cut.svg"
        alt=""
        className="absolute top-[14%] right-[-12%] z-(--z-scrim) w-[58%] max-w-[360px] md:top-0 lg:top-[-35%] lg:right-[-3%]"
      />
      <div>
        <h2 className="d-4">{t('contact.email.title')}</h2>
        <p className="mt-2 max-w-[14ch] font-semi lg:max-w-[22ch]">{t('contact.email.text', MARKETING_FACTS)}</p>
      </div>
      <a
        href={`mailto:${CONTACT_EMAIL}`}
        className="d-3 self-start rounded-pill bg-on-tally px-5 py-3 text-[1.25rem]! text-on-video! underline-offset-4 hover:underline md:text-[1.5rem]!"
      >
        {CONTACT_EMAIL}
      </a>
    </section>
  );
}
