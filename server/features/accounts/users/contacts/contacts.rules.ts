import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/access.ts';
import type { Services } from '#server/platform/services.ts';
import { addSeen, hasSeen } from './contacts-seen.data.ts';

/** Whether two people have a booking with each other that stands or was done; given by app.ts. */
export type AreParties = (db: Db, userId: string, otherId: string) => Promise<boolean>;

/** Phone and e-mail of others: of so many different people a user and day (docs/rules.md#privacy-8). */
export interface Contacts {
  perDay: number;
  /** Counts a person, unless it is the caller, one whom they have a booking with, or one whom they saw today. @returns whether phone and e-mail may go out */
  show(caller: Pick<Caller, 'userId' | 'admin'>, personId: string): Promise<boolean>;
}

export function makeContacts({ db, settings }: Services, areParties: AreParties): Contacts {
  const perDay = settings.contactsPerDay;
  return {
    perDay,
    async show({ userId, admin }, personId) {
      if (admin || userId === personId || !settings.rateLimits) return true;
      const look = { userId, personId };
      if (await hasSeen(db, look)) return true;
      return (await areParties(db, userId, personId)) || addSeen(db, look, perDay);
    },
  };
}
