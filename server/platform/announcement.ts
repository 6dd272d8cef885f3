import type { Env } from './env.ts';

const RED = '\u001B[31m';
const PLAIN = '\u001B[0m';

/** Returns the development features that are open to anyone who can reach the server. */
export function listExposed({ isPublic, hasDevPages, DEMO, PAYMENTS }: Env): string[] {
  if (!isPublic) return [];
  return [
    ...(hasDevPages ? ['developer pages (DEV_PAGES): every mail can be read, with its sign-in and reset links'] : []),
    ...(DEMO ? ['demo accounts (DEMO): their password is published, and one of them is an admin'] : []),
    ...(PAYMENTS === 'simulated' ? ['simulated payments (PAYMENTS): unlocks and premium cost nothing'] : []),
  ];
}

/** Returns the lines that are printed when the server is ready. */
export function announcement(env: Env, readyMs: number, demoAccounts: readonly string[]): string {
  const lines = [`Closeup is ready after ${(readyMs / 1000).toFixed(1)} s`, `  site          ${env.PUBLIC_URL}`];
  if (env.hasDevPages)
    lines.push(`  mailbox       ${env.PUBLIC_URL}/dev/mailbox`, `  design system ${env.PUBLIC_URL}/dev/ui`);
  lines.push(`  API           ${env.PUBLIC_URL}/api/docs`);
  if (demoAccounts.length > 0) lines.push(`  demo accounts ${demoAccounts.join(', ')} (password Closeup1)`);
  const exposed = listExposed(env);
  if (exposed.length > 0)
    lines.push(`${RED}OPEN TO EVERYBODY who can reach this server:`, ...exposed.map((what) => `  ${what}`), PLAIN);
  return lines.join('\n');
}
