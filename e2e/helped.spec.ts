import { expect, test } from './support/fixtures.ts';
import { forms, type } from './support/forms.ts';
import { enter, newcomer, typeCode } from './support/people.ts';

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const newPhone = () =>
  `9${String(Date.now()).slice(-6)}${String(Math.floor(Math.random() * 1000)).padStart(3, '0')}`;

test('Who helps types for somebody else, who agrees with the code on their own phone: account and listing are theirs', async ({
  page,
  neev,
}) => {
  const phone = newPhone();
  await newcomer(page, neev, 'Shivaji Patil');
  await page.goto('/roleSelectionPage');
  await page.getByRole('link', { name: 'Register somebody else' }).click();
  const [about = {}, work = {}] = forms.worker.steps;
  await type(page, { 'Full name': 'Ramesh Kumar', ...about, 'Phone number': phone });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: 'Construction Labour' }).first().click();
  await type(page, work);
  await page.getByRole('button', { name: 'Send the code' }).click();

  await expect(page.getByRole('heading', { name: 'A code for Ramesh Kumar' })).toBeFocused();
  const register = page.getByRole('button', { name: 'Register Ramesh Kumar' });
  await register.click();
  await expect(page.getByText('Read it out first, and ask.')).toBeVisible();
  await page.getByLabel('Ramesh Kumar has heard it and says yes').check();
  await typeCode(page, 'ZZZZZZ');
  await register.click();
  await expect(page.getByText('entered OTP is not correct')).toBeVisible();

  // The phone's own back key leads to what was typed, and forward to the code.
  await page.goBack();
  await expect(page.getByLabel('Price per day (₹)')).toHaveValue('650');
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'A code for Ramesh Kumar' })).toBeFocused();
  await page.getByLabel('Ramesh Kumar has heard it and says yes').check();

  // What is written may be mended, and nothing of it is lost; the same code holds.
  await page.getByRole('button', { name: 'Change what is written' }).click();
  await expect(page.getByLabel('Price per day (₹)')).toHaveValue('650');
  await page.getByLabel('Price per day (₹)').fill('700');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByLabel('Ramesh Kumar has heard it and says yes').check();
  await typeCode(page, await neev.codeFor(phone));
  await register.dblclick();
  await expect(page.getByText('Ramesh Kumar is on Neev. Next person.')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('');

  // The place stays for the next, the day has its list, and what is left is told; a reload forgets none of it.
  const today = page.getByRole('region', { name: 'Today' });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Place' })).toContainText('Indore 452001');
  await expect(today.getByText('1 person, 1 on Neev')).toBeVisible();
  const next = newPhone();
  await type(page, { 'Full name': 'Sunita Bai', 'Age (only 18+)': '29', 'Phone number': next });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: 'Construction Labour' }).first().click();
  await type(page, work);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByRole('button', { name: 'Next person first' }).click();
  // Another person begins at the first step, not where the one before them ended.
  await expect(page.getByText('Step 1 of 2: About the person')).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('');
  await page.reload();
  await today.getByRole('button', { name: 'Enter the code of Sunita Bai' }).click();
  await page.getByLabel('Sunita Bai has heard it and says yes').check();
  await typeCode(page, await neev.codeFor(next));
  await page.getByRole('button', { name: 'Register Sunita Bai' }).click();
  await expect(today.getByText('2 people, 2 on Neev')).toBeVisible();

  // The helper has no listing by it; the person logs in and sees who helped.
  await page.goto('/userDashbord');
  await expect(page.getByRole('heading', { name: 'Shivaji Patil' })).toBeVisible();
  await page.evaluate('localStorage.clear()');
  await page.goto('/register?step=code');
  await page.getByLabel('Phone', { exact: true }).fill(phone);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByLabel('OTP character 1 of 6').waitFor();
  await typeCode(page, await neev.codeFor(phone));
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/userDashbord');
  await expect(page.getByText('Shivaji Patil registered you here.')).toBeVisible();
  await expect(page.getByText('₹700')).toBeVisible();

  // It was not them: the listing goes, and those who run Neev learn who made it.
  await page.getByRole('button', { name: 'This was not me' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Was this not you?' });
  await expect(dialog.getByText('Shivaji Patil made it without you')).toBeVisible();
  await dialog.getByRole('button', { name: 'This was not me' }).click();
  await expect(page.getByText('We deleted the listing and look into it')).toBeVisible();
  await expect(page.getByText('₹700')).toBeHidden();
  await page.evaluate('localStorage.clear()');
  await enter(page, neev, 'admin');
  await page.goto('/adminMessages');
  const letter = page.getByRole('article').filter({ hasText: 'Ramesh Kumar says: this listing was not me' });
  await expect(letter.getByText('Shivaji Patil registered them without asking.')).toBeVisible();
});

test('Whose words are wrong tells it from where they stand, without a name; without a line it waits', async ({
  page,
  neev,
}) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Language' }).first().click();
  await page.getByRole('radio', { name: 'मराठी' }).click();
  await page.getByRole('link', { name: 'काय चुकलं ते सांगा' }).click();
  await expect(page.getByText('हे या पानाबद्दल आहे: /about')).toBeVisible();
  await page.getByRole('button', { name: 'पाठवा' }).click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.context().setOffline(true);
  const words = `मजूर, not कामगार ${newPhone()}`;
  await page.getByRole('textbox').fill(words);
  await page.getByRole('button', { name: 'पाठवा' }).click();
  await expect(page.getByText('नीवला निरोप')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('नीवला निरोप')).toBeHidden({ timeout: 30_000 });
  await page.evaluate(`localStorage.setItem('neev:language', 'en')`);
  await enter(page, neev, 'admin');
  await page.goto('/adminMessages');
  await expect(
    page.getByRole('article').filter({ hasText: 'Wrong words in मराठी' }).filter({ hasText: words }),
  ).toBeVisible();
});
