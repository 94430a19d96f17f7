import { readWish } from './read-wish.ts';

/** A Friday. */
export const today = '2026-11-27';

/** "2 mason @900; 2026-11-30 3d; 411038; ? what was not understood". */
export function inShort(text: string): string {
  const { items, dates, pin, place, house, unread } = readWish(text, { today });
  const said = items.map(({ count, trade, machine, of, price, skill }) =>
    [
      `${count} ${trade ?? machine ?? of}`,
      /contractor|groupWorker/.test(of) && trade !== 'builder' && trade ? of : '',
      price ? `@${price}` : '',
      skill ?? '',
    ]
      .filter(Boolean)
      .join(' '),
  );
  const when =
    dates &&
    [`${dates.from} ${dates.days}d`, dates.part, dates.restDays && `not ${dates.restDays.join()}`]
      .filter(Boolean)
      .join(' ');
  return [...said, when, pin, place, house && `house ${house}`, unread.length > 0 && `? ${unread.join(' ')}`]
    .filter(Boolean)
    .join('; ');
}
