import { useEffect, useRef } from 'react';

/** Words each minute at pace 1: easy speech. */
const WORDS_PER_MINUTE = 140;

interface TeleprompterProps {
  script: string;
  elapsedMs: number;
  /** 0.6 to 1.6 of easy speech. */
  pace: number;
}

/** The text near the lens, scrolling with the recording; a pause stops it, since it follows the timer. */
export function Teleprompter({ script, elapsedMs, pace }: TeleprompterProps) {
  const box = useRef<HTMLDivElement>(null);
  const words = script.trim().split(/\s+/).length;
  const share = Math.min(1, ((elapsedMs / 60_000) * WORDS_PER_MINUTE * pace) / words);
  useEffect(() => {
    const element = box.current;
    if (element) element.scrollTop = share * (element.scrollHeight - element.clientHeight);
  }, [share]);
  return (
    <div
      ref={box}
      aria-hidden
      className="absolute inset-x-4 top-16 max-h-[34%] overflow-hidden rounded-md bg-sub px-4 py-3 text-lg leading-snug font-semi text-balance whitespace-pre-line"
    >
      <p className="pb-20">{script}</p>
    </div>
  );
}
