import { deferred } from '#web/lib/deferred.tsx';

export { currentVerdict, piecesOf, type ReadAdvert, rebased, withEdit } from './advert-text.ts';
export { FindingRow } from './finding-row.tsx';
export const AdvertCheck = deferred(async () => (await import('./advert-check.tsx')).AdvertCheck);
