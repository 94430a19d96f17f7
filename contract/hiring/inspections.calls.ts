import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, decimal, name, optionalText, problem, timestamp, whole } from '../fields.ts';
import { fewestPictures, inspectionItems, itemStates, mostPictures } from './hiring-words.ts';
import { ofBooking, pictureReference, unitId } from './rentals.calls.ts';

const seen = z.object({
  state: z.enum(itemStates, { error: problem('required') }),
  note: optionalText(200),
});

/** What both sides look at and sign. */
const inspectionFacts = z.object({
  items: z.record(z.enum(inspectionItems), seen, { error: problem('required') }),
  /** Points of one's own. */
  own: z
    .array(z.object({ name: name(60), ...seen.shape }))
    .max(20, problem('bad-input'))
    .default([]),
  /** Hours that the machine has run in its life. */
  hourMeter: decimal({ min: 0, max: 1_000_000 }, 'bad-input').optional(),
  /** Percent of a full tank. */
  fuel: whole({ min: 0, max: 100 }, 'bad-input').optional(),
  note: optionalText(500),
});
export type InspectionFacts = z.infer<typeof inspectionFacts>;

export const inspectionBody = z.object({
  unitId,
  kind: z.enum(['handover', 'return'], { error: problem('bad-input') }),
  ...inspectionFacts.shape,
  /** What `POST /hirePictures` answered, or addresses that the list of this booking showed. */
  pictures: z
    .array(pictureReference, { error: problem('pictures-few') })
    .min(fewestPictures, problem('pictures-few'))
    .max(mostPictures, problem('pictures-few')),
});
export type InspectionBody = z.infer<typeof inspectionBody>;

const inspection = z.object({
  _id: z.string(),
  bookingId: z.string(),
  unitId: z.string(),
  kind: z.enum(['handover', 'return']),
  ...inspectionFacts.shape,
  /** Addresses of the bytes. */
  pictures: z.array(z.string()),
  /** Hex: of the canonical JSON of what is signed. */
  sha256: z.string(),
  customerSignedAt: timestamp.nullable(),
  providerSignedAt: timestamp.nullable(),
  createdAt: timestamp,
});
export type Inspection = z.infer<typeof inspection>;

export const getInspections = endpoint({
  method: 'GET',
  path: '/bookings/:id/inspections',
  access: 'user',
  summary: 'What was found when the booking’s machines changed hands, and who signed it',
  params: ofBooking,
  response: dataOf(z.array(inspection)),
});

export const postInspection = endpoint({
  method: 'POST',
  path: '/bookings/:id/inspections',
  access: 'user',
  summary: 'Write the checklist of a machine, or write it anew, which takes the signatures off',
  params: ofBooking,
  body: inspectionBody,
  response: dataOf(inspection),
});

export const signInspection = endpoint({
  method: 'PUT',
  path: '/bookings/:id/inspections/:inspectionId/sign',
  access: 'user',
  summary: 'Sign a checklist as it was read; a hand-over that both signed begins the hire',
  params: z.object({ id: z.string(), inspectionId: z.string() }),
  body: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/, problem('bad-input')) }),
  response: dataOf(inspection),
});

export const getBookingPicture = endpoint({
  method: 'GET',
  path: '/bookings/:id/pictures/:name',
  access: 'user',
  summary: 'A picture of a checklist or a damage, as bytes, for the booking’s two sides',
  params: z.object({ id: z.string(), name: z.string() }),
  response: z.unknown(),
  answers: 'image/webp',
});
