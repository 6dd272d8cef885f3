/** A moving portrait test card with a red patch in the top left corner and a blue one in the bottom right. */
export const card = (size: string, rate: number, seconds: number) => {
  const source = `testsrc2=size=${size}:rate=${rate}:duration=${seconds}`;
  const corner = (x: string, y: string, colour: string) => `drawbox=x=${x}:y=${y}:w=iw/4:h=ih/4:c=${colour}:t=fill`;
  return [
    source,
    corner('0', '0', 'red'),
    corner('iw*3/4', '0', 'gray'),
    corner('0', 'ih*3/4', 'white'),
    corner('iw*3/4', 'ih*3/4', 'blue'),
  ].join(',');
};
/** `samples` is the block size that the encoder requires. */
export const tone = (seconds: number, volume: number, layout: string, format: string, samples: number) =>
  `sine=frequency=440:sample_rate=48000:duration=${seconds},volume=${volume},aformat=sample_fmts=${format}:channel_layouts=${layout},asetnsamples=${samples}:p=0`;

export const fast = { preset: 'ultrafast', g: 30 };
export const realtime = { deadline: 'realtime', 'cpu-used': 8, b: 1_500_000 };
/** Like the output of Chromium's MediaRecorder: no duration, no cues, clusters of unknown size. */
export const live = { live: 1 };
export const opus = (seconds: number) => ({ sound: tone(seconds, 1, 'mono', 'flt', 960), soundCodec: 'libopus' });
export const aac = (seconds: number, volume = 1) => ({
  sound: tone(seconds, volume, 'stereo', 'fltp', 1024),
  soundCodec: 'aac',
});
