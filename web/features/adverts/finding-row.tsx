import { Wand2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdvertFinding } from '#contract/fairness/adverts.ts';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { removedBy } from './advert-text.ts';

const TONES = { excludes: 'danger', discourages: 'warn' } as const;

interface FindingRowProps {
  finding: AdvertFinding;
  /** The text that contains the finding. */
  text: string;
  onTake: () => void;
}

/** One finding: the words, the reason, and a button that applies the neutral wording to the job description. */
export function FindingRow({ finding, text, onTake }: FindingRowProps) {
  const { t } = useTranslation('fairness');
  const { kind, severity, source, words, edit } = finding;
  const removed = edit && removedBy(text.slice(edit.start, edit.end), edit.text);
  return (
    <li className="flex flex-col items-start gap-2 border-b border-line py-5 first:pt-0 last:border-0">
      <p className="flex flex-wrap items-center gap-2">
        <Tag>{t(`advert.kind.${kind}`)}</Tag>
        <Tag tone={TONES[severity]}>{t(`advert.severity.${severity}`)}</Tag>
        {source === 'model' && <Tag>{t('advert.byModel')}</Tag>}
      </p>
      <p className="d-5 break-words">{t('advert.quoted', { words })}</p>
      <p className="text-ink-2">{t(`advert.why.${kind}`)}</p>
      {edit ? (
        <Button
          variant="outline"
          size="sm"
          className="h-auto min-h-11 py-2 text-start whitespace-normal md:min-h-9"
          onClick={onTake}
          aria-label={
            removed
              ? t('advert.removeThis', { words: removed })
              : t('advert.useInstead', { text: edit.text.trim(), words })
          }
        >
          <Wand2 className="ic" aria-hidden />
          {!removed
            ? t('advert.use', { text: edit.text.trim() })
            : removed === words
              ? t('advert.remove')
              : t('advert.removeThis', { words: removed })}
        </Button>
      ) : (
        <p className="text-ink-2">{t('advert.byHand')}</p>
      )}
    </li>
  );
}
