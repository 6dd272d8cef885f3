/** What an advert may require beyond the job, in the order in which findings are listed. */
export const ADVERT_KINDS = [
  'gender',
  'age',
  'nationality',
  'race',
  'religion',
  'orientation',
  'disability',
  'family',
  'appearance',
  'accent',
  'place',
  'culture',
  'school',
  'years',
] as const;
export type AdvertKind = (typeof ADVERT_KINDS)[number];
