import { chromium } from '@playwright/test';
const base = 'http://localhost:3830';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium' });
const [, , what = 'all', lang = 'en'] = process.argv;
const ctx = await b.newContext({
  viewport: { width: 1440, height: 900 },
  locale: lang === 'es' ? 'es-ES' : 'en-US',
  colorScheme: 'light',
});
const p = await ctx.newPage();
const errors = [];
p.on('console', (m) => {
  if (m.type() === 'error') errors.push(m.text());
});
p.on('pageerror', (e) => errors.push(String(e)));
await p.request.post(base + '/api/session', {
  data: { email: 'talent@closeup.example', password: 'Closeup1' },
  headers: { origin: base },
});
let r = await p.request.put(base + '/api/feedback/agreement', { headers: { origin: base }, data: {} });
console.log(r.status());
let takes;
for (let i = 0; i < 30; i++) {
  takes = (await (await p.request.get(base + '/api/feedback/takes')).json()).items;
  if (takes.every((t) => t.feedback?.status === 'completed')) break;
  await p.waitForTimeout(1000);
}
console.log(takes.map((t) => [t.video.id, t.feedback?.status, JSON.stringify(t.feedback?.scores)]));
const id = takes[0].video.id;
const sizes = { 390: 844, 768: 1024, 1440: 900 };
for (const scheme of ['light', 'dark'])
  for (const w of [390, 768, 1440]) {
    if (scheme === 'dark' && w === 768) continue;
    await p.emulateMedia({ colorScheme: scheme });
    await p.setViewportSize({ width: w, height: sizes[w] });
    for (const [name, url] of [
      ['main', '/talent/video-feedback'],
      ['take', '/talent/video-feedback?take=' + id],
    ]) {
      await p.goto(base + url);
      await p.waitForLoadState('networkidle');
      await p.waitForTimeout(700);
      await p.screenshot({ path: `/tmp/shots/${name}-${w}-${scheme}-${lang}.png`, fullPage: true });
      const over = await p.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);
      if (over) console.log('OVERFLOW', name, w);
    }
  }
console.log(errors.slice(0, 5));
await b.close();
