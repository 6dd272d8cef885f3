import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SharedPosition } from '#contract/feedback/sharing.ts';
import { api } from '#web/lib/api.ts';
import { dateText } from '#web/lib/dates.ts';
import { useOwnPositionName } from '#web/lib/positions/use-own-position-name.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { Switch } from '#web/ui/fields/switch.tsx';
import { SharingPreview } from './sharing-preview.tsx';

/** What companies see of each position. */
export function SharingSection({ hasAgreed }: { hasAgreed: boolean }) {
  const { t } = useTranslation('feedback');
  const sharing = useQuery(api.feedback.listSharing.queryOptions());
  return (
    <section aria-labelledby="sharing" className="flex min-w-0 flex-col gap-4">
      <header>
        <h2 id="sharing" className="d-3">
          {t('sharing.title')}
        </h2>
        <p className="mt-2 text-ink-2">{t('sharing.text')}</p>
      </header>
      {sharing.isPending && <Skeleton shape="text" className="h-24" />}
      {sharing.isLoadingError && <ErrorState title={t('loadFailed')} onRetry={() => void sharing.refetch()} />}
      {sharing.data?.items.map((position) => (
        <SharingSwitch key={position.positionId} position={position} hasAgreed={hasAgreed}>
          {position.videoId && !hasAgreed && (
            <Link
              to="/talent/video-feedback"
              search={{ take: position.videoId }}
              className={`${buttonClass({ variant: 'ghost', size: 'xs' })} -ml-3 self-start`}
            >
              {t('analyze')}
            </Link>
          )}
        </SharingSwitch>
      ))}
    </section>
  );
}

/** The switch of one position, beside its video. */
export function PositionSharing({ positionId, hasAgreed }: { positionId: string; hasAgreed: boolean }) {
  const { data } = useQuery(api.feedback.listSharing.queryOptions());
  const position = data?.items.find((one) => one.positionId === positionId);
  return position ? <SharingSwitch position={position} hasAgreed={hasAgreed} /> : null;
}

/** Switching on first shows what companies would see; switching off takes effect at once. */
function SharingSwitch({
  position,
  hasAgreed,
  children,
}: {
  position: SharedPosition;
  hasAgreed: boolean;
  /** Below the switch: where the talent can agree. */
  children?: ReactNode;
}) {
  const { t, i18n } = useTranslation('feedback');
  const queries = useQueryClient();
  const nameOf = useOwnPositionName();
  const [isPreviewing, setIsPreviewing] = useState(false);
  const { positionId, positionTitle, sharedAt, scores, videoId, isHidden } = position;
  const isShared = sharedAt !== null;
  const share = useMutation(
    api.feedback.shareScores.mutationOptions({
      onSuccess: ({ sharedAt: now }) => {
        setIsPreviewing(false);
        notify.done(t(now === null ? 'sharing.unshared' : 'sharing.shared'));
      },
      onError: () => notify.failed(t('failed')),
      onSettled: () => queries.invalidateQueries({ queryKey: api.feedback.listSharing.key() }),
    }),
  );
  const state = () => {
    if (videoId === null) return t('sharing.noVideo');
    if (scores === null) return t(hasAgreed ? 'sharing.noScores' : 'notice.needed');
    if (isHidden) return t('sharing.hidden');
    return isShared ? t('sharing.on', { date: dateText(sharedAt, i18n.language) }) : t('sharing.off');
  };
  return (
    <div className="panel flex flex-col gap-2 p-5">
      <Switch
        label={t('sharing.label', { title: nameOf(positionId, positionTitle) })}
        note={state()}
        checked={isShared}
        disabled={!isShared && scores === null}
        pending={share.isPending}
        onChange={(next) => (next ? setIsPreviewing(true) : share.mutate({ positionId, isShared: false }))}
      />
      {children}
      {scores && (
        <Button variant="ghost" size="xs" className="-ml-3 self-start" onClick={() => setIsPreviewing(true)}>
          {t('sharing.preview')}
        </Button>
      )}
      <SharingPreview position={position} open={isPreviewing} onOpenChange={setIsPreviewing}>
        {!isShared && (
          <Button
            variant="primary"
            full
            pending={share.isPending}
            onClick={() => share.mutate({ positionId, isShared: true })}
          >
            {t('sharing.confirm')}
          </Button>
        )}
      </SharingPreview>
    </div>
  );
}
