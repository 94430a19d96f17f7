import { makeMember, openBetween } from '../support/members.ts';
import type { Screen } from './screen.ts';
import { askFor, desktop, enter, makeMason, type Stage, takeFirst } from './stage.ts';

export interface Journey {
  title: string;
  walk(stage: Stage): Promise<unknown>;
}

/** How far the foot of the letters is from the top of the wall that they stand on. */
const offTheWall = `(() => {
  const word = document.querySelector('h1');
  const foot = word.appendChild(document.createElement('i'));
  foot.style.display = 'inline-block';
  const line = foot.getBoundingClientRect().bottom;
  foot.remove();
  return Math.abs(line - word.getBoundingClientRect().bottom);
})()`;

async function typeCode(screen: Screen, code: string): Promise<void> {
  await screen.press({ role: 'field', name: 'OTP character 1 of 6' });
  await screen.type(code.toLowerCase());
}

/** One call of the page that may not have come back yet when the next line reads what it made. */
async function codeFor({ neev }: Stage, address: string): Promise<string> {
  for (;;) {
    const code = await neev.codeFor(address).catch(() => undefined);
    if (code) return code;
  }
}

const reading: Journey[] = [
  {
    title: 'The wordmark stands on its wall, on a phone and on a desktop',
    async walk({ sit }) {
      for (const screen of [await sit(desktop), await sit()]) {
        await screen.open('/');
        await screen.sees('Neev', 'heading');
        await screen.run('document.fonts.ready.then(() => true)');
        const off = await screen.run<number>(offTheWall);
        if (off > 1) throw new Error(`the wordmark is ${off} px off its wall`);
      }
    },
  },
  {
    title: 'A guest changes the language in its dialog',
    async walk({ sit }) {
      const screen = await sit();
      await screen.open('/');
      await screen.button('Language: English');
      await screen.press({ role: 'label', name: 'हिंदी' });
      await screen.until('Hindi', `document.documentElement.lang === 'hi'`);
      await screen.sees('भाषा', 'heading');
      await screen.open('/');
      await screen.sees('नमस्ते');
    },
  },
  {
    title: 'The dark look is chosen, and stays',
    async walk(stage) {
      const screen = await stage.sit();
      await enter(screen, stage, 'customer');
      await screen.open('/userDashbord');
      await screen.button('Language and look', { exact: false });
      await screen.press({ role: 'label', name: 'Dark', exact: true });
      const isDark = `document.documentElement.dataset.theme === 'dark'`;
      await screen.until('the dark look', isDark);
      await screen.open('/');
      await screen.sees('Neev', 'heading');
      await screen.until('the dark look again', isDark);
    },
  },
  {
    title: 'A list is narrowed by kind of work and by PIN code in a sheet',
    async walk(stage) {
      const screen = await stage.sit();
      await enter(screen, stage, 'customer');
      await screen.open('/workersPage');
      await screen.button('Filter');
      await screen.fill('City or PIN code', '411001');
      await screen.press({ role: 'label', name: 'Available only' });
      await screen.button('Apply Filter');
      await screen.at('411001');
      await screen.until('people', `document.querySelectorAll('main li h3, main li h2').length`);
    },
  },
  {
    title: 'A profile is opened from the list, and its number can be called',
    async walk(stage) {
      const screen = await stage.sit();
      await enter(screen, stage, 'customer');
      await screen.open('/workersPage');
      const first = `document.querySelector('main li :is(h2, h3) a')?.textContent`;
      const name = await screen.until<string>('the first worker', first);
      await screen.link(name);
      await screen.at('/profileDashbord');
      await screen.sees(name, 'heading');
      await screen.until('a number', `document.querySelector('main a[href^="tel:+91"]')?.href`);
    },
  },
];

const accounts: Journey[] = [
  {
    title: 'Somebody registers by phone, with the code that was sent',
    async walk(stage) {
      const screen = await stage.sit();
      const phone = `9${String(Math.random()).slice(2, 11)}`;
      await screen.open('/register');
      await screen.fill('Full name', 'Ramesh Kumar');
      await screen.press({ role: 'label', name: 'Mobile' });
      await screen.fill('Phone', phone, { exact: true });
      await screen.button('Register');
      await screen.sees('Check your phone', 'heading');
      await typeCode(screen, await codeFor(stage, phone));
      await screen.button('Verify OTP');
      await screen.at('roleSelectionPage');
    },
  },
  {
    title: 'Somebody logs in by e-mail and password, after a wrong one',
    async walk(stage) {
      const screen = await stage.sit();
      const { email = '', password = '' } = stage.neev.accounts.customer ?? {};
      await screen.open('/register?step=login&next=/userDashbord');
      await screen.fill('Email', email);
      await screen.fill('Password', 'wrong', { exact: true });
      await screen.button('Login');
      await screen.sees('E-mail or Password is incorrect');
      await screen.fill('Password', password, { exact: true });
      await screen.button('Login');
      await screen.at('/userDashbord');
    },
  },
  {
    title: 'An admin logs in on a wide screen and opens the list of workers',
    async walk(stage) {
      const screen = await stage.sit(desktop);
      await enter(screen, stage, 'admin');
      await screen.open('/adminDashboard');
      await screen.link('Worker', { exact: true, nth: -1 });
      await screen.at('/adminWorkers');
      await screen.button('Not verified only');
      await screen.at('verified=false');
    },
  },
];

