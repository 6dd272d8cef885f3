import { type Page, expect, test } from '@playwright/test';

interface Landing {
  path: string;
  heading: string;
  /** The target of each button on the page. */
  buttons: [name: string, href: string][];
  says: string[];
}

const landings: Landing[] = [
  {
    path: '/how-it-works',
    heading: 'How It Works',
    buttons: [
      ['Join as talent', '/talent/auth?mode=register'],
      ['Join as a company', '/company/auth?mode=register'],
    ],
    says: ['Create Your Video', 'Complete Your Profile', 'Connect', 'For talent', 'For companies'],
  },
  {
    path: '/companies',
    heading: 'Find the Best Employees in Minutes',
    buttons: [
      ['Start hiring', '/company/auth?mode=register'],
      ['Register your company', '/company/auth?mode=register'],
    ],
    says: [
      'Free Daily Match',
      'Smart AI Search',
      'Fast Hiring',
      'Premium Talent',
      'How It Works',
      'Post a job',
      'Review videos',
      'Hire direct',
      'Company Requirements',
    ],
  },
  {
    path: '/talent',
    heading: 'Find Your Perfect Role in Minutes',
    buttons: [
      ['Create your reel', '/talent/auth?mode=register'],
      ['Register for free', '/talent/auth?mode=register'],
    ],
    says: [
      'Premium companies only',
      'AI matching',
      'Video-first profiles',
      'Create your reel',
      'Get AI matched',
      'Land your role',
    ],
  },
  {
    path: '/for-companies',
    heading: 'Hire Based on Energy & Vibe',
    buttons: [
      ['Start Hiring Today', '/company/auth'],
      ['Get Started Now', '/company/auth'],
      ['See How It Works', '/how-it-works'],
    ],
    says: [
      'Swipe to hire',
      'Instant screening',
      'Faster hiring',
      'Global talent pool',
      'Async interviews',
      'AI match scores',
      'Create a campaign',
      'Get instant matches',
      'Hire based on vibe',
    ],
  },
  {
    path: '/for-talent',
    heading: 'Show Your True Potential',
    buttons: [
      ['Create Your Profile', '/talent/dashboard'],
      ['Start Your Journey', '/talent/dashboard'],
      ['Learn More', '/how-it-works'],
    ],
    says: [
      'Personal branding',
      'Record a video',
      'Get matched',
      'Get hired',
      'Why Video Profiles Work',
      'Beyond the resume',
      'Authentic connection',
      'Time-efficient',
      'Global reach',
    ],
  },
];

