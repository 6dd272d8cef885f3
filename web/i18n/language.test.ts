import { expect, test } from 'vitest';
import { withMinus } from './language.ts';

test.each(['en', 'es'])('negative numbers have a minus sign, others stay as they are: %s', (language) => {
  const format = (value: number) =>
    withMinus(new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }).format(value));
  expect([-16, 0, 3].map(format)).toEqual(['−16', '0', '+3']);
});
