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
  crew: (crew, other) => [
    `${other} asks you to join a crew`,
    `${other} asks you to join the crew "${crew}". Say yes or no in your calendar.`,
  ],
};

export function hiringNews(facts: HiringNews, link: (path: PageAddress) => string): MailText {
  const [subject, sentence] = said[facts.kind]?.(facts.listing, facts.other) ?? [
    'News of your work',
    'Something new waits for you.',
  ];
  return {
    subject,
    text: `${[sentence, `See it here:\n${link(facts.path)}`, 'Neev'].join('\n\n')}\n`,
  };
}
