import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { firstWord, useSession } from '#web/shared/api/session.ts';
import { listingDrawing } from '#web/shared/ui/drawings/stand-ins.ts';
import { isGone, useNameOf } from '../../person-name.ts';

export type Side = 'customer' | 'provider';

/** Which side of a booking the user is. */
export function useSideOf({ customerId }: Pick<Booking, 'customerId'>): Side {
  return useSession()?.user._id === customerId ? 'customer' : 'provider';
}

interface Other {
  userId: string;
  name: string;
  pic: string | null;
  /** The account was deleted. */
  gone: boolean;
}

/** How a sentence calls the other side: people by first name, a crew by its own, of a machine its owner. */
export function useOtherName(booking: Booking, side: Side): string {
  const nameOf = useNameOf();
  const { name, gone } = useOther(booking, side);
  if (gone || (side === 'customer' && booking.listing.kind === 'groupWorker')) return name;
  const isMachine = side === 'customer' && booking.listing.kind === 'product';
  return isMachine ? firstWord(nameOf(booking.providerName)) : firstWord(name);
}

/** The side that the user has agreed with. */
export function useOther(booking: Booking, side: Side): Other {
  const nameOf = useNameOf();
  const drawn = listingDrawing(booking.listing.kind, booking.category);
  const { providerId, listingName, profilePic, customerId, customerName, customerPic } = booking;
  return side === 'customer'
    ? { userId: providerId, name: nameOf(listingName), pic: profilePic ?? drawn, gone: isGone(listingName) }
    : { userId: customerId, name: nameOf(customerName), pic: customerPic, gone: isGone(customerName) };
}
