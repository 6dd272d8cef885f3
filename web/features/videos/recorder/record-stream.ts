import { recordingFormat } from '../video-file.ts';

interface Recording {
  /** Receives every chunk as it is recorded. */
  onPiece: (piece: Blob, type: string) => void;
  /** Receives the chunks as one file once the recorder has stopped. */
  onStop: (whole: Blob) => void;
}

/** A recorder for the stream in the best format that this browser supports. */
export function recordStream(stream: MediaStream, { onPiece, onStop }: Recording) {
  const pieces: Blob[] = [];
  const recorder = new MediaRecorder(stream, {
    mimeType: recordingFormat(),
    videoBitsPerSecond: 2_500_000,
    audioBitsPerSecond: 128_000,
  });
  const type = recorder.mimeType;
  recorder.ondataavailable = ({ data }) => {
    if (data.size === 0) return;
    pieces.push(data);
    onPiece(data, type);
  };
  recorder.onstop = () => onStop(new Blob(pieces, { type }));
  return recorder;
}
