import { Bookmark, Columns3, Download, type LucideIcon, Megaphone, Share2, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TalentCard } from '#contract/search/search.ts';
import { Shortlists, useSaveAll } from '#web/features/favourites/public.ts';
import { saveFile } from '#web/lib/start-download.ts';
import { deferred } from '#web/lib/deferred.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { room } from '#web/ui/room.ts';
import { useSelection } from './selection.tsx';

const Compare = deferred(async () => (await import('./compare.tsx')).Compare);
const Invite = deferred(async () => (await import('./invite.tsx')).Invite);

const COMPARED_MIN = 2;
const COMPARED_MAX = 4;

/** Actions for the selected people. Fixed at the bottom of the page while selecting. */
export function SelectionBar() {
  const { t, i18n } = useTranslation(['search', 'favourites', 'scores']);
  const selection = useSelection();
  const saving = useSaveAll();
  const [opened, setOpened] = useState<'compare' | 'invite' | 'share' | null>(null);
  /** The selection that was too small or too large to compare. */
  const [refused, setRefused] = useState<readonly TalentCard[] | null>(null);
  if (!selection?.isOn) return null;
  const { cards, clear } = selection;
  const positionIds = cards.map(({ positionId }) => positionId);
  const exportCsv = () =>
    import('./selection-csv.ts').then(
      ({ csvOf }) => saveFile(csvOf(cards, { t, language: i18n.language, at: new Date() })),
      () => notify.failed(t('select.csvFailed')),
    );
  const compare = () =>
    cards.length >= COMPARED_MIN && cards.length <= COMPARED_MAX ? setOpened('compare') : setRefused(cards);
  const action = (Icon: LucideIcon, label: string, onClick: () => void, pending?: boolean) => (
    <Button
      variant="ghost"
      size="sm"
      className="flex-none max-md:h-auto max-md:flex-1 max-md:flex-col max-md:gap-1 max-md:px-1.5! max-md:py-2 max-md:text-xs max-[379px]:px-0.5!"
      pending={pending}
      onClick={onClick}
    >
      {!pending && <Icon className="ic" aria-hidden />}
      {label}
    </Button>
  );
  return (
    <>
      <div
        ref={room.page}
        role="toolbar"
        aria-label={t('select.label')}
        className="panel sticky bottom-[calc(var(--room-foot)+.75rem)] z-(--z-sticky) mx-auto mt-4 flex w-fit max-w-full items-center gap-1 rounded-frame! p-1.5 pl-5 shadow-2! max-md:w-full max-md:flex-wrap md:rounded-pill!"
      >
        <p className="text-sm leading-tight font-bold max-md:flex-1 md:max-w-48" aria-live="polite">
          {refused === cards
            ? t('compare.range', { least: COMPARED_MIN, most: COMPARED_MAX })
            : cards.length > 0
              ? t('select.count', { count: cards.length })
              : t('select.hint')}
        </p>
        {cards.length > 0 && (
          <div className="no-bar flex overflow-x-auto max-md:order-last max-md:-ml-3.5 max-md:min-w-0 max-md:basis-full md:flex-none">
            {action(Columns3, t('compare.open'), compare)}
            {action(Bookmark, t('favourites:saveShort'), () => saving.saveAll(positionIds), saving.isPending)}
            {action(Megaphone, t('invite.open'), () => setOpened('invite'))}
            {action(Share2, t('favourites:shortlists.share'), () => setOpened('share'))}
            {action(Download, t('select.csv'), () => void exportCsv())}
          </div>
        )}
        <IconButton label={t('select.clear')} size="sm" className="flex-none" onClick={clear}>
          <X className="ic" aria-hidden />
        </IconButton>
      </div>
      {opened === 'compare' && <Compare cards={cards} onClose={() => setOpened(null)} />}
      {opened === 'invite' && <Invite positionIds={positionIds} onClose={() => setOpened(null)} />}
      {opened === 'share' && <Shortlists positionIds={positionIds} onClose={() => setOpened(null)} />}
    </>
  );
}