function listen(page: Page) {
  const problems: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

for (const { path, heading, buttons, says } of landings) {
  test(`${path} has its promised texts, and its buttons go where they say`, async ({ page }) => {
    const problems = listen(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const main = page.getByRole('main');
    for (const [name, href] of buttons)
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    for (const text of says)
      await expect(
        main.getByRole('heading', { name: text, exact: true }).or(main.getByRole('term').filter({ hasText: text })),
      ).toBeVisible();
    expect(problems).toEqual([]);
  });
}

test('the page for companies shows its first button above the tab bar of a phone, and keeps its cards’ pictures inside', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/for-companies');
  const start = (await page.getByRole('link', { name: 'Start Hiring Today' }).boundingBox())!;
  const bar = (await page.getByRole('navigation', { name: 'Account' }).boundingBox())!;
  expect(start.y + start.height).toBeLessThan(bar.y);
  for (const width of [768, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    const card = page.getByRole('article').filter({ hasText: 'Async interviews' });
    expect(await card.evaluate((box) => box.scrollWidth - box.clientWidth), `${width} px`).toBe(0);
  }
});

test('every informational page is complete without scripts, with its own title and description', async ({
  request,
}) => {
  const paths = [...landings.map(({ path }) => path), '/help', '/contact', '/privacy', '/terms', '/cookies', '/gdpr'];
  const descriptions = new Set<string>();
  for (const language of ['en', 'es'])
    for (const path of paths) {
      const html = await (
        await request.get(path, { headers: { accept: 'text/html', 'accept-language': language } })
      ).text();
      expect(html, path).toContain(`<html lang="${language}"`);
      expect(html, path).toMatch(/<h1[^>]*>[^<]+/);
      descriptions.add(html.match(/<meta name="description" content="([^"]{30,})"/)?.[1] ?? '');
    }
  expect(descriptions.size).toBe(paths.length * 2);
});

test('the top bar and footer link to them', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'For talent' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Show Your True Potential');
  await bar.getByRole('link', { name: 'For companies' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hire Based on Energy & Vibe');
  await bar.getByRole('link', { name: 'How it works' }).click();
  await expect(page).toHaveTitle(/^How It Works/);
  const foot = page.getByRole('contentinfo');
  for (const [name, heading] of [
    ['Help Center', 'Help Center'],
    ['Contact', 'Get in Touch'],
    ['Privacy', 'Privacy Policy'],
    ['Terms', 'Terms of Service'],
    ['Cookies', 'Cookie Policy'],
    ['GDPR', 'Your rights under the GDPR'],
  ] as const) {
    await foot.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/gdpr');
  const open = page.getByRole('navigation', { name: 'Legal pages' }).getByRole('link', { name: 'GDPR' });
  await expect(open).toBeInViewport({ ratio: 1 });
});

test('a legal text has its table of contents beside it, and each entry scrolls to its section', async ({ page }) => {
  await page.goto('/privacy');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const parts = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(contents.getByRole('link')).toHaveCount(await parts.count());
  await contents.getByRole('link', { name: 'How long we keep it' }).click();
  await expect(page).toHaveURL(/\/privacy#retention$/);
  await expect(page.getByRole('heading', { name: 'How long we keep it' })).toBeInViewport();
  await expect(page.getByText('deleted with all files after 30 days')).toBeVisible();
  await page.getByRole('navigation', { name: 'Legal pages' }).getByRole('link', { name: 'Cookie Policy' }).click();
  await expect(page.getByRole('row')).toHaveCount(20);
});

test('the list of cookies matches what the product sets', async ({ page }) => {
  await page.goto('/talent/auth');
  await page.request.post('/api/session', {
    data: { email: 'talent@closeup.example', password: 'Closeup1', remember: false },
  });
  await page.request.post('/api/session', {
    data: { email: 'talent@closeup.example', password: 'Closeup1', remember: true },
  });
  await page.goto('/cookies');
  await page.getByRole('button', { name: 'Español' }).click();
  const kept = (await page.context().cookies()).map(({ name }) => name);
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(kept).toContain('closeup.session_token');
  for (const name of new Set([...kept, ...stored].filter((one) => !one.startsWith('tsr-'))))
    await expect(page.getByRole('rowheader', { name, exact: true }).first(), name).toBeVisible();
});

test('a language selected while a slow phone still hydrates the page changes it without an error', async ({ page }) => {
  const problems = listen(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto('/for-talent', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Muestra tu verdadero potencial');
  expect(problems).toEqual([]);
});

test('a walkthrough in Spanish', async ({ page }) => {
  const problems = listen(page);
  await page.goto('/for-talent');
  await page.getByRole('button', { name: 'Español' }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Muestra tu verdadero potencial');
  await page.getByRole('link', { name: 'Saber más' }).click();
  await expect(title).toHaveText('Cómo funciona');
  await expect(page.getByRole('heading', { name: 'Crea tu vídeo' })).toBeVisible();
  await page.goto('/companies');
  await expect(title).toHaveText('Encuentra a los mejores empleados en minutos');
  await page.goto('/talent');
  await expect(title).toHaveText('Encuentra tu puesto perfecto en minutos');
  await page.goto('/for-companies');
  await expect(title).toHaveText('Contrata por energía y actitud');
  await page.goto('/terms');
  await expect(page.getByRole('heading', { name: 'Desbloqueos y garantía de respuesta' })).toBeVisible();
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByRole('alert')).toHaveCount(3);
  await page.getByLabel('Nombre').fill('Vera');
  await page.getByLabel('Correo').fill('vera@visitor.example');
  await page.getByLabel('Mensaje').fill('Hola');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText('¡Mensaje enviado!')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Centro de ayuda' }).click();
  await page.getByRole('button', { name: 'Enviar una consulta' }).click();
  await expect(page.getByRole('dialog', { name: 'Enviar una consulta' })).toBeVisible();
  expect(problems).toEqual([]);
});

for (const width of [390, 768, 1440])
  test(`at ${width} px, measuring the bars of a prerendered page restyles nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/how-it-works');
    // The menu opens once the bars are hydrated.
    await page.getByRole('button', { name: 'Language and theme' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    const rooms = await page.evaluate(() => {
      const { style } = document.documentElement;
      return ['--room-top', '--room-tabs'].map((token) => style.getPropertyValue(token));
    });
    expect(rooms).toEqual(['calc(var(--bar) + env(safe-area-inset-top))', 'var(--tabbar)']);
  });
