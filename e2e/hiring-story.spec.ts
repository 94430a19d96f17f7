import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { siteDate } from '#domain/calendar/dates.ts';
import { messages as ledgerEn } from '#web/shared/i18n/messages/en/ledger.ts';
import { messages as offersEn } from '#web/shared/i18n/messages/en/offers.ts';
import { messages as requestsEn } from '#web/shared/i18n/messages/en/requests.ts';
import { messages as reviewsEn } from '#web/shared/i18n/messages/en/reviews.ts';
import { messages as workEn } from '#web/shared/i18n/messages/en/work.ts';
import { messages as ledgerHi } from '#web/shared/i18n/messages/hi/ledger.ts';
import { messages as offersHi } from '#web/shared/i18n/messages/hi/offers.ts';
import { messages as requestsHi } from '#web/shared/i18n/messages/hi/requests.ts';
import { messages as reviewsHi } from '#web/shared/i18n/messages/hi/reviews.ts';
import { messages as workHi } from '#web/shared/i18n/messages/hi/work.ts';
import { expect, type Neev, test } from './support/fixtures.ts';
import { aCrew, aMason } from './support/masons.ts';
import { callAt, type Member, makeMember } from './support/members.ts';
import { enter } from './support/people.ts';

test.describe.configure({ timeout: 420_000 });

const languages = {
  en: { ledger: ledgerEn, requests: requestsEn, offers: offersEn, reviews: reviewsEn, work: workEn },
  hi: { ledger: ledgerHi, requests: requestsHi, offers: offersHi, reviews: reviewsHi, work: workHi },
};
type Language = keyof typeof languages;
interface Seat {
  language: Language;
  width: number;
}

/** A browser of somebody's own. */
async function sit(browser: Browser, neev: Neev, { who, language, width }: Seat & { who: Member }) {
  const viewport = { width, height: width < 600 ? 780 : 800 };
  const context = await browser.newContext({ baseURL: neev.address, viewport });
  const page = await context.newPage();
  await enter(page, neev, who);
  await page.evaluate(`localStorage.setItem('neev:language', '${language}')`);
  return { page, words: languages[language] };
}
type Sitting = Awaited<ReturnType<typeof sit>>;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.locator('dialog[open]');

/** "2 masons and 5 helpers, 3 days from today, near 411038". @returns the request's address */
async function askForMasonsAndHelpers({ page, words: { requests } }: Sitting): Promise<string> {
  await page.goto('/hire');
  const counts = page.locator('main input[inputmode=numeric]');
  await counts.first().fill('2');
  await counts.nth(1).fill('5');
  await button(page, requests.toWhen).click();
  await page.locator('input[type=date]').fill(siteDate(new Date()));
  for (let more = 0; more < 2; more += 1) await button(page, requests.when.moreDays).click();
  await button(page, requests.toWhere).click();
  await page.getByLabel(requests.where.pin).fill('411038');
  await button(page, requests.send).click();
  await expect(page).toHaveURL(/\/jobRequest\?id=[0-9a-f-]{36}$/);
  return page.url();
}

/** @param item which of the wanted things, from the top */
async function sayPrice(
  { page, words: { offers } }: Sitting,
  at: { url: string; item: number; price: string; count?: string },
) {
  await page.goto(at.url);
  await button(page, offers.sendPrice).nth(at.item).click();
  if (at.count) await dialog(page).getByLabel(offers.fieldCount, { exact: true }).fill(at.count);
  if (at.count) await dialog(page).getByLabel(offers.fieldLeast).fill('2');
  await dialog(page)
    .locator('input')
    .nth(at.count ? 2 : 0)
    .fill(at.price);
  await button(page, offers.sendOffer).click();
  await expect(dialog(page)).toHaveCount(0);
}

/** An offer's row on the customer's page, which comes there by itself. */
const offerOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).last();

async function bookingOf(neev: Neev, as: Member): Promise<string> {
  const bookings = { path: '/bookings?as=provider', as };
  const { data } = await callAt<{ data: { _id: string }[] }>(neev.address, 'GET', bookings);
  return data[0]?._id ?? '';
}

async function fallIll({ page, words: { work } }: Sitting, booking: string) {
  await page.goto(`/booking?id=${booking}`);
  await button(page, work.acts.cancelled).click();
  await dialog(page).getByLabel(work.reasons.ill, { exact: true }).check();
  await expect(dialog(page).getByText(work.counts.provider)).toBeVisible();
  await button(page, work.acts.cancelled).last().click();
  await expect(page.getByText(work.endedBecause(work.endedBy.own, work.reasons.ill))).toBeVisible();
}

/** The day is tapped without a line, and goes out by itself. */
async function markOffline({ page, words: { ledger } }: Sitting, booking: string) {
  await page.goto(`/hajriBook?id=${booking}`);
  const today = page.getByRole('button', { name: ledger.state.none });
  await expect(today).toHaveCount(1);
  await page.context().setOffline(true);
  await today.click();
  await expect(page.getByText(ledger.unsentHint(1))).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(ledger.unsentHint(1))).toHaveCount(0, { timeout: 30_000 });
}

