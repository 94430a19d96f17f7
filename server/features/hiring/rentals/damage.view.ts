import type { Damage } from '#contract/hiring/rentals.calls.ts';
import { answerBy, type DamageRow } from './damage.data.ts';
import { addressOf } from './rental-pictures.rules.ts';

/** The one place where a damage becomes JSON. */
export const presentDamage = (row: DamageRow): Damage => ({
  _id: row.id,
  bookingId: row.booking_id,
  unitId: row.unit_id,
  amount: row.amount,
  text: row.text,
  pictures: row.pictures.map((reference) => addressOf(row.booking_id, reference)),
  status: row.status,
  answer: row.answer,
  answerPictures: row.answer_pictures.map((reference) => addressOf(row.booking_id, reference)),
  answerBy: answerBy(row.created_at).toISOString(),
  createdAt: row.created_at.toISOString(),
});
