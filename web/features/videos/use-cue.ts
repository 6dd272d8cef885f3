import { type RefObject, useEffect, useState } from 'react';

/** The words of the captions at this moment; the browser reads the file, the player draws them where nothing covers them. */
export function useCue(element: RefObject<HTMLVideoElement | null>, captionsUrl: string | null): string | null {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    const track = element.current?.textTracks[0];
    if (!track || !captionsUrl) return;
    track.mode = 'hidden';
    const read = () => setSaid([...(track.activeCues ?? [])].map((cue) => (cue as VTTCue).text).join(' ') || null);
    track.addEventListener('cuechange', read);
    return () => track.removeEventListener('cuechange', read);
  }, [element, captionsUrl]);
  return said;
}
