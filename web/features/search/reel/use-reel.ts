import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { TalentCard } from '#contract/search/search.ts';
import { api } from '#web/lib/api.ts';
import type { FoundTalents } from '../use-search.ts';
import type { ReelState } from './reel-state.ts';

/** More results are loaded when this few are left. */
const NEAR_END = 4;
/** Duration of the transition to another person. */
export const SETTLE_MS = 260;

/** Tracks who is on screen. The state changes at once, and the address follows. */
export function useReel(found: FoundTalents, at: string, onMove: (positionId: string) => void): ReelState {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = found.query;
  const [shown, setShown] = useState(at);
  const [isPastLast, setPastLast] = useState(false);
  const restAt = useRef(0);
  const mover = useRef<((by: number) => void) | null>(null);
  const items = useWithLinked(found.items, at);
  const index = Math.max(
    0,
    items.findIndex(({ positionId }) => positionId === shown),
  );
  const hasEnd = items.length > 0 && !hasNextPage;
  const isEnd = hasEnd && isPastLast && index === items.length - 1;
  const card = isEnd ? undefined : items[index];
  const stir = () => {
    restAt.current = performance.now() + SETTLE_MS;
  };
  const showEnd = (is: boolean) => {
    if (is !== isPastLast) stir();
    setPastLast(is);
  };
  const show = (positionId: string) => {
    showEnd(false);
    if (positionId === shown) return;
    stir();
    setShown(positionId);
    onMove(positionId);
  };

  useEffect(() => {
    // Also when the results change and another person moves into this position.
    restAt.current = performance.now() + SETTLE_MS;
  }, [card?.positionId]);

  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && items.length - index <= NEAR_END) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage, items.length, index]);

  return {
    items,
    index,
    card,
    next: items[index + 1],
    hasEnd,
    isEnd,
    showEnd,
    restart: () => items[0] && show(items[0].positionId),
    total: Math.max(found.count?.total ?? 0, items.length),
    go(by) {
      if (mover.current) return mover.current(by);
      if (isEnd && by < 0) return showEnd(false);
      const to = items[index + by];
      if (to) show(to.positionId);
      else if (by > 0 && hasEnd) showEnd(true);
    },
    show,
    stir,
    isAtRest: () => performance.now() >= restAt.current,
    mover,
  };
}

/** The results, preceded by the linked person if they are not among them. */
function useWithLinked(items: TalentCard[], at: string): TalentCard[] {
  const [linkedId] = useState(at);
  const isAmong = items.some(({ positionId }) => positionId === linkedId);
  const { data, isPending } = useQuery(
    api.search.getTalent.queryOptions({ input: { positionId: linkedId }, enabled: !isAmong }),
  );
  if (isAmong) return items;
  if (isPending) return [];
  return data ? [data, ...items] : items;
}
