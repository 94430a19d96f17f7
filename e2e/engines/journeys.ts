import { makeMember } from '../support/members.ts';
import { contractJourneys } from './contract-journeys.ts';
import { evidenceJourneys } from './evidence-journeys.ts';
import type { Screen } from './screen.ts';
import { desktop, enter, type Journey, type Stage } from './stage.ts';
import { workJourneys } from './work-journeys.ts';

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
      // What comes later stands above it.
      await screen.sees('People you asked', 'heading');
      await screen.sees('Your next bookings', 'heading');
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
      await screen.sees('Offline. Updated');
    },
  },
];

export const journeys: Journey[] = [
  ...reading,
  ...accounts,
  ...workJourneys,
  ...contractJourneys,
  ...evidenceJourneys,
  ...lines,
];
