import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_TEXT_MAX } from '#contract/values/limits.ts';
import { api } from '#web/lib/api.ts';
import { Avatar } from '#web/ui/people/avatar.tsx';
import { PositionTitle, talentName } from '#web/ui/people/masked-text.tsx';
import { Group, Item } from './palette-parts.tsx';

const SHOWN = 5;
const LEAST_LENGTH = 2;

/** The first search results for the text. */
export function FoundPeople({ text, onChosen }: { text: string; onChosen: () => void }) {
  const { t } = useTranslation('navigation');
  const navigate = useNavigate();
  const wanted = useDeferredValue(text.trim().slice(0, SEARCH_TEXT_MAX));
  const isAsked = wanted.length >= LEAST_LENGTH;
  const found = useQuery(
    api.search.findTalents.queryOptions({
      input: { text: wanted },
      enabled: isAsked,
      staleTime: 30_000,
      placeholderData: keepPreviousData,
    }),
  );
  const open = (search: { play?: string; q?: string }) => {
    onChosen();
    void navigate({ to: '/company/search-talent', search });
  };
  if (!isAsked || !found.data || found.data.items.length === 0) return null;
  return (
    <Group title={t('palette.people')}>
      {found.data.items.slice(0, SHOWN).map((card) => (
        <Item
          key={card.positionId}
          value={card.positionId}
          words={wanted}
          onSelect={() => open({ q: wanted, play: card.positionId })}
        >
          <Avatar src={card.video.posterWebpUrl} size="sm" />
          <span className="min-w-0">
            <b className="block truncate font-semi">{talentName(card)}</b>
            <span className="block truncate text-sm text-ink-2">
              <PositionTitle>{card.positionTitle}</PositionTitle>
            </span>
          </span>
        </Item>
      ))}
      <Item value="people" words={wanted} onSelect={() => open({ q: wanted })}>
        {t('palette.searchFor', { text: wanted })}
      </Item>
    </Group>
  );
}
