import { anAgreedContract, askedOf, hourIsNow } from '../support/contracts.ts';
import { aBuilder } from '../support/masons.ts';
import { callAt, type Member, makeMember } from '../support/members.ts';
import { photo } from '../support/people.ts';
import type { Given, Screen } from './screen.ts';
import { desktop, enter, type Journey, type Stage } from './stage.ts';

const aPhoto = async (): Promise<Given> => {
  const { name, mimeType, buffer } = await photo();
  return { name, type: mimeType, bytes: buffer };
};

async function digits(screen: Screen, number: string): Promise<void> {
  for (const digit of number) await screen.button(digit);
}

/** Of what the address says. */
const idOf = (screen: Screen): Promise<string> =>
  screen.run<string>(`new URLSearchParams(location.search).get('id')`);

const contracts: Journey[] = [
  {
    title: 'A bill is asked for, priced and sealed without a line, opened at its hour, and signed by both',
    async walk(stage) {
      const customer = await makeMember(stage.neev, 'Aarti Asks');
      const builder = await aBuilder(stage.neev, 'Vikram Seals');
      const [asking, pricing] = [await stage.sit(), await stage.sit()];
      await enter(asking, stage, customer);
      await asking.open('/bill');
      await asking.link('Bathroom');
      await asking.fill('Length (feet)', '10');
      await asking.fill('Width (feet)', '10');
      await asking.sees('9.29 m²');
      await asking.link('Ask for prices', { exact: true });
      await asking.fill('PIN code of the site', '411038');
      await asking.press({ role: 'label', name: 'Vikram Seals' });
      await asking.button('Ask 1', { exact: false });
      await asking.at('/tender?id=');
      const id = await idOf(asking);

      await enter(pricing, stage, builder);
      await pricing.open(`/priceQuote?id=${id}`);
      await pricing.sees('Rate of', 'field');
      const rates = `[...document.querySelectorAll('input[data-rate]')].map(({ labels }) => labels[0].textContent)`;
      for (const rate of await pricing.run<string[]>(rates)) await pricing.fill(rate, '120', { exact: true });
      await pricing.button('Time and money');
      await pricing.fill('Days of work', '12');
      await pricing.button('Read it');
      await pricing.sees('Every line has a price.');
      pricing.cut();
      await pricing.button('Seal my price');
      await pricing.sees('Not sent yet.');
      pricing.mend();
      await asking.sees('Price is locked in');

      await hourIsNow(stage.neev, customer, id);
      await pricing.sees('Your price is open', 'heading');
      await asking.open(`/compareQuotes?id=${id}`);
      await asking.button('Accept this price');
      await asking.button('Accept');
      await asking.at('/contract?id=');
      const contract = await idOf(asking);
      for (const [screen, name] of [
        [asking, customer.name],
        [pricing, builder.name],
      ] as const) {
        await screen.open(`/contract?id=${contract}`);
        await screen.link('Read the agreement');
        await screen.sees('Terms for both', 'heading');
        await screen.run(`void scrollTo({ top: 1e6, behavior: 'instant' })`);
        await screen.button('Sign');
        await screen.sees('Sign this agreement?', 'heading');
        await screen.button('Sign');
        await screen.sees(`${name}, signed`);
      }
    },
  },
  {
    title: 'A site book is written by both: a stage with a picture, money ahead, material without a line',
    async walk(stage) {
      const customer = await makeMember(stage.neev, 'Aarti Accepts');
      const builder = await aBuilder(stage.neev, 'Vikram Builds');
      const id = await anAgreedContract(stage.neev, customer, builder);
      const [building, accepting] = [await stage.sit(), await stage.sit(desktop)];
      await enter(building, stage, builder);
      await building.open(`/site?id=${id}`);
      await building.button('I have finished this stage');
      await building.give(await aPhoto());
      await building.sees('Remove picture 1', 'button');
      await building.button('Tell the customer');
      await enter(accepting, stage, customer);
      await accepting.open(`/site?id=${id}`);
      await accepting.button('Look and accept');
      await accepting.button('Accept');
      await building.sees('Accepted');
      await accepting.button('I paid');
      await accepting.fill('How much', '25000');
      await accepting.button('Write it in the book');
      await accepting.button('I know, write it');
      await building.button('Yes, I got it');
      await accepting.sees('₹6,000 paid ahead of the work');
      accepting.cut();
      await accepting.button('Material came');
      await digits(accepting, '52');
      await accepting.button('Write it in the book');
      await accepting.sees('device');
      accepting.mend();
      await building.sees('52 bags');
      const { data } = await callAt<{ data: { author: string | null; sig?: string }[] }>(
        stage.neev.address,
        'GET',
        { path: `/siteBooks/${id}`, as: customer },
      );
      if (data.some(({ author, sig }) => author !== null && sig === undefined))
        throw new Error('a phone did not sign what was written on it');
    },
  },
];

