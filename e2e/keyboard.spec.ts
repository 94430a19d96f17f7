import { randomUUID } from 'node:crypto';
import { siteDate } from '#domain/calendar/dates.ts';
import { expect, test } from './support/fixtures.ts';
import { choose, expectDialogKeepsFocus, expectFocusSeen, press, typeInto } from './support/keyboard.ts';
import { aMason } from './support/masons.ts';
import { callAt, makeMember, openBetween } from './support/members.ts';
import { enter, newcomer } from './support/people.ts';
import { newPerson } from './support/person.ts';

// docs/rules.md#access-11: no pointer in this file, and every stop of the focus is looked at.
test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an account is made by keyboard: back to what is wrong, and through the code', async ({
  page,
  neev,
}) => {
  const { name, email, password } = newPerson('Asha Kulkarni');
  await page.goto('/register');
  const fullName = page.getByLabel('Full name');
  await press(page, page.getByRole('button', { name: 'Register', exact: true }));
  await expect(fullName).toBeFocused();
  await expect(fullName).toHaveAccessibleDescription('Name should be more than 1 characters');
  await page.keyboard.type(name);
  await typeInto(page, page.getByLabel('Email'), email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), password);
  await typeInto(page, page.getByLabel('Re-enter password'), password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('OTP character 1 of 6')).toBeFocused();
  await page.keyboard.type(await neev.codeFor(email));
  await press(page, page.getByRole('button', { name: 'Verify OTP' }));
  await page.getByRole('heading', { name: 'Choose Your Role' }).waitFor();
  // A new page is read from its beginning.
  await expect(page.getByRole('main')).toBeFocused();
});

test('a list is filtered and a profile opened by keyboard; the sheet keeps the focus and gives it back', async ({
  page,
  neev,
}) => {
  await enter(page, neev, 'customer');
  await page.goto('/contractors');
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  const filter = page.getByRole('button', { name: /^Filter/ });
  await press(page, filter);
  await expectDialogKeepsFocus(page, filter);
  await press(page, filter);
  const sheet = page.getByRole('dialog');
  await press(page, sheet.getByLabel('Type of work'), 'ArrowDown');
  await press(page, sheet.getByRole('slider', { name: 'Price per day' }), 'ArrowRight');
  await expect(sheet.getByText('Any price')).toHaveCount(0);
  await press(page, sheet.getByRole('button', { name: 'Apply Filter' }));
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/[?&]maxPrice=/);
  await expect(filter).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Remove Filter' }).first());
  await expect(page).toHaveURL(/\/contractors$/);
  const first = page.getByRole('main').getByRole('listitem').first().getByRole('link').first();
  await press(page, first);
  await expect(page).toHaveURL(/\/profileDashbord\?/);
  await expect(page.getByRole('main')).toBeFocused();
});

test('the house form is answered by keyboard, and leads to the plan', async ({ page }) => {
  await page.goto('/mapForm');
  const land = page.getByLabel('Land size');
  await typeInto(page, land, 'a field');
  await page.keyboard.press('Enter');
  await expect(land).toBeFocused();
  await expect(land).toHaveAttribute('aria-invalid', 'true');
  await typeInto(page, land, '30x50');
  await choose(page, page.getByRole('group', { name: 'Rooms' }), page.getByLabel('3BHK'));
  await press(page, page.getByRole('button', { name: 'Submit' }));
  await expect(page).toHaveURL(/\/ThreedmapHouse\?land=30x50&rooms=3BHK$/);
  await expect(page.getByRole('main')).toBeFocused();
});

test('the bars are skipped by keyboard, and their menus keep the focus, and give it back at Escape', async ({
  page,
  neev,
}) => {
  await enter(page, neev, 'worker');
  await page.goto('/about');
  await page.getByRole('button', { name: 'More', exact: true }).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  for (const name of [/^Language: /, /^More$/, /^Notices/]) {
    const opener = page.getByRole('button', { name }).first();
    await press(page, opener);
    await page.locator('dialog[open]').waitFor();
    await expectDialogKeepsFocus(page, opener);
  }
});

