import { expect, test } from './support/fixtures.ts';
import { fillRegistration } from './support/people.ts';
import { newPerson } from './support/person.ts';

test('A guest searches masons near 411001, registers, and lands on the list that was searched', async ({
  page,
  neev,
}) => {
  await page.goto('/');
  const search = page.getByRole('search', { name: 'Search' });
  await search.getByRole('combobox', { name: 'What do you need?' }).fill('masons');
  await search.getByRole('textbox', { name: 'Where?' }).fill('411001');
  await expect(page.getByRole('heading', { name: 'Near 411001' })).toBeVisible();
  await expect(search.getByText(/^\d+ within 25 km$/)).toBeVisible();
  await search.getByRole('button', { name: 'See them' }).click();
  await expect(page).toHaveURL(/\/register\?next=/);

  await fillRegistration(page, neev, newPerson('Asha Kulkarni'));
  await expect(page).toHaveURL(/\/workersPage\?/);
  const asked = Object.fromEntries(new URL(page.url()).searchParams);
  expect(asked).toMatchObject({ category: 'Construction', near: '411001', radiusKm: '25' });
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();

  await page.goto('/product');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByRole('dialog').getByLabel('City or PIN code')).toHaveValue('411001');
});
