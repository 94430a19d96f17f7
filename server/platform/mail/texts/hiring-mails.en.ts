import type { PageAddress } from '#contract/paths.ts';
import { type HiringNews, type MailText, rupees } from './mail-facts.ts';

type Said = (listing: string, other: string) => [subject: string, sentence: string];

const said: Partial<Record<HiringNews['kind'], Said>> = {
  request: (listing) => [
    'Somebody has work for you',
    `Somebody has work for "${listing}". See it in "My work".`,
  ],
  offer: (listing, other) => ['An offer waits for your answer', `${other} sent an offer about "${listing}".`],
  booked: (listing, other) => [`Booked: ${listing}`, `"${listing}" is booked, with ${other}.`],
  came: (listing) => [
    `${listing} is new near you`,
    `You asked us to tell you: "${listing}" has registered near your place.`,
  ],
  free: (listing) => [`${listing} is free again`, `"${listing}" is free again on the days that you wanted.`],
  changed: (listing, other) => [
    'Something changed in your booking',
    `${other} changed something in the booking of "${listing}".`,
  ],
  cancelled: (listing, other) => [
    `${other} cancelled a booking`,
    `${other} cancelled the booking of "${listing}".`,
  ],
  'no-show': (listing, other) => [
    `${other} says that nobody came`,
    `${other} says that "${listing}" did not come. Is that wrong? Answer within 7 days.`,
  ],
  'no-show-denied': (listing, other) => [
    `${other} says that the no-show is wrong`,
    `${other} says that the no-show is wrong: "${listing}". Until Neev has looked at it, it counts for nobody.`,
  ],
  'no-show-stands': (listing) => [
    'Neev looked at a no-show: it stands',
    `Neev looked at the no-show in the booking of "${listing}". It stands.`,
  ],
  'no-show-lifted': (listing) => [
    'Neev looked at a no-show: it does not count',
    `Neev looked at the no-show in the booking of "${listing}". It counts for nobody.`,
  ],
  hajri: (listing, other) => [
    'The hajri book waits for you',
    `${other} wrote in the hajri book of "${listing}". Check if it is right.`,
  ],
  tomorrow: (listing, other) => [
    `Tomorrow: ${listing}`,
    `The work begins tomorrow: "${listing}", with ${other}. You find time, place and phone in the booking.`,
  ],
  confirm: (listing) => [
    'Your hajri book needs your answer',
    `Say yes or no to the new days or payments: ${listing}.`,
  ],
  done: (listing, other) => [
    'Is the work done?',
    `${other || 'Neev'} says that the work is done: "${listing}". Please confirm. Without your answer it counts as done after 72 hours.`,
  ],
  review: (_listing, other) => ['A review of your work together', `${other} wrote a review.`],
  'machine-late': (listing) => ['A machine is not back yet', `"${listing}" is not back yet.`],
  'ninety-days': () => [
    '90 days of work in 12 months',
    'Your hajri books show 90 days of building work in 12 months. You can register with the building workers’ welfare board. Your employer must register within 30 days.',
  ],
  owed: (_listing, other) => [
    'Not marked as paid yet',
    `Your payment to ${other} is not marked as paid. Paid already? Ask ${other} to say "I got it".`,
  ],
  tender: (listing, other) => [
    `${other} asks for a price`,
    `${other} asks "${listing}" for a price. Look at the bill and send yours before the hour.`,
  ],
  'tender-changed': (listing, other) => [
    'A bill or its hour has changed',
    `${other} changed the bill or the hour: "${listing}". Look at it again before you send a price.`,
  ],
  paper: (listing, other) => [
    'A paper to read and sign',
    `${other || listing} wrote or answered a paper of your contract. Read it to the end before you sign.`,
  ],
  stage: (listing, other) => [
    'A stage of the work',
    `${other || listing} wrote about a stage of the work. Look at it, and answer in the site book.`,
  ],
  site: (_listing, other) => [
    'New in your site book',
    `${other} wrote money or material into your site book.`,
  ],
  defect: (_listing, other) => ['A defect', `${other} wrote about a defect. Look at it in the site book.`],
  quiet: (listing) => [
    '14 quiet days',
    `Nothing was written about "${listing}" for 14 days. Ask how the work goes.`,
  ],
  retention: (listing) => [
    'What was kept back is due',
    `The time for defects of "${listing}" is over. What was kept back is due now.`,
  ],
  engineer: (listing, other) => [
    `${other} asks you to certify stages`,
    `${other} asks you to certify the work of "${listing}". Say yes or no on the page of the contract.`,
  ],
  'engineer-yes': (listing, other) => [
    `${other} certifies your stages`,
    `${other} said yes: they certify the work of "${listing}".`,
  ],
  'engineer-no': (listing, other) => [
    `${other} does not certify your stages`,
    `${other} said no: they do not certify the work of "${listing}". You can name somebody else.`,
  ],
  hour: (listing) => [
    'Open your price',
    `The hour has come. Open the price of "${listing}", or tell the customer your code.`,
  ],
  'quotes-open': () => ['Your prices can be opened', 'The hour has come. See who has opened their price.'],
  damage: (listing, other) => [
    `${other} asks you to pay for damage`,
    `${other} asks you to pay for damage: "${listing}". Answer within 7 days.`,
  ],
  crew: (crew, other) => [
    `${other} asks you to join a crew`,
    `${other} asks you to join the crew "${crew}". Say yes or no in your calendar.`,
  ],
};

/** Of the provider's own acts the customer reads: the listing is who acted. */
const byProvider: Partial<
  Record<HiringNews['kind'], (listing: string) => [subject: string, sentence: string]>
> = {
  changed: (listing) => [
    'Something changed in your booking',
    `"${listing}" changed something in your booking.`,
  ],
  cancelled: (listing) => [
    `${listing} cancelled your booking`,
    `"${listing}" cancelled your booking. Find a replacement in the booking.`,
  ],
  'no-show': (listing) => [
    `${listing} says that nobody was there`,
    `"${listing}" says that nobody was at your site. Is that wrong? Answer within 7 days.`,
  ],
};

/** What a book owes, as who owes it reads it. It takes no side: it may be a mistake in the book. */
const ofMoney: Partial<Record<HiringNews['kind'], (owed: Owed) => [subject: string, sentence: string]>> = {
  owed: ({ other, sum, days }) => [
    `${sum} for ${other}`,
    `By your own book you owe ${other} ${sum}${days}. Pay, or say in the book what is wrong.`,
  ],
  claim: ({ other, sum, days }) => [
    `${other} wrote a claim of unpaid wages`,
    `${other} wrote a claim: by your own book you owe ${sum}${days}. Pay, or say in the book what is wrong.`,
  ],
};
interface Owed {
  other: string;
  sum: string;
  days: string;
}
const daysText = (days: number): string =>
  days === 0 ? '' : days === 1 ? ' for 1 day' : ` for ${days} days`;

export function hiringNews(facts: HiringNews, link: (path: PageAddress) => string): MailText {
  const { amount = 0, days, other } = facts;
  const owed =
    days === undefined
      ? undefined
      : ofMoney[facts.kind]?.({ other, sum: rupees(amount), days: daysText(days) });
  const own = owed ?? (facts.byProvider ? byProvider[facts.kind]?.(facts.actor ?? facts.listing) : undefined);
  const [subject, sentence] = own ??
    said[facts.kind]?.(facts.listing, facts.other) ?? ['News of your work', 'Something new waits for you.'];
  return {
    subject,
    text: `${[sentence, `See it here:\n${link(facts.path)}`, 'Neev'].join('\n\n')}\n`,
  };
}
