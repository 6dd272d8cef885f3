import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Bell, BellOff, Trash2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedSearch } from '#contract/favourites/favourites.ts';
import type { SearchQuery } from '#contract/search/query.ts';
import { SAVED_SEARCHES_MAX } from '#contract/values/limits.ts';
import { useDraft } from '#web/features/accounts/drafts.tsx';
import { usePlan } from '#web/features/unlocks/public.ts';
import { UpgradeNote } from '#web/ui/states/upgrade-note.tsx';
import { api, PAGES } from '#web/lib/api.ts';
import { codeOf } from '#web/lib/failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { EmptyNote } from '#web/ui/states/empty-state.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { ShowMore } from '#web/ui/navigation/show-more.tsx';
import { TextInput } from '#web/ui/fields/inputs.tsx';

interface SavedProps {
  /** The current search. */
  query: SearchQuery;
  onOpen: (query: SearchQuery) => void;
  onClose: () => void;
}

/** Saves the current search under a name and opens saved ones. */
export function SavedSearches({ query, onOpen, onClose }: SavedProps) {
  const { t } = useTranslation('favourites');
  const queries = useQueryClient();
  const isFree = usePlan() === 'free';
  const { text: name, write: setName } = useDraft('saved-search');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const saved = useInfiniteQuery(api.favourites.listSearches.infiniteOptions(PAGES));
  const searches = saved.data?.pages.flatMap(({ items }) => items);
  const handlers = {
    onSuccess: () => queries.invalidateQueries({ queryKey: api.favourites.listSearches.key() }),
    onError: (error: unknown) => {
      const code = codeOf(error);
      if (code === 'conflict') notify.failed(t('searches.tooMany', { max: SAVED_SEARCHES_MAX }));
      else notify.failed(t(code === 'plan_limit' ? 'searches.planLimit' : 'failed'));
    },
  };
  const save = useMutation(api.favourites.saveSearch.mutationOptions(handlers));
  const alert = useMutation(api.favourites.setAlerts.mutationOptions(handlers));
  const remove = useMutation(api.favourites.removeSearch.mutationOptions(handlers));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') {
      setProblem(t('shortlists.nameIt'));
      return field.current?.focus();
    }
    save.mutate({ name: name.trim(), query }, { onSuccess: () => setName('') });
  };
  const forget = ({ id, name, query, hasAlerts }: SavedSearch) =>
    remove.mutate(
      { searchId: id },
      {
        onSuccess: () =>
          notify.done(t('searches.forgotten', { name }), {
            action: { label: t('searches.undo'), onClick: () => save.mutate({ name, query, hasAlerts }) },
          }),
      },
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('searches.title')}
      text={t(isFree ? 'searches.textFree' : 'searches.text')}
      width={560}
    >
      <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
        <Field label={t('searches.name')} error={problem} className="flex-1 basis-52">
          <TextInput
            ref={field}
            value={name}
            maxLength={80}
            onChange={(event) => {
              setProblem(undefined);
              setName(event.target.value);
            }}
          />
        </Field>
        <Button type="submit" variant="primary" className="md:mt-7" pending={save.isPending}>
          {t('searches.keep')}
        </Button>
      </form>
      {isFree && <UpgradeNote text={t('searches.limit')} />}
      {searches?.length === 0 && <EmptyNote drawing="saved-searches">{t('searches.empty')}</EmptyNote>}
      <ul className="flex flex-col">
        {searches?.map((search: SavedSearch) => (
          <li key={search.id} className="flex items-center gap-2 border-t border-line py-2">
            <button
              type="button"
              className="min-w-0 flex-1 truncate rounded-xs py-2 text-start font-semi hover:underline"
              onClick={() => onOpen(search.query)}
            >
              {search.name}
            </button>
            <IconButton
              label={t(search.hasAlerts ? 'searches.mute' : 'searches.alert', { name: search.name })}
              onClick={() => alert.mutate({ searchId: search.id, hasAlerts: !search.hasAlerts })}
            >
              {search.hasAlerts ? (
                <Bell className="ic fill-current" aria-hidden />
              ) : (
                <BellOff className="ic" aria-hidden />
              )}
            </IconButton>
            <IconButton label={t('searches.forget', { name: search.name })} onClick={() => forget(search)}>
              <Trash2 className="ic" aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <ShowMore list={saved} />
    </Dialog>
  );
}
