import { Link } from '@tanstack/react-router';
import { Trans, useTranslation } from 'react-i18next';

/** What a person agrees to by registering. The pages open in a new tab, so that nothing typed is lost. */
export function Consent() {
  const { t } = useTranslation('auth');
  const linkClass = 'font-semi underline underline-offset-2';
  return (
    <p className="text-center text-sm text-ink-2">
      <Trans
        t={t}
        i18nKey="register.consent"
        components={{
          terms: (
            <Link to="/terms" target="_blank" className={linkClass}>
              {null}
            </Link>
          ),
          privacy: (
            <Link to="/privacy" target="_blank" className={linkClass}>
              {null}
            </Link>
          ),
        }}
      />
    </p>
  );
}
