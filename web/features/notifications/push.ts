/** The service worker, which shows pushes and does nothing else. */
const WORKER = '/push-worker.js';

/** Whether this browser can receive pushes here. */
export const canPush = () =>
  typeof window !== 'undefined' && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Whether the reader has told this browser to block notifications from here. Closing its question doesn't. */
export const isBlocked = () => canPush() && Notification.permission === 'denied';

/** The subscription of this browser, if it has one. */
export async function findSubscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Asks the reader for permission and subscribes this browser. Call it only in response to a click.
 * @returns null if the reader declines or closes the question.
 */
export async function subscribe(pushKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER, { scope: '/' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  if (old && keyOf(old) !== pushKey) await old.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  const { keys } = subscription.toJSON();
  return { endpoint: subscription.endpoint, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } };
}

/** The key that a subscription was made with, base64url. */
function keyOf({ options: { applicationServerKey: key } }: PushSubscription) {
  if (!key) return null;
  return btoa(String.fromCharCode(...new Uint8Array(key)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
