import { makeMember, openBetween } from '../support/members.ts';
import { askFor, desktop, enter, type Journey, makeMason, takeFirst } from './stage.ts';

/** Fields of days in which a part of the day is not seen: Firefox has its drawing of a calendar in them, and needs most room. */
const cutDays = `[...document.querySelectorAll('input[type=date]')].filter((field) => {
  const whole = field.cloneNode();
  whole.style.cssText = 'position: absolute; width: auto; min-width: 0';
  field.after(whole);
  const needed = whole.offsetWidth;
  whole.remove();
  return needed > field.offsetWidth;
}).length`;

/** WebKit puts the title of a group on the group's line where the group is a grid. */
const onTheLine = `[...document.querySelectorAll('fieldset > legend')].filter((title) => {
  const { borderTopStyle, paddingTop } = getComputedStyle(title.parentElement);
  const inside = title.getBoundingClientRect().top - title.parentElement.getBoundingClientRect().top;
  return borderTopStyle !== 'none' && title.offsetHeight > 1 && inside < parseFloat(paddingTop);
}).map((title) => title.textContent).join()`;

/** Of people who hire, work, write to each other, and plan a house. */
export const workJourneys: Journey[] = [
  {
    title: 'A request is with a worker after three taps',
    async walk(stage) {
      const screen = await stage.sit();
      const { listing } = await makeMason(stage, 'Ramesh Asked');
      await enter(screen, stage, await makeMember(stage.neev, 'Asha Asks'));
      await screen.open(`/profileDashbord?role=worker&id=${listing._id}`);
      // The bar at the foot has a "Hire" of its own, and stands before the profile does.
      await screen.sees('Ramesh Asked', 'heading');
      await screen.link('Hire', { exact: true });
      await screen.button('Next: site and pay');
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
      await offering.button('Ask for another price');
      await offering.fill('Price for one', '950');
      if ((await offering.run<number>(cutDays)) > 0) throw new Error('the first day is cut');
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
      await marking.sees('not confirmed yet', 'button');
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
  {
    title: 'A house is changed by hand, and its drawings and its bill are taken along as files',
    async walk(stage) {
      const screen = await stage.sit(desktop);
      await screen.open('/ThreedmapHouse?land=40x60');
      await screen.button('Change the plan by hand');
      await screen.button('Mirror left and right');
      await screen.at('changes=mirror');
      await screen.button('Drawings to print and for CAD');
      // What a file begins with; no driver opens the window in which one is kept.
      await screen.run(`void (() => {
        globalThis.begins = {};
        const addressOf = URL.createObjectURL.bind(URL);
        const files = new Map();
        URL.createObjectURL = (file) => {
          const address = addressOf(file);
          files.set(address, file);
          return address;
        };
        HTMLAnchorElement.prototype.click = function () {
          const end = this.download.split('.').at(-1);
          void files.get(this.href).slice(0, 4).text().then((text) => { begins[end] = text.trim(); });
        };
      })()`);
      await screen.button('Drawing (DXF)');
      // All sheets are one file: of four at once WebKit keeps the last.
      await screen.button('Sheets (SVG)');
      await screen.link('Cost', { exact: true });
      // It comes once one scrolls there. What scrolling gives is left out: in the newest Chromium a promise, elsewhere nothing.
      await screen.until(
        'the bill',
        `(scrollBy({ top: 400, behavior: 'instant' }), document.body.textContent.includes('Bill as Excel'))`,
      );
      const out = await screen.run<string>(onTheLine);
      if (out !== '') throw new Error(`${out} stands on the line of its group`);
      await screen.button('Bill as Excel');
      await screen.button('Bill as CSV');
      const begins = await screen.until<Record<string, string>>(
        'four files',
        'Object.keys(begins).length === 4 && begins',
      );
      for (const [end, first] of Object.entries({ dxf: '0\nSE', zip: 'PK', xlsx: 'PK', csv: 'P' }))
        if (!begins[end]?.startsWith(first))
          throw new Error(`the ${end} begins with ${JSON.stringify(begins[end])}`);
    },
  },
  {
    title: 'A guest says what they need, and it is understood in two languages',
    async walk({ sit }) {
      for (const [language, screen] of [
        ['en', await sit()],
        ['hi', await sit(desktop)],
      ] as const) {
        await screen.open('/drawings/brand/mark.svg');
        await screen.run(`void localStorage.setItem('neev:language', '${language}')`);
        await screen.open('/');
        const field = language === 'en' ? 'What do you need?' : 'आपको क्या चाहिए?';
        await screen.fill(field, '2 masons and 5 helpers for 3 days from next Monday, 411001');
        await screen.button(language === 'en' ? 'Find people' : 'लोग ढूँढें');
        await screen.sees(language === 'en' ? '2 masons' : '2 राजमिस्त्री', 'button');
        await screen.sees('411001', 'heading');
      }
    },
  },
];
