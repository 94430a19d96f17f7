import type { Notice } from '#contract/accounts/notices.ts';

type Sentences = Record<Notice['kind'], (name: string, kind: string) => string>;

const kinds: Record<Notice['listing']['kind'], string> = {
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
  free: (name, kind) => `${name} (${kind}), whom you follow, is available now`,
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
  kinds,
  sentences,
};
