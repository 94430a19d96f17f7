import type { ComponentType } from 'react';
import type { Booking } from '#contract/hiring/bookings.calls.ts';

/** What other parts show of a booking below its own facts. */
export type BookingPart = ComponentType<{ booking: Booking }>;
