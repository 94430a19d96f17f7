import type { z } from 'zod';
import { type tellMe, waitDays } from '#contract/hiring/waits.calls.ts';
import { nearestKnown } from '#server/platform/geo/pin-places.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { fieldError } from '#server/platform/http/errors.ts';
import type { Hiring } from '../hiring.ts';
import { addWaits } from './wait.data.ts';

const dayMs = 86_400_000;

/** Waits until somebody registers near a place (docs/rules.md#hiring-31). @throws AppError 400 'pin-unknown', 'too-many' */
export async function waitFor(
  { services: { db, limits }, now }: Hiring,
  { userId }: Caller,
  { items, pin, radiusKm }: z.infer<NonNullable<typeof tellMe.body>>,
): Promise<{ until: string }> {
  const place = nearestKnown(pin);
  if (!place) throw fieldError('pin', 'pin-unknown');
  await limits.take('wait-by-user', userId);
  const at = now();
  const endsAt = new Date(at.getTime() + waitDays * dayMs);
  await addWaits(db, {
    ...{ userId, items, pin, radiusKm, now: at, endsAt },
    lat: place.lat,
    lng: place.lng,
  });
  return { until: endsAt.toISOString() };
}
