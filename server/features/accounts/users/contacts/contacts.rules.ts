import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/access.ts';
import type { Services } from '#server/platform/services.ts';
import { addSeen, addSeenByNetwork, readDay } from './contacts-seen.data.ts';

/** Whether two people have a booking with each other that stands or was done; given by app.ts. */
export type AreParties = (db: Db, userId: string, otherId: string) => Promise<boolean>;

type Viewer = Pick<Caller, 'userId' | 'admin'>;

/** Who looks at whom, and from which network. */
interface Asked {
  personId: string;
  ip: string;
}

/** Phone and e-mail of others: of so many different people a user and day (docs/rules.md#privacy-8). */
export interface Contacts {
  /**
   * Counts a person, unless it is the caller, one whom they have a booking with, or one whom they saw today.
   * @returns whether phone and e-mail may go out; where not, of how many people they do on this user's day
   */
  show(caller: Viewer, asked: Asked): Promise<{ shown: true } | { shown: false; perDay: number }>;
}

const shown = { shown: true } as const;
/** On the day of the sign-up: as many as somebody needs who looks for people, and few for who collects them. */
const firstDayShare = 3;
/** Of the accounts of a network that are not a week old, all together; a telephone network's many old ones are free of it. */
const networkTimes = 3;

export function makeContacts(
  { db, settings, secrets }: Pick<Services, 'db' | 'settings' | 'secrets'>,
  areParties: AreParties,
): Contacts {
  return {
    async show({ userId, admin }, { personId, ip }) {
      if (admin || userId === personId || !settings.rateLimits) return shown;
      const look = { userId, personId };
      const { seen, count, firstDay, firstWeek } = await readDay(db, look);
      if (seen || (await areParties(db, userId, personId))) return shown;
      const whole = settings.contactsPerDay;
      const perDay = firstDay ? Math.ceil(whole / firstDayShare) : whole;
      const hidden = { shown: false, perDay } as const;
      if (count >= perDay) return hidden;
      const byNetwork = { network: secrets.keyedHash('caller', ip), personId };
      if (firstWeek && !(await addSeenByNetwork(db, byNetwork, whole * networkTimes))) return hidden;
      return (await addSeen(db, look, perDay)) ? shown : hidden;
    },
  };
}
