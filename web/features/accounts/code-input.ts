/** How a code is typed: figures on the phone's keypad, filled in by the browser where it can. */
export const codeInput = (kind: 'app' | 'recovery') =>
  kind === 'app'
    ? ({ inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12, spellCheck: false } as const)
    : ({ autoComplete: 'off', autoCapitalize: 'none', maxLength: 24, spellCheck: false } as const);
