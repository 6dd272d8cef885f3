import { useTranslation } from 'react-i18next';
import type { TakeWords } from '#contract/feedback/analysis.ts';
import { useNumbers } from './numbers.ts';

/** Features of the transcript, and a model's comments on it. */
export function Words({
  words: { transcriptSource, count, fillersPerMinute, structure, review },
}: {
  words: TakeWords;
}) {
  const { t } = useTranslation('feedback');
  const { plain } = useNumbers();
  const facts = [
    [t('words.count'), plain(count)],
    [t('words.fillers'), plain(fillersPerMinute)],
    [t('words.sentences'), plain(structure.sentences)],
    [t('words.longest'), t('words.longestValue', { count: structure.longestSentence })],
  ] as const;
  return (
    <section aria-labelledby="words" className="flex flex-col gap-4">
      <header>
        <h2 id="words" className="d-4">
          {t('words.title')}
        </h2>
        <p className="mt-1 text-sm text-ink-2">{t('words.text', { source: t(`words.source.${transcriptSource}`) })}</p>
      </header>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name} className="border-t border-line pt-2">
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd className="d-5 tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {review && (
        <div className="flex flex-col gap-3 [overflow-wrap:anywhere]">
          <p>{review.summary}</p>
          {review.strengths.length > 0 && <Remarks title={t('words.strengths')} items={review.strengths} />}
          {review.suggestions.length > 0 && (
            <Remarks
              title={t('words.suggestions')}
              items={review.suggestions.map(({ quote, text }) => `${quote}: ${text}`)}
            />
          )}
        </div>
      )}
    </section>
  );
}

function Remarks({ title, items }: { title: string; items: string[] }) {
  return (
    <div>
      <h3 className="font-bold">{title}</h3>
      <ul className="mt-1 list-disc pl-5 text-ink-2">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
