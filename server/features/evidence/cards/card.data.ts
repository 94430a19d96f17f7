import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { WorkCardsTable } from '#server/platform/database/tables/hiring/evidence-tables.ts';

export type CardRow = Selectable<WorkCardsTable>;

/** A card by its owner's name for it, ended ones too. */
export const findCardSent = (db: Db, userId: string, clientId: string): Promise<CardRow | undefined> =>
  db
    .selectFrom('work_cards')
    .selectAll()
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();

export const findLiveCard = (db: Db, userId: string, now: Date): Promise<CardRow | undefined> =>
  db
    .selectFrom('work_cards')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();

export type WhyEnded = NonNullable<CardRow['ended_why']>;

/** Ends the live card of a user; also one whose time is over, which would stand in the way of the next. */
export async function endLiveCard(
  db: Db,
  userId: string,
  { why, now, idx }: { why: WhyEnded; now: Date; idx?: number },
): Promise<boolean> {
  let ending = db
    .updateTable('work_cards')
    .set({ ended_at: now, ended_why: why })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);
  if (idx !== undefined) ending = ending.where('idx', '=', idx);
  const { numUpdatedRows } = await ending.executeTakeFirst();
  return numUpdatedRows > 0;
}

export async function addCard(
  transaction: Db,
  card: { userId: string; clientId: string; consent: number; issuedAt: Date; expiresAt: Date },
): Promise<number> {
  const { idx } = await transaction
    .insertInto('work_cards')
    .values({
      user_id: card.userId,
      client_id: card.clientId,
      consent_version: card.consent,
      issued_at: card.issuedAt,
      expires_at: card.expiresAt,
    })
    .returning('idx')
    .executeTakeFirstOrThrow();
  return idx;
}

export const keepToken = (transaction: Db, idx: number, token: string) =>
  transaction
    .updateTable('work_cards')
    .set({ token })
    .where('idx', '=', idx)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Places of cards that ended. */
export interface EndedCards {
  /** Those whose time is not over. */
  live: number[];
  /** Every one: who watches the list sees that none ever leaves it. */
  all: number[];
}

/** As one text each, since a row each takes ten times as long to read. */
export async function endedCards(db: Db, now: Date): Promise<EndedCards> {
  const { rows } = await sql<Record<keyof EndedCards, string | null>>`
    select string_agg(idx::text, ',' order by idx) filter (where expires_at > ${now}) as live,
      string_agg(idx::text, ',' order by idx) as all
    from work_cards where ended_at is not null`.execute(db);
  const placesOf = (text: string | null | undefined) => text?.split(',').map(Number) ?? [];
  return { live: placesOf(rows[0]?.live), all: placesOf(rows[0]?.all) };
}

/** Changes with the ended cards, and takes two looks into indexes. */
export async function markOfCards(db: Db): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select concat((select max(ended_at) from work_cards), ' ', (select max(idx) from work_cards)) as mark`.execute(
    db,
  );
  return rows[0]?.mark ?? '';
}

/** How many places the status list has. */
export async function placesOfCards(db: Db): Promise<number> {
  const row = await db
    .selectFrom('work_cards')
    .select(({ fn }) => fn.max('idx').as('last'))
    .executeTakeFirst();
  return (row?.last ?? -1) + 1;
}

const atOnce = 100;

/** Live cards whose owner has an account, so many after a place. */
export const liveCardsAfter = (db: Db, idx: number, now: Date): Promise<CardRow[]> =>
  db
    .selectFrom('work_cards')
    .selectAll()
    .where('idx', '>', idx)
    .where('user_id', 'is not', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('idx')
    .limit(atOnce)
    .execute();

/** What a card says goes when its time is over. */
export const forgetTokens = (db: Db, now: Date) =>
  db
    .updateTable('work_cards')
    .set({ token: null })
    .where('token', 'is not', null)
    .where('expires_at', '<=', now)
    .execute();

export const cardsOfUser = (db: Db, userId: string): Promise<CardRow[]> =>
  db.selectFrom('work_cards').selectAll().where('user_id', '=', userId).orderBy('idx').execute();

/** The account ends, the card in the pocket stays good, and nothing here says whose it is. */
export const partFromOwner = (transaction: Db, userId: string) =>
  transaction
    .updateTable('work_cards')
    .set({ user_id: null, token: null })
    .where('user_id', '=', userId)
    .execute();
