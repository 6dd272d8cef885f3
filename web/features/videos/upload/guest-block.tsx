import { Check, RotateCcw } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { painted } from '#web/lib/browser-state.ts';
import { Button } from '#web/ui/button.tsx';
import { Frame } from '#web/ui/frame.tsx';
import { KeepFocus } from '#web/ui/layers/keep-focus.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { EmptyBlock } from '../position-video/empty-block.tsx';
import { GUEST, findGuestTake, deleteGuestTake, storeGuestTake } from './guest-take.ts';
import { StageSkeleton } from '../recorder/stage-skeleton.tsx';
import { readScript } from '../recorder/take-store.ts';
import { fileNameOf } from '../video-file.ts';

const Recorder = lazy(() => import('../recorder/recorder.tsx'));

interface GuestBlockProps {
  name: string;
  /** Continues once there is a video. */
  onGo: () => void;
}

/** A visitor's video: recorded or selected, reviewed, and stored in this browser. */
export const GuestBlock = (props: GuestBlockProps) => (
  <KeepFocus>
    <CurrentBlock {...props} />
  </KeepFocus>
);

function CurrentBlock({ name, onGo }: GuestBlockProps) {
  const { t } = useTranslation('videos');
  const [take, setTake] = useState<Blob | null>();
  const [isRecording, setIsRecording] = useState(false);
  useEffect(() => void findGuestTake().then((stored) => setTake(stored?.file ?? null)), []);

  const store = async (file: Blob, fileName: string, script = '') => {
    await storeGuestTake(file, fileName, script);
    setIsRecording(false);
    setTake(file);
  };
  const startOver = async () => {
    await deleteGuestTake();
    setTake(null);
  };
  const waiting = <Skeleton className="aspect-[3/4] rounded-frame! max-md:aspect-[4/3]" />;
  if (isRecording)
    return (
      <Suspense fallback={<StageSkeleton />}>
        <Recorder
          positionId={GUEST}
          onClose={() => setIsRecording(false)}
          onTake={(blob) => void store(blob, fileNameOf(blob.type), readScript(GUEST)).then(onGo)}
        />
      </Suspense>
    );
  if (take === undefined) return waiting;
  if (take === null)
    return (
      <EmptyBlock
        positionId={GUEST}
        name={name}
        flow="guest"
        onRecord={() => void painted().then(() => setIsRecording(true))}
        onFile={(file) => void store(file, file.name)}
      />
    );
  return (
    <div className="flex flex-col gap-3">
      <GuestPicture take={take} />
      <Button variant="primary" full onClick={onGo}>
        <Check className="ic" aria-hidden />
        {t('guest.continue')}
      </Button>
      <Button variant="outline" full onClick={() => void startOver()}>
        <RotateCcw className="ic" aria-hidden />
        {t('guest.again')}
      </Button>
    </div>
  );
}

/** Plays the stored take. */
export function GuestPicture({ take, className }: { take: Blob; className?: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(take);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [take]);
  return (
    <Frame
      {...(className ? { className } : {})}
      picture={
        url && (
          // A take has no captions yet.
          // oxlint-disable-next-line jsx-a11y/media-has-caption
          <video src={url} controls playsInline className="absolute inset-0 size-full bg-room object-cover" />
        )
      }
    />
  );
}
