import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/inputs.tsx';
import { notify } from '#web/ui/layers/notify.ts';

/** A new link, which is shown only once. */
export function SharedLink({ url }: { url: string }) {
  const { t } = useTranslation('favourites');
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setIsCopied(true),
      () => notify.failed(t('shortlists.copyFailed')),
    );
  const Icon = isCopied ? Check : Copy;
  return (
    <div className="panel flex flex-col gap-3 rounded-md! bg-sunk! p-4">
      <Field label={t('shortlists.link')} hint={t('shortlists.once')}>
        <TextInput readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <Button variant="primary" full onClick={() => void copy()}>
        <Icon className="ic" aria-hidden />
        {t(isCopied ? 'shortlists.copied' : 'shortlists.copy')}
      </Button>
    </div>
  );
}
