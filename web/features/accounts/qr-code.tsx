import { encode } from 'uqr';

/** Modules of white around it, which readers need. */
const BORDER = 3;

/** A text as a QR code: dark on white in every theme, since many readers know no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-[220px] rounded-md bg-on-video text-on-tally"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