/** Touches of who does not read, on big drawings and on the pad. */
async function number(screen: Screen, rupees: string): Promise<void> {
  await digits(screen, rupees);
  await screen.button('Done');
}

const asks = (screen: Screen, question: string): Promise<unknown> => screen.sees(question, 'heading');

async function lockPrice(screen: Screen, tender: string): Promise<void> {
  await screen.open(`/voice/tender?id=${tender}`);
  await screen.button('My price in all');
  await asks(screen, 'How many rupees for the whole work?');
  await number(screen, '60000');
  await asks(screen, 'Lock this price?');
  await screen.button('Yes');
  await asks(screen, 'Locked.');
  await screen.until(
    'the code',
    `/^([0-9A-Z]{4}\\s*){4}$/.test(document.querySelector('[data-code]').textContent)`,
  );
}

/** The price that the phone opened by itself becomes an agreement, which both sign. @returns the contract's id */
async function hearAndSign(
  stage: Stage,
  screen: Screen,
  { customer, tender }: { customer: Member; tender: string },
) {
  await hourIsNow(stage.neev, customer, tender);
  await asks(screen, 'Done');
  const call = <Data>(method: 'GET' | 'PUT', path: string, body?: object) =>
    callAt<{ data: Data }>(stage.neev.address, method, { path, as: customer, ...(body && { body }) });
  const { data } = await call<{ quotes: { _id: string }[] }>('GET', `/tenders/${tender}/comparison`);
  const accepted = await call<{ _id: string; papers: { _id: string; sha256: string }[] }>(
    'PUT',
    `/tenderQuotes/${data.quotes[0]?._id}/accept`,
    { clientId: tender },
  );
  const { _id: id, papers } = accepted.data;
  await screen.open(`/voice/contracts?id=${id}`);
  await asks(screen, 'This is the agreement. Listen.');
  await screen.button('Listen');
  const asked = `document.querySelector('h1').textContent.includes('Do you sign this?')`;
  const isSilent = `document.body.textContent.includes('That did not work')`;
  // As long as it takes to be said. Firefox plays nothing on a machine without a sound device: there a clip is over at once.
  if (
    (await screen.until<string | true>('what is said', `${asked} || (${isSilent} && 'silent')`, 150_000)) ===
    'silent'
  ) {
    await screen.run(`void (HTMLMediaElement.prototype.play = async function () {
      setTimeout(() => this.dispatchEvent(new Event('ended')));
    })`);
    await screen.button('Listen');
    await screen.until('the end of what is said', asked);
  }
  await screen.button('Yes');
  await asks(screen, 'Signed.');
  const [paper] = papers;
  await call('PUT', `/workContracts/${id}/papers/${paper?._id}/sign`, { sha256: paper?.sha256 });
  return id;
}

const byVoice: Journey[] = [
  {
    title:
      'A builder who does not read locks a price, hears the contract and signs, and says work and material',
    async walk(stage) {
      const customer = await makeMember(stage.neev, 'Aarti Voice');
      const builder = await aBuilder(stage.neev, 'Vikram Voice');
      const tender = await askedOf(stage.neev, customer, builder);
      const screen = await stage.sit();
      await enter(screen, stage, builder);
      await screen.run(`void localStorage.setItem('neev:language-chosen', 'yes')`);
      await lockPrice(screen, tender);
      const id = await hearAndSign(stage, screen, { customer, tender });
      await screen.open(`/voice/contracts?id=${id}`);
      await screen.button('Work is done');
      await asks(screen, 'Which part is done?');
      await screen.button('Tiles', { exact: false });
      await asks(screen, 'All of it, or half?');
      await screen.button('Half');
      await asks(screen, 'Take a photo');
      await screen.give(await aPhoto());
      await screen.button('Good like this');
      await asks(screen, 'It is written. They see it.');
      screen.cut();
      await screen.button('Next');
      await screen.button('Material came');
      await screen.button('Cement');
      await number(screen, '52');
      await asks(screen, 'Who brought it?');
      await screen.button('I did');
      await asks(screen, 'It is kept. We send it when you are online.');
      screen.mend();
      await screen.open(`/site?id=${id}`);
      await screen.sees('52 bags');
    },
  },
];

export const contractJourneys: Journey[] = [...contracts, ...byVoice];
