import { useEffect, useState } from 'react';
import { useCamera } from './use-camera.ts';
import { CameraProblem } from './camera-problem.tsx';
import { RecorderStage } from './recorder-stage.tsx';
import { type Speed, ScriptPanel } from './script-panel.tsx';
import { readScript, storeScript, findUnfinished, deleteUnfinished } from './take-store.ts';
import { TakeReview } from './take-review.tsx';
import { UnfinishedTake } from './unfinished-take.tsx';
import { useRecorder } from './use-recorder.ts';

interface RecorderProps {
  positionId: string;
  onClose: () => void;
  onTake: (take: Blob) => void;
}

/** Records and reviews a take. Offers to restore a recording that a crash interrupted. */
export default function Recorder({ positionId, onClose, onTake }: RecorderProps) {
  const camera = useCamera();
  const recorder = useRecorder(positionId, camera.stream);
  const [unfinished, setUnfinished] = useState<{ blob: Blob; elapsedMs: number } | null>(null);
  const [recovered, setRecovered] = useState<{ blob: Blob; elapsedMs: number } | null>(null);

  const [script, setScript] = useState(() => readScript(positionId));
  const [speed, setSpeed] = useState<Speed>('1');
  const changeScript = (text: string) => {
    setScript(text);
    storeScript(positionId, text);
  };

  useEffect(() => {
    void findUnfinished(positionId).then(setUnfinished);
  }, [positionId]);

  const use = (take: Blob) => {
    void deleteUnfinished(positionId);
    onTake(take);
  };
  const startOver = () => {
    setUnfinished(null);
    setRecovered(null);
    recorder.retake();
  };
  const take = recovered ?? (recorder.take && { blob: recorder.take, elapsedMs: recorder.elapsedMs });
  if (take)
    return (
      <TakeReview
        take={take.blob}
        elapsedMs={take.elapsedMs}
        onUse={() => use(take.blob)}
        onRetake={startOver}
        onClose={onClose}
      />
    );
  if (camera.problem) return <CameraProblem problem={camera.problem} onRetry={camera.retry} onClose={onClose} />;
  return (
    <div className="flex flex-col gap-3">
      {unfinished && recorder.phase === 'ready' && (
        <UnfinishedTake elapsedMs={unfinished.elapsedMs} onLook={() => setRecovered(unfinished)} onDrop={startOver} />
      )}
      <RecorderStage
        camera={camera}
        recorder={recorder}
        prompter={script.trim() === '' ? null : { script, speed: Number(speed) }}
        onClose={onClose}
      />
      {recorder.phase === 'ready' && (
        <ScriptPanel script={script} speed={speed} onScript={changeScript} onSpeed={setSpeed} />
      )}
    </div>
  );
}
