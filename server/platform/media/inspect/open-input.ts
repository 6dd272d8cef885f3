import { Dictionary, FormatContext, InputFormat, type Stream } from 'node-av/lib';
import { AVDISCARD_ALL, AVMEDIA_TYPE_AUDIO, AVMEDIA_TYPE_VIDEO, AV_DISPOSITION_ATTACHED_PIC } from 'node-av/constants';
import { type Container, MediaRefused } from '../child/protocol.ts';
import { demuxers, endsEarly } from './container.ts';
import { describe, assertOk } from '../ffmpeg.ts';
import type { Limits } from '../limits.ts';
import { pictureDecoders, soundDecoders, pcmDecoders } from './decoders.ts';

export interface Input {
  format: FormatContext;
  picture: Stream;
  sound: Stream | null;
  /** True if the file is shorter than its container declares. */
  endsEarly: boolean;
}

/**
 * Opens an already open descriptor with exactly one demuxer.
 *
 * The only allowed protocol is `fd`, so no playlist, concat script or `dref` in the file can make FFmpeg open a path or a URL.
 * @throws MediaRefused `truncated` | `unreadable` | `no_picture` | `unsupported_format` | `too_large`
 */
export async function openInput(fd: number, container: Container, limits: Limits): Promise<Input> {
  const { picture, sound, ...input } = await openTracks(fd, container, limits);
  if (!picture) throw new MediaRefused('no_picture', 'no video stream');
  return { ...input, picture, sound };
}

/** Opens an input that may lack a picture, like `openInput`. */
export async function openTracks(
  fd: number,
  container: Container,
  limits: Limits,
): Promise<Omit<Input, 'picture'> & { picture: Stream | null }> {
  const format = new FormatContext();
  format.allocContext();
  const demuxer = demuxers[container];
  using options = Dictionary.fromObject({
    fd,
    protocol_whitelist: 'fd',
    format_whitelist: demuxer,
    codec_whitelist: [...pictureDecoders, ...soundDecoders, ...pcmDecoders].join(','),
    max_streams: limits.maxStreams,
    probesize: 8_000_000,
    analyzeduration: 5_000_000,
    ...(demuxer === 'mov' && { enable_drefs: 0, use_absolute_path: 0 }),
  });
  const opened = await format.openInput('fd:', InputFormat.findInputFormat(demuxer), options);
  if (opened < 0)
    throw new MediaRefused(endsEarly(fd, container) ? 'truncated' : 'unreadable', `open: ${describe(opened)}`);
  if (format.nbStreams > limits.maxStreams) throw new MediaRefused('unreadable', `${format.nbStreams} streams`);

  // Streams in the header are checked before a decoder sees them. What a bitstream declares later is limited by the child's
  // memory here, and by `max_pixels` in the real decoders (this binding can't pass options per stream).
  for (const stream of format.streams) requireMaxPixels(stream, limits);
  const found = await format.findStreamInfo();
  if (found < 0) throw new MediaRefused('unreadable', `streams: ${describe(found)}`);

  const picture = pickStream(format, AVMEDIA_TYPE_VIDEO);
  if (picture) requireMaxPixels(picture, limits);
  const sound = pickStream(format, AVMEDIA_TYPE_AUDIO);
  for (const stream of format.streams) {
    if (stream.index !== picture?.index && stream.index !== sound?.index) stream.discard = AVDISCARD_ALL;
  }
  return { format, picture, sound, endsEarly: container === 'avi' && endsEarly(fd, container) };
}

/** Opens a file that this pipeline has written. */
export async function openOwnVideo(fd: number): Promise<Input> {
  const format = new FormatContext();
  format.allocContext();
  using options = Dictionary.fromObject({ fd, protocol_whitelist: 'fd', format_whitelist: 'mov' });
  assertOk(await format.openInput('fd:', InputFormat.findInputFormat('mov'), options), 'open own video');
  const picture = pickStream(format, AVMEDIA_TYPE_VIDEO);
  if (!picture) throw new Error('own video has no picture');
  return { format, picture, sound: pickStream(format, AVMEDIA_TYPE_AUDIO), endsEarly: false };
}

function pickStream(format: FormatContext, type: typeof AVMEDIA_TYPE_VIDEO): Stream | null {
  const index = format.findBestStream(type);
  const stream = index >= 0 ? format.streams[index] : undefined;
  if (!stream || stream.hasDisposition(AV_DISPOSITION_ATTACHED_PIC)) return null;
  return stream;
}

function requireMaxPixels(stream: Stream, limits: Limits): void {
  const { codecType, width, height } = stream.codecpar;
  if (codecType !== AVMEDIA_TYPE_VIDEO) return;
  if (width * height > limits.maxPixels) throw new MediaRefused('too_large', `${width}x${height} pixels`);
}
