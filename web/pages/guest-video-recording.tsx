export { GuestScreen as GuestVideoRecordingPage } from '#web/features/guest/public.ts';
