import { agreementWithSilero } from '../../sound/silero.ts';
import type { Check } from './compare-takes.ts';

const AGREES_AT_LEAST = 0.95;

/** Compares our speech detection with that of Silero's network. */
export function compareWithSilero(groups: Record<string, ReadonlyMap<string, Float32Array>>, check: Check) {
  for (const [label, sounds] of Object.entries(groups)) {
    let [same, sameRaw, all] = [0, 0, 0];
    const shares: [name: string, share: number][] = [];
    for (const [name, sound] of sounds) {
      const found = agreementWithSilero(sound);
      same += found.same;
      sameRaw += found.sameRaw;
      all += found.all;
      shares.push([name, found.same / found.all]);
    }
    const [worst] = shares.toSorted((a, b) => a[1] - b[1]);
    console.log(
      `     agrees with Silero on ${percent(same / all)} of ${all} frames ${label}, ${percent(sameRaw / all)} before Silero's gaps are bridged as ours are; least on ${worst![0]}, ${percent(worst![1])}`,
    );
    check(same / all >= AGREES_AT_LEAST, `agrees with Silero on ${percent(same / all)} of the frames ${label}`);
  }
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
