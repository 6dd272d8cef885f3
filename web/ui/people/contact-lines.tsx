import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Contact } from '#contract/unlocks/contacts.ts';
import { IconButton } from '../icon-button.tsx';
import { notify } from '../layers/notify.ts';

const LINES = ['email', 'phone', 'linkedin'] as const;

export const telOf = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** A contact's addresses as links, each with a button that copies it. */
export function ContactLines({
  contact: { email, phone, linkedinUrl },
  only = LINES,
}: {
  contact: Pick<Contact, 'email' | 'phone' | 'linkedinUrl'>;
  only?: readonly (typeof LINES)[number][];
}) {
  const { t } = useTranslation('unlocks');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      notify.done(t('card.copied'));
    } catch {
      notify.failed(t('card.copyFailed'));
    }
  };
  const lines = {
    email: { value: email, href: `mailto:${email}` },
    phone: { value: phone, href: telOf(phone) },
    linkedin: { value: linkedinUrl ?? '', href: linkedinUrl ?? '' },
  };
  const shown = only.filter((key) => lines[key].value !== '');
  if (shown.length === 0) return null;
  return (
    <dl className="flex flex-col">
      {shown.map((key) => (
        <div key={key} className="flex flex-wrap items-center gap-x-2 border-t border-line py-2 first:border-0">
          <dt className="w-16 flex-none text-sm text-ink-2">{t(`card.${key}`)}</dt>
          <dd className="flex min-w-0 flex-1 basis-48 items-center gap-2 font-semi">
            <a
              href={lines[key].href}
              className="min-w-0 flex-1 [overflow-wrap:anywhere] hover:underline"
              {...(key === 'linkedin' ? { target: '_blank', rel: 'noreferrer' } : {})}
            >
              <Breakable text={lines[key].value.replace(/^https?:\/\/(www\.)?linkedin\.com\//, '')} />
            </a>
            <IconButton size="sm" label={t(`card.copy.${key}`)} onClick={() => void copy(lines[key].value)}>
              <Copy className="ic" aria-hidden />
            </IconButton>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** An email too long for its line breaks before the @ first. */
function Breakable({ text }: { text: string }) {
  const at = text.indexOf('@');
  if (at < 1) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}
