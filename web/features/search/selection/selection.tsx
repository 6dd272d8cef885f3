import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TalentCard } from '#contract/search/search.ts';
import { SELECTION_MAX } from '#contract/values/limits.ts';
import { notify } from '#web/ui/layers/notify.ts';

interface Selection {
  cards: readonly TalentCard[];
  /** Cards have checkboxes: while selecting, and while anyone is selected. */
  isOn: boolean;
  /** Whether there are cards to select. */
  canStart: boolean;
  has: (positionId: string) => boolean;
  toggle: (card: TalentCard) => void;
  start: () => void;
  /** Ends the selection. */
  clear: () => void;
}

const SelectionContext = createContext<Selection | null>(null);

/** The people selected among the results; null outside a `Selectable`. */
export const useSelection = () => useContext(SelectionContext);

interface SelectableProps {
  /** Whether the results have cards with checkboxes. */
  hasCards: boolean;
  children: ReactNode;
}

/** Makes the people inside selectable; the selection keeps its order. */
export function Selectable({ hasCards, children }: SelectableProps) {
  const { t } = useTranslation('search');
  const [cards, setCards] = useState<readonly TalentCard[]>([]);
  const [isStarted, setIsStarted] = useState(false);
  const selection = useMemo((): Selection => {
    const has = (positionId: string) => cards.some((card) => card.positionId === positionId);
    return {
      cards,
      isOn: (isStarted && hasCards) || cards.length > 0,
      canStart: hasCards,
      has,
      toggle(card) {
        if (has(card.positionId)) setCards(cards.filter(({ positionId }) => positionId !== card.positionId));
        else if (cards.length < SELECTION_MAX) setCards([...cards, card]);
        else notify.note(t('select.most', { count: SELECTION_MAX }));
      },
      start: () => setIsStarted(true),
      clear() {
        setCards([]);
        setIsStarted(false);
      },
    };
  }, [cards, isStarted, hasCards, t]);
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}
