import { useMutation } from '@tanstack/react-query';
import { AudioLines, RotateCcw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PRACTICE_TAKES_MAX } from '#contract/values/feedback.ts';
import {
  EmptyBlock,
  StageSkeleton,
  type StoredTake,
  readScript,
  GuestPicture,
  getUpload,
  PRACTICE,
  fileNameOf,
} from '#web/features/videos/public.ts';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { KeepFocus } from '#web/ui/layers/keep-focus.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { Notice } from './notice.tsx';
import { useSpokenLanguages } from './spoken-languages.ts';
import { DRAFT, uploadDraft, useDraftTake } from './use-draft-take.ts';

const Recorder = lazy(() => import('#web/features/videos/recorder/recorder.tsx'));

interface NewTakeProps {
  /** Undefined until it is known. */
  hasAgreed: boolean | undefined;
  onStarted: (videoId: string) => void;
}

/** Records or selects a take and, once its owner agrees, uploads it for analysis. */
export const NewTake = (props: NewTakeProps) => (
  <KeepFocus>
    <CurrentTake {...props} />
  </KeepFocus>
);

function CurrentTake({ hasAgreed, onStarted }: NewTakeProps) {
  const { t, i18n } = useTranslation('feedback');
  const { take, store, discard } = useDraftTake();
  const [isRecording, setIsRecording] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const [language, setLanguage] = useState(i18n.language);
  const languages = useSpokenLanguages();
  const agree = useMutation(api.feedback.agree.mutationOptions());
  const start = useMutation({
    mutationFn: async (given: StoredTake) => {
      if (!hasAgreed) await agree.mutateAsync({});
      return uploadDraft(given, language);
    },
    onSuccess: onStarted,
    onError: () =>
      notify.failed(
        getUpload(PRACTICE)?.error === 'conflict' ? t('new.full', { count: PRACTICE_TAKES_MAX }) : t('failed'),
      ),
  });

  const accept = async (file: Blob, name: string, script?: string) => {
    await store(file, name, script);
    setIsRecording(false);
  };
  const analyze = () => {
    if (!hasAgreed && !agreed) return setIsRefused(true);
    start.mutate(take!);
  };

  const waiting = <Skeleton className="aspect-[3/4] rounded-frame! max-lg:aspect-[4/3]" />;
  if (isRecording)
    return (
      <Suspense fallback={<StageSkeleton />}>
        <Recorder
          positionId={DRAFT}
          onClose={() => setIsRecording(false)}
          onTake={(blob) => void accept(blob, fileNameOf(blob.type), readScript(DRAFT))}
        />
      </Suspense>
    );
  if (take === undefined || hasAgreed === undefined) return waiting;
  if (take === null)
    return (
      <EmptyBlock
        positionId={DRAFT}
        name={t('new.name')}
        isWide
        onRecord={() => setIsRecording(true)}
        onFile={(file) => void accept(file, file.name)}
      />
    );
  return (
    <div data-stage className="grid gap-4 md:grid-cols-[minmax(0,320px)_minmax(0,1fr)] md:gap-10 lg:gap-14">
      <GuestPicture take={take.file} />
      <div className="flex max-w-168 flex-col gap-4">
        <div>
          <p className="font-bold">{t('new.ready')}</p>
          <p className="text-sm text-ink-2">{t('new.readyText')}</p>
        </div>
        <Field label={t('new.language')}>
          <Select options={languages} value={language} onChange={setLanguage} />
        </Field>
        {!hasAgreed && (
          <Notice agreed={agreed} onAgree={setAgreed} error={isRefused && !agreed ? t('notice.needed') : undefined} />
        )}
        <Button variant="primary" full pending={start.isPending} onClick={analyze}>
          {!start.isPending && <AudioLines className="ic" aria-hidden />}
          {t('analyze')}
        </Button>
        <Button variant="outline" full disabled={start.isPending} onClick={() => void discard()}>
          <RotateCcw className="ic" aria-hidden />
          {t('new.other')}
        </Button>
      </div>
    </div>
  );
}
