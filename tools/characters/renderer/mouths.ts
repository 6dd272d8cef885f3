import type { Figure, Viseme } from './figure.ts';

const inside = '#4b1218';
const teeth = '#fffaf2';
const tongue = '#d9615a';

export function mouth(figure: Figure, viseme: Viseme) {
  const { lip, mouthEdge } = figure;
  const painted = (d: string) => (lip ? `<path d="${d}" fill="${lip}"/>` : '');
  const edged =
    mouthEdge && !lip ? ` stroke="${mouthEdge}" stroke-width="7" stroke-linejoin="round" paint-order="stroke"` : '';
  const line = (d: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${lip ? inside : (mouthEdge ?? figure.line)}" stroke-width="${width}" stroke-linecap="round"/>`;
  switch (viseme) {
    case 'smile':
      return (
        painted(
          'M150,331C160,323 172,326 180,329C188,326 200,323 210,331C202,350 190,354 180,354C170,354 158,350 150,331Z',
        ) + line('M149,330Q180,349 211,330', lip ? 4 : 6)
      );
    case 'closed':
      return (
        painted(
          'M154,334C164,328 173,330 180,332C187,330 196,328 206,334C198,346 189,349 180,349C171,349 162,346 154,334Z',
        ) + line('M154,336Q180,342 206,336', lip ? 4 : 6)
      );
    case 'teeth':
      return (
        painted(
          'M148,328C158,321 172,323 180,326C188,323 202,321 212,328C206,350 192,355 180,355C168,355 154,350 148,328Z',
        ) +
        `<path d="M153,330Q180,335 207,330Q200,347 180,347Q160,347 153,330Z" fill="${inside}"${edged}/><path d="M156,331.5Q180,336 204,331.5Q198,343 180,343Q162,343 156,331.5Z" fill="${teeth}"/>`
      );
    case 'talk':
      return (
        painted(
          'M146,324C158,317 172,320 180,323C188,320 202,317 214,324C210,354 194,364 180,364C166,364 150,354 146,324Z',
        ) +
        `<path d="M152,327Q180,333 208,327Q204,356 180,356Q156,356 152,327Z" fill="${inside}"${edged}/><path d="M155,328.5Q180,334 205,328.5L202,338Q180,343 158,338Z" fill="${teeth}"/><path d="M164,350Q180,340 196,350Q189,356 180,356Q171,356 164,350Z" fill="${tongue}"/>`
      );
    case 'ee':
      return (
        painted(
          'M142,322C156,314 172,318 180,321C188,318 204,314 218,322C212,350 196,358 180,358C164,358 148,350 142,322Z',
        ) +
        `<path d="M147,325Q180,331 213,325Q206,351 180,351Q154,351 147,325Z" fill="${inside}"${edged}/><path d="M150,326.5Q180,332 210,326.5Q203,346 180,346Q157,346 150,326.5Z" fill="${teeth}"/>`
      );
    case 'aa':
      return (
        painted(
          'M152,318C162,311 174,315 180,317C186,315 198,311 208,318C210,360 196,372 180,372C164,372 150,360 152,318Z',
        ) +
        `<path d="M158,321Q180,325 202,321Q203,364 180,364Q157,364 158,321Z" fill="${inside}"${edged}/><path d="M161,322.5Q180,326 199,322.5L197,331Q180,335 163,331Z" fill="${teeth}"/><path d="M165,357Q180,344 195,357Q188,364 180,364Q172,364 165,357Z" fill="${tongue}"/>`
      );
    case 'oh':
      return (
        painted(
          'M164,338C164,322 172,318 180,318C188,318 196,322 196,338C196,354 188,360 180,360C172,360 164,354 164,338Z',
        ) +
        `<ellipse cx="180" cy="338" rx="${lip ? 10.5 : 13}" ry="${lip ? 13.5 : 14.5}" fill="${inside}"${edged}/><path d="M172,346Q180,340 188,346Q184,351 180,351Q176,351 172,346Z" fill="${tongue}"/>`
      );
  }
}
