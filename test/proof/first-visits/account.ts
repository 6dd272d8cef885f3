import { accountMenu } from '#test/e2e/support/controls.ts';
import type { Visit } from './visit.ts';

/** The parts of the frame that every account has. */
export async function lookAtFrame(visit: Visit) {
  const { page } = visit;
  await accountMenu(page).click();
  await visit.look('the account menu');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('option').first().waitFor();
  await visit.look('the command palette');
  await page.keyboard.press('Escape');
  await page.locator('h1').first().click();
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await visit.look('the keyboard shortcuts');
  await page.keyboard.press('Escape');
}

/** Presses a button, looks at the dialog that opens, and closes it. */
export async function lookInto(
  visit: Visit,
  button: string | RegExp,
  name: string,
  dialog: 'dialog' | 'menu' = 'dialog',
) {
  const { page } = visit;
  await page.getByRole('button', { name: button }).first().click();
  await page.getByRole(dialog).first().waitFor();
  await visit.look(name);
  await page.keyboard.press('Escape');
  await page.getByRole(dialog).first().waitFor({ state: 'hidden' });
}
