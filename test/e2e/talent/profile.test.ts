import type { Page } from '@playwright/test';
import { button, toast, withoutRenderedData } from '../support/controls.ts';
import { newTalent, withOwnAddress } from '../support/people.ts';
import { expect, say, test } from '../support/localized-test.ts';

test.beforeEach(withOwnAddress);

async function openProfile(page: Page) {
  await page.goto('/talent/profile');
  await expect(page.getByRole('heading', { name: 'Talent Profile' })).toBeVisible();
}

const answerWith = (page: Page, path: string, status: number) =>
  page.route(`**/api${path}`, (route) => route.fulfill({ status, json: { code: 'unexpected', message: 'no' } }));

test.describe('talent profile', () => {
  test('a new talent has one position titled Sales Closer, and the sections of the page', async ({ page, locale }) => {
    await newTalent(page);
    await page.goto('/talent/profile');
    for (const name of ['Personal info', 'Positions', 'Account actions'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Position 1' })).toHaveText(say('Sales Closer'));
    await expect(button(page, /^Remove position/)).toBeHidden();
    await expect(button(page, 'Record Video')).toBeVisible();
    await expect(button(page, 'Upload Video')).toBeVisible();
    await expect(
      button(page, `Country code: ${locale === 'es-ES' ? 'Spain, +34' : 'United Kingdom, +44'}`),
    ).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'Notifications' }).click();
    await expect(page.getByRole('heading', { name: 'Notifications' })).toBeInViewport();
    await expect(contents.locator('[aria-current=location]')).toHaveText(say('Notifications'));
  });

  test('everything is saved and reloaded', async ({ page, locale }) => {
    await newTalent(page);
    await openProfile(page);
    await page.getByLabel('Phone', { exact: true }).fill('612 004 118');
    await page.getByLabel('Languages').fill('portu');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.getByLabel('Bio').fill('I open doors that were closed before.');
    await page.getByLabel('Skills', { exact: true }).fill('Negotiation, Cold calling');
    await page.getByLabel('Skills', { exact: true }).press('Enter');
    await page.getByLabel('City').fill('Porto');
    await page.getByLabel('Country', { exact: true }).fill('asdf');
    await button(page, 'Save Profile').click();
    await expect(page.getByText('Enter a country, such as Portugal')).toBeVisible();
    await expect(page.getByLabel('City')).toHaveValue('Porto');
    await page.getByLabel('Country', { exact: true }).fill('portugal');
    await page.getByLabel('LinkedIn profile').fill('https://www.linkedin.com/in/nadia');
    await page.getByLabel('Birth date').fill('1990-04-02');
    await page.getByText('Experience, work type, salary, skills').click();
    await page.getByLabel('Experience', { exact: true }).fill('7');
    await page.getByLabel('Salary from').fill('45000');
    await page.getByRole('combobox', { name: 'Work type' }).click();
    await page.getByRole('option', { name: 'Hybrid' }).click();
    await expect(page.getByText(/unsaved changes/)).toBeVisible();
    await button(page, 'Save Profile').click();
    await expect(toast(page, 'Profile saved successfully')).toBeVisible();
    await expect(page.getByText(/unsaved changes?/)).toBeHidden();

    await page.reload();
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('612 004 118');
    for (const chip of ['Portuguese', 'Negotiation', 'Cold calling'])
      await expect(page.getByRole('button', { name: `Remove ${chip}` })).toBeVisible();
    await expect(page.getByLabel('City')).toHaveValue('Porto');
    await expect(page.getByLabel('Country', { exact: true })).toHaveValue('Portugal');
    await expect(page.getByLabel('Birth date')).toHaveValue('1990-04-02');
    await page.getByText('Experience, work type, salary, skills').click();
    await expect(page.getByLabel('Experience', { exact: true })).toHaveValue('7');
    await expect(page.getByLabel('Salary from')).toHaveValue(locale === 'es-ES' ? '45.000' : '45,000');
    await expect(page.getByRole('combobox', { name: 'Work type' })).toHaveText(say('Hybrid'));
  });

  test('what is wrong is said beside its field, and nothing typed is lost', async ({ page }) => {
    await newTalent(page);
    await openProfile(page);
    await page.getByLabel('Bio').fill('Still here');
    await page.getByLabel('Phone', { exact: true }).fill('612 004 118');
    for (const [label, wrong, message, right] of [
      ['Full name', '', 'Please fill out this field to continue', 'Nadia Lima'],
      ['Phone', '', 'Phone number is required', '612 004 118'],
      ['Phone', '6', 'Enter a valid phone number', '612 004 118'],
      ['LinkedIn profile', 'https://example.com/in/nadia', 'Enter the address of your LinkedIn page', ''],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(wrong);
      await button(page, 'Save Profile').click();
      await expect(page.getByText(message)).toBeVisible();
      await expect(page.getByLabel(label, { exact: true })).toBeFocused();
      await expect(page.getByLabel('Bio')).toHaveValue('Still here');
      await page.getByLabel(label, { exact: true }).fill(right);
      await expect(page.getByText(message)).toBeHidden();
    }
  });

  test('positions are added and, while another remains, removed; what was typed stays unsaved', async ({ page }) => {
    await newTalent(page);
    await openProfile(page);
    await page.getByLabel('Bio').fill('Still here');
    await button(page, 'Add position').click();
    await expect(page.getByRole('combobox', { name: 'Position 2' })).toHaveText(say('Sales Closer'));
    await expect(page.getByRole('combobox', { name: 'Position 2' })).toBeFocused();
    await expect(page.getByRole('combobox', { name: 'Position 2' })).toBeInViewport();
    await expect(page.getByText('1 unsaved change')).toBeVisible();
    await button(page, 'Remove position 1, Sales Closer').click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText(say('Sales Closer'));
    await question.getByRole('button', { name: 'Remove position' }).click();
    await expect(page.getByRole('combobox', { name: 'Position 2' })).toBeHidden();
    await expect(toast(page, 'Position removed')).toBeVisible();
    await expect(button(page, 'Add position')).toBeFocused();
    await expect(button(page, 'Add position')).toBeInViewport();
    await expect(button(page, /^Remove position/)).toBeHidden();
    await expect(page.getByText('1 unsaved change')).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).first().click();
    await button(page, 'Keep editing').click();
    await expect(page.getByLabel('Bio')).toHaveValue('Still here');
  });

  test('a title is chosen from about fifty, Sales Closer first', async ({ page }) => {
    await newTalent(page);
    await openProfile(page);
    await page.getByRole('combobox', { name: 'Position 1' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    const options = await page.getByRole('option').allTextContents();
    expect(options.length).toBeGreaterThanOrEqual(50);
    expect(options[0]).toBe(say('Sales Closer'));
    for (const title of [
      'Sales Representative',
      'Account Executive',
      'Frontend Developer',
      'Data Scientist',
      'UX Designer',
      'Consultant',
      'Freelancer',
      'Other',
    ])
      expect(options).toContain(say(title) as string);
  });

  test('failures show the texts of the catalogue', async ({ page }) => {
    await newTalent(page);
    await withoutRenderedData(page);
    await answerWith(page, '/talent/profile', 500);
    await page.goto('/talent/profile');
    await expect(page.getByText('Error loading profile data')).toBeVisible({ timeout: 20_000 });
    await page.unroute('**/api/talent/profile');
    await button(page, 'Retry').click();
    await expect(page.getByRole('heading', { name: 'Talent Profile' })).toBeVisible();
    await page.getByLabel('Phone', { exact: true }).fill('612 004 118');
    await answerWith(page, '/talent/profile', 500);
    await button(page, 'Save Profile').click();
    await expect(toast(page, 'Error saving profile')).toBeVisible();
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('612 004 118');
  });

  test('leaving with unsaved changes asks first', async ({ page }) => {
    await newTalent(page);
    await openProfile(page);
    await page.getByLabel('City').fill('Porto');
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
    await button(page, 'Keep editing').click();
    await expect(page.getByLabel('City')).toHaveValue('Porto');
    expect(new URL(page.url()).pathname).toBe('/talent/profile');
  });
});
