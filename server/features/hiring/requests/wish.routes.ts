import { postMatches, readWishCall } from '#contract/hiring/wish.calls.ts';
import { siteDate } from '#domain/calendar/dates.ts';
import { wrongDates } from '#domain/calendar/spans.ts';
import { readWish, type SaidWish } from '#domain/wish/read-wish.ts';
import { nearestKnown } from '#server/platform/geo/pin-places.ts';
import { fieldError } from '#server/platform/http/errors.ts';
import type { Register } from '#server/platform/route.ts';
import type { Hiring } from '../hiring.ts';
import { makeMatches } from './matches.rules.ts';

/** A PIN code goes before a town that is elsewhere, which is shown as not understood. */
function withOnePlace({ place, ...wish }: SaidWish): SaidWish {
  const site = wish.pin === undefined ? undefined : nearestKnown(wish.pin);
  if (place === undefined) return wish;
  const isThere = !site || [site.place, site.district].some((name) => name.includes(place));
  return isThere ? { ...wish, place } : { ...wish, unread: [...wish.unread, place] };
}

/** What somebody needs, before they are known to us: nothing of it is kept or logged. */
export function wishRoutes(register: Register, { services, now }: Pick<Hiring, 'services' | 'now'>): void {
  const { limits } = services;
  const matches = makeMatches(services);
  register(readWishCall, async ({ body, ip }) => {
    await limits.take('wish-by-caller', ip);
    return { data: withOnePlace(readWish(body.text, { today: siteDate(now()) })) };
  });
  register(postMatches, async ({ body, ip }) => {
    await limits.take('matches-by-caller', ip);
    const wrong = body.dates && wrongDates(body.dates, now());
    if (wrong) throw fieldError('dates', wrong);
    return { data: await matches(body) };
  });
}
