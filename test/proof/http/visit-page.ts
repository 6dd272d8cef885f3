import type { BrowserContext } from '@playwright/test';

const SETTLED_MS = 400;
/** What the headers of every response must contain, and what they must not allow. */
const NEEDED: Record<string, RegExp> = {
  'content-security-policy': /^(?!.*script-src [^;]*'unsafe-)(?=.*default-src 'self')(?=.*frame-ancestors 'none')/,
  'permissions-policy': /(?=.*camera=\(self\))(?=.*microphone=\(self\))(?=.*geolocation=\(\))(?=.*payment=\(\))/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-resource-policy': /^same-(?:origin|site)$/,
};

export async function visit(context: BrowserContext, path: string, site: string) {
  const faults: string[] = [];
  const page = await context.newPage();
  await page.exposeFunction('tellViolation', (told: string) => faults.push(`${path}: violates ${told}`));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      (globalThis as unknown as { tellViolation(told: string): void }).tellViolation(
        `${violatedDirective} with ${blockedURI} in ${sourceFile}`,
      ),
    ),
  );
  page.on('response', (response) => {
    if (!response.url().startsWith(site)) return void faults.push(`${path}: asks ${response.url()}`);
    faults.push(...faultsOf(response.url(), (name) => response.headers()[name] ?? null));
  });
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_MS);
  if (
    path === '/api/docs' &&
    !(await page
      .getByText('Base address')
      .first()
      .isVisible({ timeout: 1000 })
      .catch(() => false))
  )
    await page
      .getByText('Registration')
      .first()
      .waitFor({ timeout: 15_000 })
      .catch(() => faults.push('/api/docs shows no routes'));
  await page.close();
  return faults;
}

/** Scripts, styles and fonts of the site. Browsers ignore document policies on them. */
const PART = /^(?:(?:text|application)\/javascript|text\/css|font\/)/;
const OF_DOCUMENTS = ['content-security-policy', 'permissions-policy'];

export const faultsOf = (what: string, read: (name: string) => string | null) =>
  Object.entries(NEEDED)
    .filter(([name]) => !(OF_DOCUMENTS.includes(name) && PART.test(read('content-type') ?? '')))
    .filter(([name, needed]) => !needed.test(read(name) ?? ''))
    .map(([name]) => `${what}: ${name} is ${read(name)}`);
