import type { CardPay } from '#domain/evidence/card-facts.ts';
import type { WorkedDay } from '#domain/evidence/work-facts.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/access.ts';
import type { Services } from '#server/platform/services.ts';

/** What works without who asks: what time does. */
export interface CardsByClock {
  services: Services;
  /** The time by which rules decide; tests set it. */
  now: () => Date;
  /** The agreed days of a worker's books. */
  workedDays: (db: Db, userId: string, range: { from: string; to: string }) => Promise<WorkedDay[]>;
}

/** What work cards are made with; what books know is given by server/evidence.ts. */
export interface Cards extends CardsByClock {
  workedPay: (caller: Caller, range: { from: string; to: string }) => Promise<CardPay>;
}
