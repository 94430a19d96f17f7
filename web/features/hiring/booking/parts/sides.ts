import type { Booking } from '#contract/hiring/bookings.ts';
import { useSession } from '#web/shared/api/session.ts';

export type Side = 'customer' | 'provider';

/** Which side of a booking the user is. */
export function useSideOf({ customerId }: Pick<Booking, 'customerId'>): Side {
  return useSession()?.user._id === customerId ? 'customer' : 'provider';
}

interface Other {
  userId: string;
  name: string;
  pic: string | null;
}

/** Whom the user has agreed with. */
export const otherOf = (booking: Booking, side: Side): Other =>
  side === 'customer'
    ? { userId: booking.providerId, name: booking.listingName, pic: booking.profilePic }
    : { userId: booking.customerId, name: booking.customerName, pic: booking.customerPic };
