import { useEffect } from 'react';

/** Scrolls to the element named in the URL's hash, once it exists. */
export function useHashTarget(id: string, isThere: boolean) {
  useEffect(() => {
    if (isThere && window.location.hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, [id, isThere]);
}
