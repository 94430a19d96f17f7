import type { NoticeKind } from '#contract/accounts/notices.ts';
import { newsAddress, paths } from '#contract/paths.ts';

const none = { _id: '' };
const pages: Partial<Record<NoticeKind, string>> = {
  request: newsAddress({ kind: 'request', ...none }),
  offer: newsAddress({ kind: 'request', ...none }),
  lapsed: newsAddress({ kind: 'request', ...none }),
  booked: newsAddress({ kind: 'booking', ...none }),
  changed: newsAddress({ kind: 'booking', ...none }),
  cancelled: newsAddress({ kind: 'booking', ...none }),
  'no-show': newsAddress({ kind: 'booking', ...none }),
  done: newsAddress({ kind: 'booking', ...none }),
  review: newsAddress({ kind: 'booking', ...none }),
  'machine-late': newsAddress({ kind: 'booking', ...none }),
  hajri: newsAddress({ kind: 'book', ...none }),
  tender: newsAddress({ kind: 'tender', ...none }),
  'tender-changed': newsAddress({ kind: 'tender', ...none }),
  visit: newsAddress({ kind: 'tender', ...none }),
  answer: newsAddress({ kind: 'tender', ...none }),
  hour: `${paths.priceQuote}?id=`,
  'quotes-open': `${paths.compareQuotes}?id=`,
  morning: paths.stillFree,
  'ninety-days': paths.hajriStatement,
  card: paths.workCard,
  free: paths.myWork,
  crew: paths.calendar,
};

const pagesByName: Record<string, string | undefined> = pages;

/** What the worker of pushes says and opens, by kind; an address that ends with `=` waits for the id. */
export const pushWords = (sentences: Record<NoticeKind, string>, language: string) =>
  Object.fromEntries(
    Object.entries<string>(sentences).map(([kind, sentence]) => [
      kind,
      { sentence, address: pagesByName[kind] ?? paths.me, language },
    ]),
  );
