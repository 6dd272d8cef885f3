import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AudioLines, Building2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { titleName } from '#contract/values/names/title-name.ts';
import { titleOptions } from '#contract/values/position-titles.ts';
import type { Position } from '#contract/talents.ts';
import { VideoBlock } from '#web/features/videos/public.ts';
import { api } from '#web/lib/api.ts';
import { deferred } from '#web/lib/deferred.tsx';
import { useServerText } from '#web/lib/server-text.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { PositionDetails } from './position-details.tsx';
import type { ProfileValues } from './profile-schema.ts';

const PreviewDialog = deferred(async () => (await import('./preview-dialog.tsx')).PreviewDialog);

/** A position with its title and video. The last one can't be removed. */
export function PositionCard({
  position,
  number,
  isNew,
  isRemovable,
}: {
  position: Position;
  number: number;
  /** Just added: it scrolls into view, and its title gets the focus. */
  isNew: boolean;
  isRemovable: boolean;
}) {
  const { t, i18n } = useTranslation('talents');
  const serverText = useServerText();
  const queries = useQueryClient();
  const { control } = useFormContext<ProfileValues>();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useMutation(
    api.talents.removePosition.mutationOptions({
      onSuccess: () => {
        notify.done(t('positions.removed'));
        return queries.invalidateQueries({ queryKey: api.talents.getProfile.key() });
      },
      onError: (error) => notify.failedBriefly(t('positions.changeFailed', { reason: serverText(error) })),
    }),
  );
  const name = t('positions.position', { number });
  const value = useWatch({ control, name: `positions.${position.id}.positionTitle` }) ?? position.positionTitle;
  const title = titleName(value, i18n.language);
  const listed = titleOptions(i18n.language);
  const published = position.videos.find(({ state }) => state === 'ready');
  // Keeps a title that is not in the list, from before the list existed.
  const options = listed.some((option) => option.value === position.positionTitle)
    ? listed
    : [{ value: position.positionTitle, label: position.positionTitle }, ...listed];
  return (
    <li
      ref={isNew ? showCard : null}
      className="flex max-w-104 min-w-0 flex-col gap-3 md:has-data-stage:col-span-full md:has-data-stage:max-w-[52rem]"
      aria-label={name}
    >
      <Controller
        control={control}
        name={`positions.${position.id}.positionTitle`}
        render={({ field }) => <Select label={name} options={options} value={value} onChange={field.onChange} />}
      />
      <VideoBlock
        positionId={position.id}
        videos={position.videos}
        isFound={position.isFound}
        name={titleName(position.positionTitle, i18n.language)}
      />
      {published && (
        <div className="-ml-3 flex flex-wrap gap-y-3">
          <Link
            to="/talent/video-feedback"
            search={{ take: published.id }}
            className={buttonClass({ variant: 'ghost', size: 'xs' })}
          >
            <AudioLines className="ic" aria-hidden />
            {t('positions.feedback')}
          </Link>
          <CompanyPreview positionId={position.id} />
        </div>
      )}
      <PositionDetails positionId={position.id} />
      {isRemovable && (
        <Button
          variant="ghost"
          size="xs"
          className="-ml-3 self-start"
          aria-label={t('positions.removeNamed', { number, title })}
          onClick={() => setIsAsking(true)}
        >
          <Trash2 className="ic" aria-hidden />
          {t('positions.remove')}
        </Button>
      )}
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('positions.removeTitle', { number, title })}
        {...(position.videos.length > 0 ? { text: t('positions.removeText') } : {})}
      >
        <Button
          variant="danger"
          full
          pending={remove.isPending}
          onClick={() => remove.mutate({ positionId: position.id })}
        >
          {t('positions.removeConfirm')}
        </Button>
        <Button variant="soft" full onClick={() => setIsAsking(false)}>
          {t('positions.keep')}
        </Button>
      </Dialog>
    </li>
  );
}

function showCard(card: HTMLElement | null) {
  card?.scrollIntoView({ block: 'start' });
  card?.querySelector('button')?.focus({ preventScroll: true });
}

/** Previews a position for its talent, as companies find it now. */
function CompanyPreview({ positionId }: { positionId: string }) {
  const { t } = useTranslation('talents');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="xs" onClick={() => setIsOpen(true)}>
        <Building2 className="ic" aria-hidden />
        {t('positions.preview')}
      </Button>
      {isOpen && <PreviewDialog positionId={positionId} onClose={() => setIsOpen(false)} />}
    </>
  );
}
