import { useTranslation } from 'react-i18next';
import { ADVERT_KINDS } from '#contract/values/advert-kinds.ts';
import { percentText } from '#web/i18n/number-texts.ts';
import { ACCURACY } from './accuracy.gen.ts';

/** The accuracy of the advert analysis, measured on adverts that the rules were not written from. */
export function Accuracy() {
  const { t, i18n } = useTranslation('fairness');
  const percent = ({ hits, of }: { hits: number; of: number }) => percentText(of === 0 ? 0 : hits / of, i18n.language);
  const { adverts, found, cleanFlagged, kinds, reader } = ACCURACY;
  return (
    <details className="max-w-[62ch] border-t border-line pt-4 text-sm text-ink-2">
      <summary className="min-h-11 cursor-pointer py-2">
        {t('advert.accuracy.line', { adverts, found: percent(found), wrong: percent(cleanFlagged) })}
      </summary>
      <p className="pb-3">{t('advert.accuracy.how', { reader })}</p>
      <table className="w-full border-collapse tabular-nums">
        <thead>
          <tr className="border-b border-line-strong text-start">
            <th scope="col" className="py-2 text-start">
              {t('advert.accuracy.kind')}
            </th>
            <th scope="col" className="py-2 text-end">
              {t('advert.accuracy.found')}
            </th>
            <th scope="col" className="py-2 text-end">
              {t('advert.accuracy.of')}
            </th>
          </tr>
        </thead>
        <tbody>
          {ADVERT_KINDS.map((kind) => (
            <tr key={kind} className="border-b border-line last:border-0">
              <th scope="row" className="py-2 text-start font-normal">
                {t(`advert.kind.${kind}`)}
              </th>
              <td className="py-2 text-end">{percent(kinds[kind])}</td>
              <td className="py-2 text-end">{kinds[kind].of}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
