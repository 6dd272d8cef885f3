import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#contract/accounts/fields.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { profileOf } from './redirects.ts';
import { ItsYouDialog } from './its-you.tsx';

/** In place of the admin pages, while this session has shown no second factor. */
export function AdminGate({ gate, user }: { gate: 'set_up' | 'confirm'; user: SessionUser }) {
  const { t } = useTranslation('security');
  const [isAsked, setIsAsked] = useState(false);
  return (
    <main
      id="main"
      className="page grid min-h-[60dvh] place-content-center justify-items-center gap-5 py-16 text-center"
    >
      <ShieldCheck className="size-12 text-ink-2" strokeWidth={1.5} aria-hidden />
      <h1 className="d-2 max-w-[18ch] text-balance">{t('admin.title')}</h1>
      <p className="max-w-[46ch] text-lg text-ink-2">{t(gate === 'set_up' ? 'admin.setUp' : 'admin.confirm')}</p>
      {gate === 'set_up' ? (
        <Link to={profileOf(user)} hash="security" className={buttonClass({ variant: 'primary' })}>
          {t('admin.setUpAction')}
        </Link>
      ) : (
        <Button variant="primary" onClick={() => setIsAsked(true)}>
          {t('admin.confirmAction')}
        </Button>
      )}
      <ItsYouDialog
        open={isAsked}
        needsSecondFactor
        onClose={() => setIsAsked(false)}
        onProven={() => setIsAsked(false)}
      />
    </main>
  );
}
