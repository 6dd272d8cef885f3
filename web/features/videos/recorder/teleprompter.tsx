import { useEffect, useRef } from 'react';

/** Words per minute at speed 1, a comfortable speaking rate. */
const WORDS_PER_MINUTE = 140;

interface TeleprompterProps {
  script: string;
  elapsedMs: number;
  /** Multiple of WORDS_PER_MINUTE. */
  speed: number;
}

/** Scrolls the text near the lens. Follows the timer, so a pause stops it. */
export function Teleprompter({ script, elapsedMs, speed }: TeleprompterProps) {
  const box = useRef<HTMLDivElement>(null);
  const words = script.trim().split(/\s+/).length;
  const share = Math.min(1, ((elapsedMs / 60_000) * WORDS_PER_MINUTE * speed) / words);
  useEffect(() => {
    const element = box.current;
    if (element) element.scrollTop = share * (element.scrollHeight - element.clientHeight);
  }, [share]);
  return (
    <div
      ref={box}
      aria-hidden
      className="absolute inset-x-4 top-16 max-h-[34%] overflow-hidden rounded-md bg-sub px-4 py-3 text-lg leading-snug font-semi text-balance whitespace-pre-line low:top-12 low:right-auto low:rounded-none low:left-4 low:max-h-[calc(100%-9.5rem)] low:w-[calc(100%-2rem-var(--stage-width))] low:px-0 low:text-md"
    >
      <p className="pb-20">{script}</p>
    </div>
  );
}
