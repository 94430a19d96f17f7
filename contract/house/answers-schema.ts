import { z } from 'zod';
import { areaTypes, finishes, floorLimits, parkingChoices, roomChoices } from './answers.ts';
import type { LandProblem } from './land-size.ts';
import { readLandSize } from './land-size.ts';

/** For calls that receive answers; apart from them, so that pages which only show a plan need no zod. */
export const answersSchema = z.object({
  landSize: z
    .string({ error: 'land-size-unreadable' satisfies LandProblem })
    .trim()
    .max(80, 'land-size-unreadable' satisfies LandProblem)
    .superRefine((text, context) => {
      const reading = readLandSize(text);
      if (!reading.ok) context.addIssue({ code: 'custom', message: reading.problem });
    }),
  rooms: z.enum(roomChoices),
  parking: z.enum(parkingChoices),
  areaType: z.enum(areaTypes),
  floors: z.coerce.number().int().min(floorLimits.min).max(floorLimits.max),
  finish: z.enum(finishes),
});
