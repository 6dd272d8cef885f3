import { useState } from 'react';
import { useCamera } from './use-camera.ts';
import { CameraProblem } from './camera-problem.tsx';
import { RecorderStage } from './recorder-stage.tsx';
import { type Speed, ScriptPanel } from './script-panel.tsx';
import { StageSkeleton } from './stage-skeleton.tsx';
import { readScript, storeScript, useUnfinished, deleteUnfinished } from './take-store.ts';
import { TakeReview } from './take-review.tsx';
import { useRecorder } from './use-recorder.ts';

interface RecorderProps {
  positionId: string;
  onClose: () => void;
  onTake: (take: Blob) => void;
}

/** Records and reviews a take. A recording interrupted by a crash is reviewed first, so that a new one can't replace it unseen. */
export default function Recorder({ positionId, onClose, onTake }: RecorderProps) {
  const camera = useCamera();
  const recorder = useRecorder(positionId, camera.stream);
  const { unfinished, discard } = useUnfinished(positionId);

  const [script, setScript] = useState(() => readScript(positionId));
  const [speed, setSpeed] = useState<Speed>('1');
  const changeScript = (text: string) => {
    setScript(text);
    storeScript(positionId, text);
  };

  const use = (take: Blob) => {
    void deleteUnfinished(positionId);
    onTake(take);
  };
  const startOver = () => {
    void discard();
    recorder.retake();
  };
  const take = unfinished ?? (recorder.take && { blob: recorder.take, elapsedMs: recorder.elapsedMs });
  if (unfinished === undefined) return <StageSkeleton />;
  if (take)
    return (
      <TakeReview
        take={take.blob}
        elapsedMs={take.elapsedMs}
        isUnfinished={take === unfinished}
        onUse={() => use(take.blob)}
        onRetake={startOver}
        onClose={onClose}
      />
    );
  if (camera.problem) return <CameraProblem problem={camera.problem} onRetry={camera.retry} onClose={onClose} />;
  return (
    <RecorderStage
      camera={camera}
      recorder={recorder}
      prompter={script.trim() === '' ? null : { script, speed: Number(speed) }}
      onClose={onClose}
    >
      {recorder.phase === 'ready' && (
        <ScriptPanel script={script} speed={speed} onScript={changeScript} onSpeed={setSpeed} />
      )}
    </RecorderStage>
  );
}
