import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';

interface ShowMoreProps {
  /** The list, as an infinite query. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): Promise<unknown> };
  className?: string;
}

/** Loads the next page of a list. Renders nothing on the last page. */
export function ShowMore({ list, className = 'self-center' }: ShowMoreProps) {
  const { t } = useTranslation('common');
  if (!list.hasNextPage) return null;
  return (
    <Button
      variant="ghost"
      size="sm"
      className={className}
      pending={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {t('ui.more')}
    </Button>
  );
}
