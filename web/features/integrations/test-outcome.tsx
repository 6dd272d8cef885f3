import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TestResult } from '#contract/integrations/tests.ts';
import { outcomeOf } from './outcomes.ts';

/** The host of an address, such as "hooks.zapier.com", or the text itself if it isn't one. */
export const hostOf = (url: string) => URL.parse(url)?.host || url;

type Reason = 'timeout' | 'private_address' | 'unreachable' | 'redirect' | 'refused' | 'unsigned';

/** Says in a sentence why an attempt failed. */
export function useReason() {
  const { t } = useTranslation('integrations');
  return (error: string, url: string, status: number | null) =>
    t(`reasons.${error as Reason}`, { host: hostOf(url), status });
}

/** A target's response to a test. */
export function TestOutcome({ result, url }: { result: TestResult; url: string }) {
  const { t } = useTranslation('integrations');
  const reasonOf = useReason();
  const { isDelivered, status, durationMs, error, responseBody } = result;
  const Icon = isDelivered ? CircleCheck : CircleAlert;
  return (
    <div
      role="status"
      className={`flex flex-col gap-3 rounded-md p-5 ${isDelivered ? 'bg-ok-wash' : 'bg-danger-wash'}`}
    >
      <div className="flex items-start gap-3">
        <Icon className={`ic mt-0.5 flex-none ${isDelivered ? 'text-ok' : 'text-danger'}`} aria-hidden />
        <div className="min-w-0">
          <p className="font-bold">{t(`test.${outcomeOf(result)}`)}</p>
          <p className="[overflow-wrap:anywhere] text-ink">
            {error === null
              ? t('test.arrivedText', { host: hostOf(url), status, ms: durationMs })
              : reasonOf(error, url, status)}
          </p>
        </div>
      </div>
      {responseBody !== null && <CodeBlock label={t('test.answer')} text={responseBody || t('test.emptyAnswer')} />}
    </div>
  );
}

/** A labeled block of machine-written text. */
export const CodeBlock = ({ label, text }: { label: string; text: string }) => (
  <figure className="flex min-w-0 flex-col gap-1.5">
    <figcaption className="text-sm font-bold">{label}</figcaption>
    <pre className="rounded-sm bg-sunk p-3 font-mono text-xs whitespace-pre-wrap text-ink [overflow-wrap:anywhere]">
      {text}
    </pre>
  </figure>
);
