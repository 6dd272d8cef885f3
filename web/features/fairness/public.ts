import { deferred } from '#web/lib/deferred.tsx';

export const AdvertCheck = deferred(async () => (await import('./advert-check.tsx')).AdvertCheck);
