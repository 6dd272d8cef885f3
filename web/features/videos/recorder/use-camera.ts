import { useCallback, useEffect, useState } from 'react';
import { CAMERA } from '#contract/values/limits.ts';

/** Translation keys under `videos.camera`. */
export type CameraProblem = 'denied' | 'missing' | 'busy' | 'unsupported';

export interface Camera {
  status: 'initialising' | 'ready' | 'not_ready';
  problem: CameraProblem | null;
  stream: MediaStream | null;
  cameras: MediaDeviceInfo[];
  microphones: MediaDeviceInfo[];
  choose(kind: 'camera' | 'microphone', deviceId: string): void;
  retry(): void;
}

/** Opens the front camera and the microphone while mounted. */
export function useCamera(): Camera {
  const [chosen, setChosen] = useState<{ camera?: string; microphone?: string }>({});
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Pick<Camera, 'status' | 'problem' | 'stream' | 'cameras' | 'microphones'>>({
    status: 'initialising',
    problem: null,
    stream: null,
    cameras: [],
    microphones: [],
  });

  useEffect(() => {
    let isOver = false;
    let opened: MediaStream | undefined;
    setState((before) => ({ ...before, status: 'initialising', problem: null }));
    openCamera(chosen).then(
      async (stream) => {
        opened = stream;
        if (isOver) return stopTracks(stream);
        const devices = await navigator.mediaDevices.enumerateDevices();
        const of = (kind: MediaDeviceKind) => devices.filter((device) => device.kind === kind && device.deviceId);
        if (!isOver)
          setState({
            status: 'ready',
            problem: null,
            stream,
            cameras: of('videoinput'),
            microphones: of('audioinput'),
          });
      },
      (error: unknown) => {
        if (!isOver)
          setState((before) => ({ ...before, status: 'not_ready', problem: problemOf(error), stream: null }));
      },
    );
    return () => {
      isOver = true;
      if (opened) stopTracks(opened);
    };
  }, [chosen, attempt]);

  const choose = useCallback(
    (kind: 'camera' | 'microphone', deviceId: string) => setChosen((before) => ({ ...before, [kind]: deviceId })),
    [],
  );
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...state, choose, retry };
}

async function openCamera({ camera, microphone }: { camera?: string; microphone?: string }) {
  if (!navigator.mediaDevices?.getUserMedia) throw new DOMException('', 'NotSupportedError');
  return navigator.mediaDevices.getUserMedia({
    video: {
      ...(camera ? { deviceId: { exact: camera } } : { facingMode: 'user' }),
      width: { ideal: CAMERA.width, max: CAMERA.maxWidth },
      height: { ideal: CAMERA.height, max: CAMERA.maxHeight },
      aspectRatio: CAMERA.aspectRatio,
    },
    audio: {
      ...(microphone ? { deviceId: { exact: microphone } } : {}),
      echoCancellation: true,
      noiseSuppression: true,
    },
  });
}

const stopTracks = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop());

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  if (name === 'NotSupportedError') return 'unsupported';
  return 'busy';
}
