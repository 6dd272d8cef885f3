import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import { Logo } from '#web/ui/logo.tsx';

/** The page that an emailed link opens, with a single step. */
export function LinkFrame({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="px-(--gutter) py-5 md:px-10">
        <Link to="/" aria-label={t('nav.logo', { name: PRODUCT_NAME })} className="inline-block rounded-xs tap">
          <Logo name={PRODUCT_NAME} />
        </Link>
      </header>
      <main
        id="main"
        className="mx-auto flex w-full max-w-[500px] flex-1 flex-col gap-7 px-(--gutter) pt-6 pb-14 md:justify-center"
      >
        <div className="flex flex-col gap-4">
          <h1 className="d-1 text-balance max-md:text-[3.25rem]!">{title}</h1>
          <p className="text-lg text-ink-2">{text}</p>
        </div>
        {children}
      </main>
    </div>
  );
}
