import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buttonClass } from './button.tsx';

const tokens = readFileSync(new URL('styles/tokens.css', import.meta.url), 'utf8');

type Colour = [red: number, green: number, blue: number, alpha: number];

function colourOf(token: string): Colour {
  const value = new RegExp(`--${token}:\\s*([^;]+);`).exec(tokens)![1]!;
  const hex = /#([0-9a-f]{6})/.exec(value)?.[1];
  if (hex)
    return [...([0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]), 1];
  return /rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/.exec(value)!.slice(1).map(Number) as Colour;
}
const over = ([red, green, blue, alpha]: Colour, [r, g, b]: Colour): Colour => [
  red * alpha + r * (1 - alpha),
  green * alpha + g * (1 - alpha),
  blue * alpha + b * (1 - alpha),
  1,
];
function luminance([...channels]: Colour) {
  const [red, green, blue] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
function contrast(one: Colour, other: Colour) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

describe('a button on a dark surface is readable in both themes', () => {
  const room = colourOf('room');
  test.each([
    ['video', 'on-tally', colourOf('on-video')],
    ['room', 'on-video', room],
    ['glass', 'on-video', over(colourOf('glass'), room)],
  ] as const)('%s', (variant, text, ground) => {
    expect(buttonClass({ variant })).toContain(`text-${text}`);
    expect(contrast(colourOf(text), ground)).toBeGreaterThanOrEqual(7);
  });
  test('the border of an outlined button is visible', () => {
    expect(contrast(over(colourOf('on-video-track'), room), room)).toBeGreaterThanOrEqual(3);
  });
});
