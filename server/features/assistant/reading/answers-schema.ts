import { z } from 'zod';
import {
  areaTypes,
  finishes,
  floorLimits,
  parkingChoices,
  roomChoices,
} from '#domain/house/model/answers.ts';
import type { LandProblem } from '#domain/house/model/land/land-size.ts';
import { readLandSize } from '#domain/house/model/land/land-size.ts';

/** A house's answers as the assistant receives them. */
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

export type HouseInput = z.infer<typeof answersSchema>;
