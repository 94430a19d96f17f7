import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Neev } from '../../e2e/support/fixtures.ts';
import { callAt, type Member, makeMember, openBetween } from '../../e2e/support/members.ts';
import { photo } from '../../e2e/support/people.ts';

/** Somebody in worker mode, who hears each screen to its end before they touch. */
export interface Walker {
  page: Page;
  neev: Neev;
  /** What the screens say and the tiles are called, by key. */
  words: Record<string, string>;
  pad: { done: string };
}

const inDays = (days: number): string =>
  new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

/** Clips go by at eight times their speed, and the time of the last sound is noted. */
export const hurried = `
  window.heardAt = performance.now();
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function () {
    this.playbackRate = 8;
    window.playing = this;
    window.heardAt = performance.now();
    return play.call(this);
  };`;

const quiet = `(() => {
  if (window.playing && !window.playing.paused && !window.playing.ended && !window.playing.error)
    window.heardAt = performance.now();
  return performance.now() - window.heardAt > 1300;
})()`;

/** Until nothing has sounded for longer than the keypad rests before it reads back. */
async function heard({ page }: Walker): Promise<void> {
  while (!(await page.evaluate<boolean>(quiet))) await page.waitForTimeout(150);
}

const asked = (walker: Walker, key: string) =>
  walker.page.getByRole('heading', { level: 1, name: walker.words[key] ?? key, exact: true }).waitFor();

async function touch(walker: Walker, key: string): Promise<void> {
  await heard(walker);
  await walker.page.getByRole('button', { name: walker.words[key] ?? key, exact: true }).click();
  await walker.page.evaluate('window.heardAt = performance.now()');
}

async function type(walker: Walker, digits: string): Promise<void> {
  await heard(walker);
  for (const digit of digits)
    await walker.page.getByRole('button', { name: digit, exact: true }).click({ delay: 0 });
  await touch(walker, walker.pad.done);
}

async function home(walker: Walker, way: string): Promise<void> {
  await heard(walker);
  await walker.page.goto('/voice');
  await walker.page.evaluate('window.heardAt = performance.now()');
  await touch(walker, way);
}

/** The languages, and then what one can do. */
export async function start(walker: Walker, language: string): Promise<void> {
  await walker.page.goto('/?mode=voice');
  await walker.page.locator(`main button[lang=${language}]`).click();
  await asked(walker, 'whatToDo');
  await heard(walker);
}

/** A visitor becomes a worker who is listed. */
export async function register(walker: Walker, phone: string): Promise<void> {
  const { page, neev } = walker;
  await touch(walker, 'doRegister');
  await asked(walker, 'consent');
  await touch(walker, 'yes');
  await type(walker, phone);
  await asked(walker, 'yourName');
  await page.getByRole('textbox').fill('Ramesh');
  await touch(walker, walker.pad.done);
  await asked(walker, 'typeCode');
  await type(walker, await neev.codeFor(phone));
  await asked(walker, 'whichWork');
  await touch(walker, 'workConstruction');
  await touch(walker, 'years10');
  for (const digits of ['650', '411001', '34', '234567890124']) await type(walker, digits);
  await touch(walker, walker.pad.done);
  await asked(walker, 'photo');
  await page.locator('input[type=file]').setInputFiles(await photo());
  await touch(walker, 'photoGood');
  await asked(walker, 'registered');
  await heard(walker);
}

export async function sayFree(walker: Walker): Promise<void> {
  await home(walker, 'doFree');
  await touch(walker, 'yes');
  await asked(walker, 'saidFree');
  await heard(walker);
}

/** Somebody asks for the worker today, for a day. */
export async function ask(walker: Walker): Promise<Member> {
  const { page, neev } = walker;
  const customer = await makeMember(neev, 'Meera Asks');
  const token = await page.evaluate<string>(`localStorage.getItem('token')`);
  interface Me {
    data: { records: { record: { _id: string } }[] };
  }
  const answer = await fetch(`${neev.address}/me`, { headers: { token } });
  const { data } = (await answer.json()) as Me;
  const item = { of: 'worker', category: 'Construction', count: 1, price: 900, per: 'day' };
  const body = {
    clientId: randomUUID(),
    pin: '411001',
    address: '12 Hill Road',
    description: 'A wall of bricks',
    choose: 'first',
    facilities: { food: true },
    to: [{ kind: 'worker', _id: data.records[0]?.record._id }],
    items: [{ ...item, dates: { from: inDays(0), days: 1 } }],
  };
  await callAt(neev.address, 'POST', { path: '/jobRequests', as: customer, body });
  return customer;
}

export async function takeJob(walker: Walker): Promise<void> {
  await home(walker, 'doJobs');
  await asked(walker, 'jobAsk');
  await touch(walker, 'yes');
  await asked(walker, 'jobBooked');
  await heard(walker);
}

/** Today's day, and the money that the customer wrote down. */
export async function markDay(walker: Walker, customer: Member): Promise<void> {
  const { neev } = walker;
  const booked = { path: '/bookings?as=customer', as: customer };
  const { data } = await callAt<{ data: { _id: string }[] }>(neev.address, 'GET', booked);
  const money = { sort: 'wage', to: 'provider', amount: 900, on: inDays(0), how: 'cash' };
  const entry = { clientId: randomUUID(), kind: 'money', body: money, saidAt: new Date().toISOString() };
  const body = { entries: [entry] };
  await callAt(neev.address, 'POST', { path: `/hajri/${data[0]?._id}`, as: customer, body });
  await home(walker, 'doLedger');
  await asked(walker, 'hajriAsk');
  await touch(walker, 'dayFull');
  await asked(walker, 'moneyCame');
  await touch(walker, 'yes');
  await asked(walker, 'done');
  await heard(walker);
}

/** Hears who wrote, speaks for a second and sends it. */
export async function talk(walker: Walker, customer: Member): Promise<void> {
  const { page, neev } = walker;
  const me = await page.evaluate<string>(`JSON.parse(localStorage.getItem('user'))._id`);
  const conversationId = await openBetween(neev.address, customer, { ...customer, userId: me });
  const body = { conversationId, text: 'Come at eight' };
  await callAt(neev.address, 'POST', { path: '/message/add', as: customer, body });
  await home(walker, 'doTalk');
  await asked(walker, 'chatWho');
  await heard(walker);
  await page.getByRole('link', { name: /Meera Asks/ }).click();
  await asked(walker, 'chatListen');
  await touch(walker, 'chatSpeak');
  await page.getByRole('timer').getByText('0:01').waitFor();
  await page.getByRole('button', { name: walker.words.done ?? '', exact: true }).click();
  await asked(walker, 'chatHear');
  await touch(walker, 'chatSend');
  await asked(walker, 'chatSent');
  await heard(walker);
}
