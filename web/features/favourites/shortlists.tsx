import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shortlist } from '#contract/favourites/shortlists.ts';
import { api } from '#web/lib/api.ts';
import { dateText } from '#web/lib/dates.ts';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { EmptyNote } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { ShowMore } from '#web/ui/navigation/show-more.tsx';
import { EndLink, type LinkEnding } from './end-link.tsx';
import { SharedLink } from './shared-link.tsx';
import { ShareForm } from './share-form.tsx';

interface ShortlistsProps {
  /** The positions to share; without them, only existing shortlists are shown. */
  positionIds?: readonly string[];
  onClose: () => void;
}

/** Shares positions with people without an account, and lists the links that still work. */
export function Shortlists({ positionIds, onClose }: ShortlistsProps) {
  const { t } = useTranslation('favourites');
  const queries = useQueryClient();
  const [url, setUrl] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ shortlist: Shortlist; ending: LinkEnding } | null>(null);
  const changed = () => queries.invalidateQueries({ queryKey: api.favourites.listShortlists.key() });
  const lists = useInfiniteQuery(
    api.favourites.listShortlists.infiniteOptions({
      input: (cursor: string | undefined) => (cursor ? { cursor } : {}),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  );
  const onError = () => notify.failed(t('failed'));
  const renew = useMutation(
    api.favourites.renewShortlistLink.mutationOptions({
      onSuccess: (link) => {
        setUrl(link.url);
        setAsked(null);
      },
      onError,
    }),
  );
  const remove = useMutation(
    api.favourites.removeShortlist.mutationOptions({
      onSuccess: () => {
        // The link on screen may be the one that no longer works.
        setUrl(null);
        setAsked(null);
        notify.done(t('shortlists.removed'));
        return changed();
      },
      onError,
    }),
  );
  const items = lists.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Dialog open onOpenChange={onClose} title={t('shortlists.title')} text={t('shortlists.text')} width={560}>
      {url ? (
        <SharedLink key={url} url={url} />
      ) : (
        positionIds && (
          <ShareForm
            positionIds={positionIds}
            onShared={(link) => {
              setUrl(link);
              void changed();
            }}
          />
        )
      )}
      {lists.isLoadingError && (
        <ErrorState bare title={t('shortlists.loadFailed')} onRetry={() => void lists.refetch()} />
      )}
      {lists.data && items.length === 0 && !positionIds && (
        <EmptyNote drawing="shortlists">{t('shortlists.none')}</EmptyNote>
      )}
      <ul className="flex flex-col">
        {items.map((shortlist) => (
          <ShortlistRow
            key={shortlist.id}
            shortlist={shortlist}
            onRenew={() => setAsked({ shortlist, ending: 'renew' })}
            onRemove={() => setAsked({ shortlist, ending: 'remove' })}
          />
        ))}
      </ul>
      <ShowMore list={lists} />
      {asked && (
        <EndLink
          name={asked.shortlist.name}
          ending={asked.ending}
          pending={renew.isPending || remove.isPending}
          onConfirm={() => (asked.ending === 'renew' ? renew : remove).mutate({ shortlistId: asked.shortlist.id })}
          onKeep={() => setAsked(null)}
        />
      )}
    </Dialog>
  );
}

interface RowProps {
  shortlist: Shortlist;
  onRenew: () => void;
  onRemove: () => void;
}

function ShortlistRow({ shortlist: { name, positions, shown, expiresAt }, onRenew, onRemove }: RowProps) {
  const { t, i18n } = useTranslation('favourites');
  return (
    <li className="flex items-center gap-2 border-t border-line py-2">
      <span className="min-w-0 flex-1">
        <b className="block truncate font-semi">{name}</b>
        <span className="facts text-sm text-ink-2">
          <span>{t(`shortlists.${shown < positions ? 'shown' : 'people'}`, { count: positions, shown })} </span>
          <span>{t('shortlists.until', { date: dateText(expiresAt, i18n.language) })} </span>
        </span>
      </span>
      <IconButton label={t('shortlists.renew', { name })} onClick={onRenew}>
        <RefreshCw className="ic" aria-hidden />
      </IconButton>
      <IconButton label={t('shortlists.remove', { name })} onClick={onRemove}>
        <Trash2 className="ic" aria-hidden />
      </IconButton>
    </li>
  );
}
