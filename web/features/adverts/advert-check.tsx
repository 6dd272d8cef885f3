import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { type ReadAdvert, rebased, withEdit } from './advert-text.ts';
import { FindingRow } from './finding-row.tsx';

/** How long nothing is typed before the text is read. */
const PAUSE_MS = 800;
const BETWEEN = '\n\n';

interface Advert {
  title: string;
  description: string;
}

/** The words of an advert that may turn people away, as it is written, with neutral wordings. Shows nothing if there are none. */
export function AdvertCheck({ advert, onReword }: { advert: Advert; onReword: (advert: Advert) => void }) {
  const { t } = useTranslation('fairness');
  const text = advert.title.trim() + BETWEEN + advert.description;
  const read = usePaused(text).trim();
  const { data: reading } = useQuery(
    api.fairness.readAdvert.queryOptions({
      input: { jobDescription: read },
      enabled: read !== '',
      meta: { isInBackground: true },
      placeholderData: (before) => before,
      retry: false,
      staleTime: Infinity,
    }),
  );
  const [last, setLast] = useState<ReadAdvert>();
  if (reading && last?.reading !== reading) setLast({ text: read, reading, open: reading.findings });
  const current = last && rebased(last, text);
  if (!current || current.open.length === 0) return null;
  const reword = (finding: (typeof current.open)[number]) => {
    const next = withEdit(current, finding);
    setLast(next);
    const at = next.text.indexOf(BETWEEN);
    onReword({ title: next.text.slice(0, at), description: next.text.slice(at + BETWEEN.length) });
  };
  return (
    <section aria-labelledby="advert-check" className="rounded-md bg-warn-wash p-5">
      <div aria-live="polite">
        <h3 id="advert-check" className="font-bold text-warn">
          {t('check.title', { count: current.open.length })}
        </h3>
        <p className="mt-1 mb-5 text-sm">{t('check.text')}</p>
      </div>
      <ul>
        {current.open.map((finding) => (
          <FindingRow
            key={`${finding.kind} ${finding.start}`}
            finding={finding}
            text={current.text}
            onTake={() => reword(finding)}
          />
        ))}
      </ul>
    </section>
  );
}

/** A text once it hasn't changed for a moment. */
function usePaused(text: string) {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
