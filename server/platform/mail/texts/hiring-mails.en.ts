import type { PageAddress } from '#contract/paths.ts';
import type { HiringNews, MailText } from './mail-facts.ts';

type Said = (listing: string, other: string) => [subject: string, sentence: string];

const said: Partial<Record<HiringNews['kind'], Said>> = {
  request: (listing) => [
    'Somebody has work for you',
    `"${listing}" is asked for work. What waits stands in "My work".`,
  ],
  offer: (listing, other) => ['An offer waits for your answer', `${other} sent an offer about "${listing}".`],
  booked: (listing, other) => [`Booked: ${listing}`, `"${listing}" is booked, with ${other}.`],
  came: (listing) => [
    `${listing} is new near you`,
    `You asked to be told: "${listing}" has registered near your place.`,
  ],
  free: (listing) => [
    `${listing} is free again`,
    `A booking was cancelled: "${listing}" is free on the days that you wanted.`,
  ],
  changed: (listing, other) => [
    'Something changed in your booking',
    `${other} changed something in the booking of "${listing}".`,
  ],
  cancelled: (listing, other) => [
    'A booking was cancelled',
    `${other} cancelled the booking of "${listing}".`,
  ],
  'no-show': (listing, other) => [
    'A booking: nobody came',
    `${other} says that nobody came: "${listing}". If that is not so, answer within 7 days.`,
  ],
  hajri: (listing, other) => [
    'The hajri book waits for you',
    `${other} wrote in the hajri book of "${listing}". Look whether it is right.`,
  ],
  tomorrow: (listing, other) => [
    `Tomorrow: ${listing}`,
    `The work begins tomorrow: "${listing}", with ${other}. Time, place and phone stand in the booking.`,
  ],
  confirm: (listing) => [
    'Your hajri book waits for your word',
    `Days or payments wait for your yes or no: ${listing}.`,
  ],
  done: (listing, other) => [
    'The work is done',
    `${other || 'Neev'} says that the work is done: "${listing}". Without a word from you it counts as done after 72 hours.`,
  ],
  review: (_listing, other) => ['A review of your work together', `${other} wrote a review.`],
  'machine-late': (listing) => ['A machine is not back yet', `"${listing}" has not been returned.`],
  'ninety-days': () => [
    '90 days of work in 12 months',
    'The hajri books show 90 days of building work in 12 months. That opens the welfare board for building workers; the employer registers within 30 days.',
  ],
  owed: (_listing, other) => [
    'Not marked as paid yet',
    `What ${other} is owed is not marked as paid. Perhaps you paid already: then ask ${other} to say "I got it".`,
  ],
  damage: (listing, other) => [
    'A machine was damaged',
    `${other} asks for damage of "${listing}". Agree or contest within 7 days.`,
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
    'A booking was cancelled',
    `"${listing}" cancelled your booking. In the booking you can find a replacement.`,
  ],
  'no-show': (listing) => [
    'A booking: nobody was there',
    `"${listing}" says that nobody was at your site. If that is not so, answer within 7 days.`,
  ],
};

export function hiringNews(facts: HiringNews, link: (path: PageAddress) => string): MailText {
  const own = facts.byProvider ? byProvider[facts.kind]?.(facts.listing) : undefined;
  const [subject, sentence] = own ??
    said[facts.kind]?.(facts.listing, facts.other) ?? ['News of your work', 'Something new waits for you.'];
  return {
    subject,
    text: `${[sentence, `See it here:\n${link(facts.path)}`, 'Neev'].join('\n\n')}\n`,
  };
}