async function grantAndPay({ page, words: { ledger } }: Sitting, booking: string) {
  await page.goto(`/hajriBook?id=${booking}`);
  await button(page, ledger.yes).click();
  await expect(button(page, ledger.yes)).toHaveCount(0);
  await expect(page.getByText(ledger.brokenTitle)).toHaveCount(0);
  await button(page, ledger.addMoney).click();
  await dialog(page).getByLabel(ledger.amount).fill('500');
  await button(page, ledger.save).click();
  await expect(page.getByText(ledger.moneyState.waits)).toBeVisible();
}

async function review({ page, words: { reviews } }: Sitting, stars: number, text: string) {
  // The drawn star lies over its input.
  await page.locator('label', { has: page.getByLabel(reviews.stars(stars)) }).click();
  await page.getByLabel(reviews.textLabel).fill(text);
  await button(page, reviews.send).click();
  await expect(page.getByText(reviews.own, { exact: true })).toBeVisible();
}

const seats: [Seat, Seat][] = [
  [
    { language: 'en', width: 360 },
    { language: 'hi', width: 360 },
  ],
  [
    { language: 'hi', width: 1280 },
    { language: 'en', width: 1280 },
  ],
];
for (const [place, [atCustomer, atMason]] of seats.entries())
  test(`from hello to hired, worked, paid and reviewed: the customer in ${atCustomer.language}, the mason in ${atMason.language}, ${atMason.width} wide`, {
    tag: place === 0 ? [] : '@long',
  }, async ({ browser, neev }) => {
    const tag = randomUUID().slice(0, 4);
    const [asha, ramesh, suresh, vitthal] = [
      await makeMember(neev, `Asha ${tag}`),
      await aMason(neev, `Ramesh ${tag}`),
      await aMason(neev, `Suresh ${tag}`),
      await aCrew(neev, `Crew ${tag}`),
    ];
    const customer = await sit(browser, neev, { who: asha, ...atCustomer });
    const mason = await sit(browser, neev, { who: ramesh, ...atMason });
    const other = await sit(browser, neev, { who: suresh, ...atMason });
    const leader = await sit(browser, neev, { who: vitthal, ...atMason });
    const { page, words } = customer;

    const url = await askForMasonsAndHelpers(customer);
    await sayPrice(mason, { url, item: 0, price: '900' });
    await sayPrice(other, { url, item: 0, price: '950' });
    await sayPrice(leader, { url, item: 0, price: '550', count: '4' });

    // The crew is taken in part; each mason at their own price.
    await offerOf(page, `Crew ${tag}`)
      .getByRole('button', { name: words.offers.hireSome('4') })
      .click();
    await dialog(page).getByLabel(words.offers.howManyLabel).fill('3');
    await dialog(page).getByRole('button', { name: words.offers.hire }).click();
    await expect(page.getByText(words.offers.filledOf('3', '5'))).toBeVisible();
    await expect(offerOf(page, `Crew ${tag}`)).toContainText('₹4,950');
    for (const [at, name] of [`Ramesh ${tag}`, `Suresh ${tag}`].entries()) {
      // By key: the second button may come to the place of the first within the time of a double tap.
      await offerOf(page, name).getByRole('button', { name: words.offers.hire, exact: true }).press('Enter');
      await expect(page.getByText(words.offers.filledOf(String(at + 1), '2'))).toBeVisible();
    }

    await fallIll(other, await bookingOf(neev, suresh));
    await expect(page.getByText(words.offers.filledOf('1', '2'))).toBeVisible();

    const booking = await bookingOf(neev, ramesh);
    await mason.page.goto(`/booking?id=${booking}`);
    await button(mason.page, mason.words.work.acts.under_way.provider).click();
    await expect(mason.page.getByText(mason.words.work.markToday)).toBeVisible();
    await markOffline(mason, booking);
    await grantAndPay(customer, booking);
    await button(mason.page, mason.words.ledger.yes).click();
    await expect(mason.page.getByText(mason.words.ledger.sums('₹900', '₹500')).first()).toBeVisible();

    await mason.page.goto(`/booking?id=${booking}`);
    await button(mason.page, mason.words.work.acts.done_said.provider).click();
    await mason.page.getByRole('alertdialog').getByRole('button').last().click();
    await page.goto(`/booking?id=${booking}`);
    await button(page, words.work.acts.done.customer).click();
    await review(customer, 5, 'Straight walls');
    await expect(mason.page.getByText('Straight walls')).toHaveCount(0);
    await mason.page.reload();
    await review(mason, 4, 'Paid on the day');
    await page.reload();
    await expect(page.getByText('Paid on the day')).toBeVisible();
    await mason.page.reload();
    await expect(mason.page.getByText('Straight walls')).toBeVisible();
  });
