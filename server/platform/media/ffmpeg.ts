import { FFmpegError, PosixError } from 'node-av/lib';
import { AVERROR_EOF } from 'node-av/constants';

export const again = FFmpegError.AVERROR(PosixError.EAGAIN) as number;
export const outOfMemory = FFmpegError.AVERROR(PosixError.ENOMEM) as number;
export const endOfFile = AVERROR_EOF as number;

/** Throws an error that names what was tried. For calls whose failure is ours, not the file's. */
export function assertOk(code: number, what: string): number {
  if (code < 0) throw new Error(`${what}: ${FFmpegError.strerror(code)}`);
  return code;
}

export const describe = (code: number): string => FFmpegError.strerror(code);
