import { useMutation } from '@tanstack/react-query';
import { AudioLines, RotateCcw } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PRACTICE_TAKES_MAX } from '#contract/values/feedback.ts';
import {
  EmptyBlock,
  type StoredTake,
  deleteTake,
  findTake,
  readScript,
  storeTake,
  GuestPicture,
  getUpload,
  PRACTICE,
  uploadTake,
  fileNameOf,
  videoTypeOf,
} from '#web/features/videos/public.ts';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/loading.tsx';
import { notify } from '#web/ui/notify.ts';
import { Select } from '#web/ui/select.tsx';
import { Notice } from './notice.tsx';
import { useSpokenLanguages } from './spoken-languages.ts';

const Recorder = lazy(() => import('#web/features/videos/recorder/recorder.tsx'));

/** Stands in for the position of a take that isn't analyzed yet; it stays in this browser. */
const DRAFT = 'practice-draft';

/** Records or chooses a take and, once its owner agrees, sends it to be analyzed. */
export function NewTake({ hasAgreed, onStarted }: { hasAgreed: boolean; onStarted: (videoId: string) => void }) {
  const { t, i18n } = useTranslation('feedback');
  const [take, setTake] = useState<StoredTake | null>();
  const [isRecording, setIsRecording] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const [language, setLanguage] = useState(i18n.language);
  const languages = useSpokenLanguages();
  const agree = useMutation(api.feedback.agree.mutationOptions());
  const start = useMutation({
    mutationFn: async (given: StoredTake) => {
      if (!hasAgreed) await agree.mutateAsync({});
      const videoId = await uploadTake(PRACTICE, given.file, given.name, given.script, language);
      if (videoId === null) throw new Error('refused');
      await deleteTake(DRAFT);
      return videoId;
    },
    onSuccess: onStarted,
    onError: () =>
      notify.failed(
        getUpload(PRACTICE)?.error === 'conflict' ? t('new.full', { count: PRACTICE_TAKES_MAX }) : t('failed'),
      ),
  });

  useEffect(() => void findTake(DRAFT).then((stored) => setTake(stored ?? null)), []);
  const store = async (file: Blob, name: string, script = '') => {
    const type = videoTypeOf({ type: file.type, name }) ?? 'video/mp4';
    const stored = { positionId: DRAFT, file, name, type, videoId: null, script };
    await storeTake(stored);
    setIsRecording(false);
    setTake(stored);
  };
  const startOver = async () => {
    await deleteTake(DRAFT);
    setTake(null);
  };
  const analyze = () => {
    if (!hasAgreed && !agreed) return setIsRefused(true);
    start.mutate(take!);
  };

  const waiting = <Skeleton className="aspect-[9/16] rounded-frame!" />;
  if (isRecording)
    return (
      <Suspense fallback={waiting}>
        <Recorder
          positionId={DRAFT}
          onClose={() => setIsRecording(false)}
          onTake={(blob) => void store(blob, fileNameOf(blob.type), readScript(DRAFT))}
        />
      </Suspense>
    );
  if (take === undefined) return waiting;
  if (take === null)
    return (
      <EmptyBlock
        positionId={DRAFT}
        name={t('new.name')}
        onRecord={() => setIsRecording(true)}
        onFile={(file) => void store(file, file.name)}
      />
    );
  return (
    <div className="flex flex-col gap-4">
      <GuestPicture take={take.file} />
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
      <Button variant="outline" full disabled={start.isPending} onClick={() => void startOver()}>
        <RotateCcw className="ic" aria-hidden />
        {t('new.other')}
      </Button>
    </div>
  );
}
