import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './support/fixtures.ts';
import { newcomer } from './support/people.ts';

test.describe.configure({ timeout: 180_000 });

const prompt = 'छोटा केरल का घर, लाल छत, शाम';

test('a house in words becomes a picture, which is kept with its words and can be deleted', async ({
  page,
  neev,
}) => {
  await newcomer(page, neev, 'Meera Customer');
  await page.goto('/pixisAi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Your Dream House!');
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByRole('alert').getByText('Please enter a prompt')).toBeVisible();
  const words = page.getByRole('textbox', { name: 'Your house in words' });
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await expect(words).not.toHaveValue('');

  await words.fill('A villa that nobody waits for');
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await words.fill(prompt);
  await expect(async () => {
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await expect(page.getByRole('progressbar')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('img', { name: prompt })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText('Drawn by the built-in renderer')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  const gallery = page.getByRole('region', { name: 'Your gallery' });
  await expect(gallery.getByRole('img', { name: prompt })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await page.reload();
  await expect(words).toHaveValue(prompt);
  await gallery.getByRole('button', { name: `Delete the picture: ${prompt}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(gallery.getByText('No saved pictures yet')).toBeVisible();
});