const work: Journey[] = [
  {
    title: 'A request is with a worker after three taps',
    async walk(stage) {
      const screen = await stage.sit();
      const { listing } = await makeMason(stage, 'Ramesh Asked');
      await enter(screen, stage, await makeMember(stage.neev, 'Asha Asks'));
      await screen.open(`/profileDashbord?role=worker&id=${listing._id}`);
      await screen.link('Hire', { exact: true });
      await screen.button('Where');
      await screen.fill('PIN code of the site', '411001');
      await screen.button('Send request');
      await screen.at('/jobRequest?id=');
      await screen.sees('Ramesh Asked');
    },
  },
  {
    title: 'A worker offers other terms, and the customer hires on a page that was open',
    async walk(stage) {
      const customer = await makeMember(stage.neev, 'Meera Hires');
      const mason = await makeMason(stage, 'Suresh Offers');
      const { id } = await askFor(stage, customer, { to: mason.listing, choose: 'me' });
      const [offering, hiring] = [await stage.sit(), await stage.sit()];
      await enter(hiring, stage, customer);
      await hiring.open(`/jobRequest?id=${id}`);
      await hiring.sees('No offer yet');
      await enter(offering, stage, mason.as);
      await offering.open(`/jobRequest?id=${id}`);
      await offering.button('Other terms');
      await offering.fill('Price in rupees', '950');
      await offering.button('Send the offer');
      await offering.sees('Waits for an answer until');
      await hiring.sees('₹950');
      await hiring.button('Hire');
      await hiring.sees('1 of 1');
      await offering.link('Open the booking', { exact: true });
      await offering.at('/booking?id=');
    },
  },
  {
    title: 'A day is marked in the hajri book, and the customer says yes',
    async walk(stage) {
      const customer = await makeMember(stage.neev, 'Asha Marks');
      const mason = await makeMason(stage, 'Vitthal Marks');
      const { itemId } = await askFor(stage, customer, { to: mason.listing, choose: 'first' });
      const booking = await takeFirst(stage, mason, itemId);
      const [marking, agreeing] = [await stage.sit(), await stage.sit()];
      await enter(marking, stage, mason.as);
      await marking.open(`/booking?id=${booking}`);
      await marking.button('I arrived');
      await marking.until(
        'the work to begin',
        `!document.querySelector('main').textContent.includes('I arrived')`,
      );
      await marking.open(`/hajriBook?id=${booking}`);
      await marking.button('nothing written', { exact: false });
      await marking.sees('waits for the other side', 'button');
      await enter(agreeing, stage, customer);
      await agreeing.open(`/hajriBook?id=${booking}`);
      await agreeing.button('Yes');
      await agreeing.sees('agreed', 'button');
    },
  },
  {
    title: 'A message is written, read on another screen, and seen',
    async walk(stage) {
      const [one, other] = [
        await makeMember(stage.neev, 'Meera Writes'),
        await makeMember(stage.neev, 'Asha Reads'),
      ];
      const chat = `/chatDialog?c=${await openBetween(stage.neev.address, one, other)}`;
      const [writing, reading] = [await stage.sit(), await stage.sit()];
      await enter(writing, stage, one);
      await writing.open(chat);
      await writing.fill('Message', 'Are you free on Monday?');
      await writing.enter();
      await writing.sees('Sent');
      await enter(reading, stage, other);
      await reading.open(chat);
      await reading.sees('Are you free on Monday?');
      await writing.sees('Seen');
    },
  },
  {
    title: 'A house is planned from a form, and shown in three dimensions',
    async walk(stage) {
      const screen = await stage.sit();
      await enter(screen, stage, 'customer');
      await screen.open('/mapForm');
      await screen.fill('Land size', '30x50');
      await screen.press({ role: 'label', name: '3BHK' });
      await screen.button('Submit');
      await screen.at('/ThreedmapHouse?land=30x50');
      await screen.sees('1,500 sq ft');
      await screen.link('3D view');
      // A machine without three dimensions draws it once, and says so.
      const drawn = `document.querySelector('[data-state=shown] canvas')?.width`;
      await screen.until('the house', `${drawn} || document.body.textContent.includes('cannot show 3D')`);
    },
  },
];

const stylesAreKept = `Promise.all(
  [...document.querySelectorAll('link[rel=stylesheet]')].map(({ href }) => caches.match(href)),
).then((kept) => kept.every(Boolean))`;

const lines: Journey[] = [
  {
    title: 'The mode of pictures and voice asks for a language, then for the work',
    async walk(stage) {
      const screen = await stage.sit();
      await enter(screen, stage, await makeMember(stage.neev, 'Sita Voice'));
      await screen.open('/?mode=voice');
      await screen.sees('Touch your language.', 'heading');
      await screen.button('हिंदी', { exact: false });
      await screen.sees('आपको क्या करना है?', 'heading');
      await screen.button('काम ढूँढें', { exact: false });
      await screen.button('हाँ');
      await screen.button('टाइल');
    },
  },
  {
    title: 'What was seen once opens without a line',
    async walk(stage) {
      const screen = await stage.sit();
      await enter(screen, stage, 'customer');
      await screen.open('/workersPage');
      await screen.run('navigator.serviceWorker.ready.then(() => true)');
      await screen.open('/workersPage');
      const active = `navigator.serviceWorker.controller?.state === 'activated'`;
      await screen.until('the service worker', active);
      const first = `document.querySelector('main li :is(h2, h3) a')?.textContent`;
      const name = await screen.until<string>('the first worker', first);
      await screen.until('the styles to be kept', stylesAreKept);
      screen.cut();
      await screen.open('/workersPage');
      await screen.sees(name, 'link');
      await screen.sees('Without a line: as it was');
    },
  },
];

export const journeys: Journey[] = [...reading, ...accounts, ...work, ...lines];
