import { recordingFormat } from '../video-file.ts';

interface Recording {
  /** Gets every piece as it is made. */
  onPiece: (piece: Blob, type: string) => void;
  /** Gets the pieces as one file once the recorder has stopped. */
  onStop: (whole: Blob) => void;
}

/** A recorder of the stream in the best format that this browser has. */
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