test('a request is filled in and sent by keyboard: each step begins with its question', async ({
  page,
  neev,
}) => {
  await newcomer(page, neev, 'Meera Builder');
  await page.goto('/hire');
  const more = page.getByRole('button', { name: 'More: Mason' });
  await press(page, more);
  await expect(more).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Next: days' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await choose(
    page,
    page.getByRole('group', { name: 'Which part of the day?' }),
    page.getByLabel('Afternoon'),
  );
  await press(page, page.getByRole('button', { name: 'Next: site and pay' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const pin = page.getByLabel('PIN code of the site');
  await press(page, page.getByRole('button', { name: 'Send request' }));
  await expect(pin).toBeFocused();
  await expect(pin).toHaveAccessibleDescription(/Enter a 6-digit PIN code/);
  await page.keyboard.type('411001');
  await press(page, page.getByRole('button', { name: 'Send request' }));
  await expect(page).toHaveURL(/\/jobRequest\?id=/);
  await expect(page.getByRole('main')).toBeFocused();
});

test('a request is answered with a price by keyboard', async ({ page, neev }) => {
  const mason = await aMason(neev, 'Raju Mistri');
  const customer = await makeMember(neev, 'Asha Builder');
  const listing = { path: `/getWorker/${mason.userId}`, as: mason };
  const { data: worker } = await callAt<{ data: { _id: string } }>(neev.address, 'GET', listing);
  const dates = { from: siteDate(new Date(Date.now() + 20 * 86_400_000)), days: 2 };
  const item = { of: 'worker', category: 'Construction', count: 1, dates, price: 800, per: 'day' };
  const body = {
    clientId: randomUUID(),
    pin: '411038',
    choose: 'me',
    to: [{ kind: 'worker', _id: worker._id }],
    items: [item],
  };
  const asked = { path: '/jobRequests', as: customer, body };
  const { data: request } = await callAt<{ data: { _id: string } }>(neev.address, 'POST', asked);

  await enter(page, neev, mason);
  await page.goto(`/jobRequest?id=${request._id}`);
  const other = page.getByRole('button', { name: 'Ask for another price' });
  await press(page, other);
  await expectDialogKeepsFocus(page, other);
  await page.keyboard.press('Enter');
  await typeInto(page, page.getByLabel(/^Price for one/), '900');
  await press(page, page.getByRole('button', { name: 'Send the offer' }));
  await expect(page.getByText(/^Waits for an answer until/)).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  // The button that opened it may be gone: the page is not left without a place.
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('a message is written, sent and deleted by keyboard', async ({ page, neev }) => {
  const [me, other] = await Promise.all([makeMember(neev, 'Asha Builder'), makeMember(neev, 'Raju Mistri')]);
  const id = await openBetween(neev.address, me, other);
  await enter(page, neev, me);
  await page.goto('/chatDialog');
  await press(page, page.getByRole('link', { name: /^Raju Mistri/ }));
  await expect(page).toHaveURL(`${neev.address}/chatDialog?c=${id}`);
  await typeInto(page, page.getByRole('textbox', { name: 'Message' }), 'Free on Monday?');
  await page.keyboard.press('Enter');
  const log = page.getByRole('log');
  await expect(log.getByText(/^Sent$/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await press(page, log.getByRole('button', { name: 'Message options' }));
  const remove = log.getByRole('button', { name: 'Delete message' });
  await press(page, remove);
  await expectDialogKeepsFocus(page, remove);
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await expect(log.getByText('Free on Monday?')).toHaveCount(0);
  await expect(log).toBeFocused();
});

test('worker mode goes by keyboard: each question has the focus when it comes', async ({ page, neev }) => {
  await enter(page, neev, 'worker');
  await page.goto('/voice');
  await press(page, page.getByRole('button', { name: 'English' }));
  const question = page.getByRole('heading', { level: 1 });
  await expect(question).toHaveText('What do you want to do?');
  await expect(question).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Free today?' }));
  await expect(question).toHaveText('Are you free today?');
  await expect(question).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Yes', exact: true }), 'Space');
  await expect(question).toHaveText('Good. People see that you are free.');
  await expect(question).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Back', exact: true }));
  await expect(question).toHaveText('What do you want to do?');
  await expect(question).toBeFocused();
});
