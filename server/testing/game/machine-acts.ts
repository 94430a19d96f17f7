import { inspectionItems } from '#contract/hiring/hiring-words.ts';
import { sign, writeInspection } from '#server/features/hiring/rentals/inspection.rules.ts';
import { setTerms } from '#server/features/hiring/rentals/rent-terms.rules.ts';
import { type Act, type Game, machineTerms, rowsOf } from './game.ts';

const out = `
  select b.id, r.unit_id as unit from bookings b join reservations r on r.booking_id = b.id and r.released_at is null
  where b.listing_of = 'product' and b.status = any ($1) and lower(r.span) <= $2
    and exists (select from inspections i where i.booking_id = b.id and i.unit_id = r.unit_id) = $3
  order by b.created_at desc, b.id, r.unit_id limit 4`;

const items = Object.fromEntries(inspectionItems.map((item) => [item, { state: 'ok' }]));

/** A checklist that the owner writes; mostly both sign it. */
async function inspects(
  game: Game,
  kind: 'handover' | 'return',
  found: { id: string; unit: string } | undefined,
): Promise<void> {
  const booking = game.bookings.find(({ id }) => id === found?.id);
  if (!found || !booking) return;
  const { pictures, player } = game.owner;
  const { _id, sha256 } = await writeInspection(game.hiring, player, {
    id: found.id,
    body: { unitId: found.unit, kind, items, own: [], pictures, fuel: game.dice.below(101) } as never,
  });
  for (const by of [booking.customer, booking.provider])
    if (!game.gone.has(by.userId) && game.dice.chance(0.85))
      await sign(game.hiring, by, { id: found.id, inspectionId: _id, sha256 });
}

const handsOver: Act = async (game) => {
  const rows = await rowsOf<{ id: string; unit: string }>(game, out, [
    ['agreed', 'under_way'],
    game.now,
    false,
  ]);
  await inspects(game, 'handover', game.dice.pick(rows));
};

const bringsBack: Act = async (game) => {
  const states = ['under_way', 'done_said', 'done'];
  const rows = await rowsOf<{ id: string; unit: string }>(game, out, [states, game.now, true]);
  await inspects(game, 'return', game.dice.pick(rows));
};

/** More machines, or fewer: not fewer than have work. */
const setsTerms: Act = async (game) => {
  const { product, player } = game.owner;
  const [has] = await rowsOf(game, 'select from products where id = $1', [product]);
  if (!has) return;
  const body = { ...machineTerms, stock: 1 + game.dice.below(3), bufferMinutes: game.dice.below(3) * 30 };
  await setTerms(game.hiring, player, { productId: product, body });
};

export const machineActs: Record<string, Act> = { handsOver, bringsBack, setsTerms };
