import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { useSession } from '#web/shared/api/session.ts';
import { listingDrawing } from '#web/shared/ui/drawings/stand-ins.ts';
import { isGone, useNameOf, useSaidName } from '../../person-name.ts';

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

/** How a sentence calls the other side; of a machine its owner, since a machine says nothing. */
export function useOtherName({ listing, ...booking }: Booking, side: Side): string {
  const saidName = useSaidName();
  if (side === 'provider') return saidName(booking.customerName);
  return saidName(listing.kind === 'product' ? booking.providerName : booking.listingName, listing.kind);
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
