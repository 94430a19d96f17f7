import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/access.ts';
import type { Services } from '#server/platform/services.ts';
import { addSeen, addSeenByNetwork, readDay } from './contacts-seen.data.ts';

/** What hiring knows of two people; given by app.ts. */
export interface Parties {
  /** Whether they have a booking with each other that stands or was done. */
  areParties: (db: Db, userId: string, otherId: string) => Promise<boolean>;
  /** With how many people somebody booked today and called it off: whose phone they saw by that counts as seen. */
  calledOffOf: (db: Db, userId: string) => Promise<number>;
}

type Viewer = Pick<Caller, 'userId' | 'admin'>;

/** The person that is looked at, and the network that the look comes from. */
interface Asked {
  personId: string;
  ip: string;
}

/** Phone and e-mail of others: of so many different people a user and day (docs/rules.md#privacy-8). */
export interface Contacts {
  /**
   * Counts a person, unless it is the caller, a side of their bookings, or somebody they saw today.
   * @returns whether phone and e-mail may go out; where not, of how many people they do on this user's day
   */
  show(caller: Viewer, asked: Asked): Promise<{ shown: true } | { shown: false; perDay: number }>;
  /** Whether a new booking shows the phones: not to who has booked and called off as many people as they may see. */
  meets(userId: string): Promise<boolean>;
}

const shown = { shown: true } as const;
/** On the day of the sign-up: as many as somebody needs who looks for people, and few for who collects them. */
const firstDayShare = 3;
/** Of the accounts of a network that are not a week old, all together; a telephone network's many old ones are free of it. */
const networkTimes = 3;

export function makeContacts(
  { db, settings, secrets }: Pick<Services, 'db' | 'settings' | 'secrets'>,
  { areParties, calledOffOf }: Parties,
): Contacts {
  const perDayOf = (firstDay: boolean): number =>
    firstDay ? Math.ceil(settings.contactsPerDay / firstDayShare) : settings.contactsPerDay;
  return {
    async show({ userId, admin }, { personId, ip }) {
      if (admin || userId === personId || !settings.rateLimits) return shown;
      const look = { userId, personId };
      const { seen, count, firstDay, firstWeek } = await readDay(db, look);
      if (seen) return shown;
      const whole = settings.contactsPerDay;
      const perDay = perDayOf(firstDay);
      const hidden = { shown: false, perDay } as const;
      const calledOff = await calledOffOf(db, userId);
      if (calledOff < perDay && (await areParties(db, userId, personId))) return shown;
      if (count + calledOff >= perDay) return hidden;
      const byNetwork = { network: secrets.keyedHash('caller', ip), personId };
      if (firstWeek && !(await addSeenByNetwork(db, byNetwork, whole * networkTimes))) return hidden;
      return (await addSeen(db, look, perDay - calledOff)) ? shown : hidden;
    },
    async meets(userId) {
      if (!settings.rateLimits) return true;
      const { firstDay } = await readDay(db, { userId, personId: userId });
      return (await calledOffOf(db, userId)) < perDayOf(firstDay);
    },
  };
}
