import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EXPORT_PATH } from '#contract/account-safety.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { ActionBlock } from './action-block.tsx';

/** Everything the account has here, as one archive. */
export function DownloadData() {
  const { t } = useTranslation('account');
  return (
    <ActionBlock title={t('data.title')} text={t('data.text')}>
      <a href={EXPORT_PATH} download className={cx(buttonClass({ look: 'line', size: 'sm' }), 'self-start')}>
        <Download className="ic" aria-hidden />
        {t('data.download')}
      </a>
    </ActionBlock>
  );
}
