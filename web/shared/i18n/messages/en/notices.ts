import type { Notice, NoticeKind } from '#contract/accounts/notices.ts';

/** What a sentence is made of: the listing's name and kind, and the other side's name. */
type Sentences = Record<
  Exclude<NoticeKind, 'owed'>,
  (listing: string, kind: string, other: string) => string
>;

const kinds: Record<NonNullable<Notice['listing']>['kind'], string> = {
  worker: 'worker',
  groupWorker: 'group of workers',
  contractor: 'contractor',
  engineer: 'engineer',
  provider: 'rental provider',
  product: 'product',
};
const sentences: Sentences = {
  verified: (name, kind) => `Your listing “${name}” (${kind}) is verified`,
  'sent-back': (name, kind) => `Your listing “${name}” (${kind}) needs a change`,
  came: (name, kind) => `${name} (${kind}) is new near you. You asked us to tell you`,
  free: (name, kind) => `You follow ${name} (${kind}), who is available now`,
  request: (listing, _kind, other) => `${other} asks ${listing} for work`,
  offer: (listing, _kind, other) =>
    other ? `${other} answered about ${listing}` : `${listing} made an offer`,
  booked: (listing, _kind, other) => `Booked: ${listing}${other ? `, with ${other}` : ''}`,
  lapsed: (listing) => `The offer of ${listing} has ended`,
  changed: (listing, _kind, other) => `${other} changed something in their booking of ${listing}`,
  cancelled: (listing, _kind, other) =>
    other ? `${other} cancelled their booking of ${listing}` : `The booking of ${listing} is cancelled`,
  'no-show': (listing, _kind, other) => `${other} says ${listing} did not come`,
  hajri: (_listing, _kind, other) => `${other} wrote in your hajri book`,
  done: (listing, _kind, other) => `${other || 'Neev'} says the work is done: ${listing}`,
  review: (_listing, _kind, other) => `${other} reviewed your work together`,
  morning: (listing) => `Is ${listing} free today?`,
  'machine-late': (listing) => `${listing} is not back yet`,
  'ninety-days': () => 'You worked 90 days in 12 months. You can register with the welfare board',
  crew: (crew, _kind, other) => `${other} asks you to join the crew ${crew}`,
  'second-factor-on': () => 'Login now asks for a code from your app',
  'second-factor-off': () => 'Your login has no second step now',
  'recovery-code-used': () => 'Somebody used a recovery code to log in',
  damage: (listing, _kind, other) => `${other} asks you to pay for damage: ${listing}`,
  tender: (listing, _kind, other) => `${other} asks ${listing} for a price`,
  'tender-changed': (listing, _kind, other) => `${other} changed the bill or the hour: ${listing}`,
  visit: (listing, _kind, other) => `A visit to the site: ${other || listing}`,
  question: (_listing, _kind, other) => `A question about your bill: ${other}`,
  paper: (listing, _kind, other) => `A paper of ${other || listing} to read and sign`,
  answer: (listing, _kind, other) => `${other} answered a question about the bill: ${listing}`,
  hour: (listing) => `The hour has come: open the price of ${listing}`,
  'quotes-open': () => 'The hour has come: prices can be opened',
};

/** On a locked screen: without names. */
const pushed: Record<NoticeKind, string> = {
  verified: 'Your listing is verified',
  'sent-back': 'Your listing needs a change',
  came: 'Somebody you asked for is new near you',
  free: 'Somebody you follow is free',
  request: 'Somebody has work for you',
  offer: 'You have an offer',
  booked: 'Booked',
  lapsed: 'An offer has ended',
  changed: 'A booking has changed',
  cancelled: 'A booking is cancelled',
  'no-show': 'Somebody says that nobody came',
  hajri: 'New in your hajri book',
  done: 'Is the work done? Please confirm',
  review: 'You have a review',
  morning: 'Free today?',
  'machine-late': 'A machine is not back yet',
  'ninety-days': '90 days of work: register with the welfare board',
  crew: 'Somebody asks you to join a crew',
  'second-factor-on': 'Login has a second step',
  'second-factor-off': 'Your login has no second step now',
  'recovery-code-used': 'Somebody used a recovery code',
  owed: 'Something is not marked as paid',
  damage: 'Somebody asks you to pay for damage',
  tender: 'Somebody asks you for a price',
  'tender-changed': 'A bill or its hour has changed',
  visit: 'A visit to a site',
  question: 'A question about your bill',
  paper: 'A paper to read and sign',
  answer: 'A question about a bill has an answer',
  hour: 'The hour has come: open your price',
  'quotes-open': 'Prices can be opened',
};

/** The list behind the bell. */
export const messages = {
  title: 'Notices',
  loading: 'Loading',
  failed: 'The notices did not load',
  retry: 'Try again',
  empty: 'Nothing new',
  emptyText: 'Here you hear about your listings, your messages and the people you follow.',
  more: 'Show older notices',
  fresh: 'New:',
  gone: 'a deleted account',
  unreadFrom: (amount: number, name: string) =>
    amount === 1 ? `1 unread message from ${name}` : `${amount} unread messages from ${name}`,
  reason: (reason: string) => `Reason: ${reason}`,
  /** Done by the listing's own side: who reads is the customer. */
  byProvider: {
    offer: (listing: string) => `${listing} made you an offer`,
    booked: (listing: string) => `${listing} said yes: booked`,
    changed: (listing: string) => `${listing} changed something in your booking`,
    cancelled: (listing: string) => `${listing} cancelled your booking. Find a replacement`,
    'no-show': (listing: string) => `${listing} says nobody was at your site`,
    done: (listing: string) => `${listing} says the work is done`,
  },
  owed: (name: string, amount: string) =>
    `${amount} for ${name} is not marked as paid. Paid already? Ask ${name} to say "I got it"`,
  answerBy: (when: string) => `Answer by ${when}`,
  pushed,
  pushOn: 'News on this device: on',
  pushOff: 'News on this device: off',
  pushText: 'This phone or computer shows offers, bookings and questions, even when Neev is closed.',
  pushNone: 'This browser cannot show news. On an iPhone, add Neev to the home screen first.',
  pushDenied: 'Your browser blocks news of Neev. Allow notifications in its settings.',
  pushFailed: 'The browser could not turn on news. Try again',
  pushCardTitle: 'Hear at once when somebody answers?',
  pushCardText: 'This device can show news of Neev, even when Neev is closed.',
  pushTurnOn: 'Show me news',
  pushNotNow: 'Not now',
  kinds,
  sentences,
};
