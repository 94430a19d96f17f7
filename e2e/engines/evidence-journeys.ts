import sharp from 'sharp';
import { encode } from 'uqr';
import { anOperator } from '../support/operator.ts';
import type { Given, Screen } from './screen.ts';
import { enter, type Journey } from './stage.ts';

const cardSays = (screen: Screen, words: string): Promise<unknown> => screen.sees(words, 'heading');

/** A print of a card's square, as a phone takes it. */
async function pictureOf(token: string): Promise<Given> {
  const { data, size } = encode(token, { ecc: 'M', border: 4 });
  const pixels = Buffer.from(data.flat().map((dark) => (dark ? 0 : 255)));
  const raw = { width: size, height: size, channels: 1 } as const;
  const picture = sharp(pixels, { raw }).resize(1800, 1800, { kernel: 'nearest' }).jpeg();
  return { name: 'card.jpg', type: 'image/jpeg', bytes: await picture.toBuffer() };
}

export const evidenceJourneys: Journey[] = [
  {
    title:
      'A work card is made, and the check page tells it from a changed one by link, picture, text and file',
    async walk(stage) {
      const [having, checking] = [await stage.sit(), await stage.sit()];
      await enter(having, stage, 'worker');
      await having.open('/workCard');
      const button = `[...document.querySelectorAll('main button')].map(({ textContent }) => textContent).join()`;
      const names = await having.until<string>('the card', `/Make|Show/.test(${button}) && ${button}`);
      if (!names.includes('Show it large')) {
        await having.press({ role: 'label', name: 'Yes, make a card that says this' });
        await having.button('Make my card');
      }
      await having.button('Show it large');
      await having.sees('Work card', 'heading');
      await having.button('Close');
      const ask = (path: string) =>
        having.run<string>(
          `fetch('${path}', { headers: { token: localStorage.getItem('token') } }).then((answer) => answer.text())`,
        );
      const card = JSON.parse(await ask('/cards')).data.token as string;
      const file = { name: 'neev-statement.json', type: 'application/json' };
      const statement = await ask('/statement/file');

      await checking.open(`/check#${card}`);
      await cardSays(checking, 'Yes, this card is real');
      checking.cut();
      await checking.button('Check another one');
      const at = card.length - 40;
      await checking.run(
        `document.querySelector('textarea').value = ${JSON.stringify(`${card.slice(0, at)}${card[at] === 'A' ? 'B' : 'A'}${card.slice(at + 1)}`)}`,
      );
      await checking.button('Check');
      await cardSays(checking, 'No, this was changed');
      await checking.button('Check another one');
      await checking.give(await pictureOf(card));
      await cardSays(checking, 'Yes, this card is real');
      await checking.button('Check another one');
      await checking.give({ ...file, bytes: Buffer.from(statement) }, 1);
      await cardSays(checking, 'Yes, this statement is real');
      await checking.button('Check another one');
      const more = statement
        .replace(/"amount":(\d)/, '"amount":1$1')
        .replace('"mark":"full"', '"mark":"half"');
      await checking.give({ ...file, bytes: Buffer.from(more) }, 1);
      await cardSays(checking, 'No, this was changed');
      await checking.button('Check another one');
      await checking.button('Use the camera');
      await checking.sees('The camera cannot be used here. Choose a picture.');
    },
  },
  {
    title: 'Both phones say by themselves that the operator altered a line of their book',
    async walk(stage) {
      const [asking, working] = [await stage.sit(), await stage.sit()];
      await enter(asking, stage, 'customer');
      await enter(working, stage, 'worker');
      const bookings = `fetch('/bookings?as=provider&status=under_way', { headers: { token: localStorage.getItem('token') } }).then((answer) => answer.json()).then(({ data }) => data[0]._id)`;
      const id = await working.run<string>(bookings);
      await asking.open(`/hajriBook?id=${id}`);
      await asking.button('Add a payment');
      await asking.fill('How much', '5000', { exact: false });
      await asking.button('Write it in the book');
      await asking.sees('₹5,000');
      await working.open(`/hajriBook?id=${id}`);
      await working.sees('₹5,000');
      const operator = await anOperator(stage.neev);
      try {
        await operator.checkpoint();
        for (const screen of [asking, working]) {
          await screen.open(`/hajriBook?id=${id}`);
          await screen.sees('All entries', 'button');
          await screen.until(
            'a book without a fault',
            `!document.querySelector('main [role=alert]')?.textContent.trim()`,
          );
        }
        await operator.rewrite(id, (rows) =>
          rows.map((row) =>
            (row.body as { amount?: number }).amount === 5000
              ? { ...row, body: { ...Object(row.body), amount: 500 } }
              : row,
          ),
        );
      } finally {
        await operator.end();
      }
      for (const screen of [asking, working]) {
        await screen.open(`/hajriBook?id=${id}`);
        await screen.sees('This entry is not the one that was written: Advance ₹5,000');
      }
    },
  },
];
