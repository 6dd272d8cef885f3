import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { useSearchUrl } from './url.ts';

/** What is asked, as chips that can be taken away. */
export function Chosen() {
  const { t } = useTranslation('search');
  const { url, toggle, clear } = useSearchUrl();
  const chips = (['professions', 'languages'] as const).flatMap((name) =>
    (url[name] ?? []).map((value) => ({ name, value })),
  );
  if (chips.length === 0) return null;
  return (
    <div className="mt-3.5 flex flex-wrap items-center gap-2">
      {chips.map(({ name, value }) => (
        <Chip key={`${name} ${value}`} onRemove={() => toggle(name, value)}>
          {value}
        </Chip>
      ))}
      <Button look="quiet" size="xs" onClick={clear}>
        {t('clear')}
      </Button>
    </div>
  );
}
