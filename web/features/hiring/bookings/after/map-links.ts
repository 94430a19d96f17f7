import type { Booking } from '#contract/hiring/bookings.calls.ts';

/** The site for the phone's own map (`geo:`), and as a page: the spot where it is known, else the address in words. */
export function mapLinks({ address, pin, latlng }: Pick<Booking, 'address' | 'pin' | 'latlng'>): {
  app: string;
  page: string;
} {
  if (latlng) {
    const spot = `${latlng.lat},${latlng.lng}`;
    return {
      app: `geo:${spot}?q=${spot}`,
      page: `https://www.openstreetmap.org/?mlat=${latlng.lat}&mlon=${latlng.lng}#map=17/${latlng.lat}/${latlng.lng}`,
    };
  }
  const words = encodeURIComponent([address, pin].filter(Boolean).join(', '));
  return { app: `geo:0,0?q=${words}`, page: `https://www.openstreetmap.org/search?query=${words}` };
}
