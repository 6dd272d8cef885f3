/**
 * Calls back once the page has loaded and the browser is idle: nothing before the largest paint.
 * @returns what calls it off.
 */
export function whenSettled(callback: () => void): () => void {
  let off = false;
  const run = () => {
    if (!off) callback();
  };
  const idle = () =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(run, { timeout: 1500 }) : setTimeout(run, 300);
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
  return () => {
    off = true;
    window.removeEventListener('load', idle);
  };
}
