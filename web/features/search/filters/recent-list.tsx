import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface RecentListProps {
  texts: readonly string[];
  onChoose: (text: string) => void;
  onClear: () => void;
}

/** The last searches, below the empty search field. */
export function RecentList({ texts, onChoose, onClear }: RecentListProps) {
  const { t } = useTranslation('search');
  return (
    <div className="panel absolute inset-x-0 top-full z-(--z-popover) mt-1.5 rounded-md! p-1.5 shadow-2!">
      <div className="flex items-center justify-between gap-4 px-3 py-1">
        <h2 className="text-sm font-bold">{t('recent.title')}</h2>
        <button type="button" className="min-h-9 text-sm underline underline-offset-2" onClick={onClear}>
          {t('recent.clear')}
        </button>
      </div>
      <ul>
        {texts.map((text) => (
          <li key={text}>
            <button
              type="button"
              className="flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-start hover:bg-sunk"
              onClick={() => onChoose(text)}
            >
              <History className="ic flex-none text-ink-3" aria-hidden />
              <span className="truncate">{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
