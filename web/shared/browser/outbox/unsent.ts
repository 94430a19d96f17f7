import { useQueue } from './queue.ts';
import { outboxNames, storedList } from './stored-list.ts';

/** As far as counting goes: chat and the books know more of their own. */
interface Unsent {
  clientId: string;
  refused?: string;
}

/** Of a hajri book, or of a site book. */
type BookRef = { bookingId: string } | { contractId: string };

const idOf = ({ clientId }: Unsent): string => clientId;
const messages = storedList<Unsent>(outboxNames.chat, { idOf });
const entries = storedList<Unsent & BookRef>(outboxNames.book, { idOf });

/** What has not gone, of every kind, and how many of all wait or were refused. */
export function useUnsent() {
  const unsent = { acts: useQueue(), messages: messages.use(), entries: entries.use() };
  const all: { refused?: string }[] = [...unsent.acts, ...unsent.messages, ...unsent.entries];
  const refused = all.filter((one) => one.refused !== undefined).length;
  return { ...unsent, refused, waiting: all.length - refused };
}
