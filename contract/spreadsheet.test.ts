import { describe, expect, test } from 'vitest';
import { cellText } from './spreadsheet.ts';

describe('a cell', () => {
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\u200B=1', '＝1', '%0A=1', '|cmd'])(
    'holds no formula: %j',
    (text) => expect(cellText(text)).toBe(`'${text}`),
  );
  test.each(['+34 600 555 127+cmd', '+34600555127|A1', '+34 600 555 127\n=1', '+1-2', '+(1)'])(
    'holds no formula that begins like a phone number: %j',
    (text) => expect(cellText(text)).toBe(`'${text}`),
  );
  test.each(['Marta', 'a=b', 'a-b', '', '+34 600 555 127', '+44(0)20-7946-0018', '+34600555127'])(
    'leaves harmless text unchanged: %j',
    (text) => expect(cellText(text)).toBe(text),
  );
});
