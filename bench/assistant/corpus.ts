import { z } from 'zod';
import { listingKinds } from '#server/features/assistant/knowledge/trades/trade-labels.ts';
import en from './corpus/en.json' with { type: 'json' };
import hi from './corpus/hi.json' with { type: 'json' };
import hinglish from './corpus/hinglish.json' with { type: 'json' };
import keptEn from './corpus/kept/en.json' with { type: 'json' };
import keptHi from './corpus/kept/hi.json' with { type: 'json' };
import keptHinglish from './corpus/kept/hinglish.json' with { type: 'json' };

/** What an answer has to hold; sizes as "20 ft" are turned into the calculators' own units. */
const expected = z.union([
  z.strictObject({
    calculate: z.string(),
    inputs: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  }),
  z.strictObject({
    house: z.strictObject({ land: z.string().optional(), floors: z.number().optional() }),
  }),
  z.strictObject({
    find: z.enum(listingKinds),
    category: z.string(),
    /** A town in English, or a PIN code. */
    place: z.string().optional(),
    maxPrice: z.number().optional(),
    people: z.number().optional(),
  }),
  /** Any one of them. */
  z.strictObject({ articles: z.array(z.string()).min(1) }),
  z.strictObject({ smallTalk: z.enum(['greeting', 'thanks', 'bye', 'whoAmI']) }),
  z.strictObject({ price: z.enum(['cement', 'steel', 'bricks', 'sand']) }),
  z.strictObject({ answer: z.enum(['doesNotKnow', 'asksForSizes', 'howToJoin']) }),
]);
export type Expected = z.infer<typeof expected>;

const entry = z.strictObject({
  /** One question, or a conversation; the answer to the last is judged. */
  say: z.array(z.string()).min(1),
  /** Each reading is right; all that the chosen one lists has to be answered. */
  expect: z.array(z.array(expected).min(1)).min(1),
});
export type Entry = z.infer<typeof entry>;

/** Those one works with, and those that are looked at only at the end: `corpus/kept`, written by others than the rules. */
const questions = {
  en: { open: en, kept: keptEn },
  hi: { open: hi, kept: keptHi },
  hinglish: { open: hinglish, kept: keptHinglish },
};

export const corpus = Object.entries(questions).map(([language, { open, kept }]) => ({
  language,
  entries: [
    ...z
      .array(entry)
      .parse(open)
      .map((one) => ({ ...one, kept: false })),
    ...z
      .array(entry)
      .parse(kept)
      .map((one) => ({ ...one, kept: true })),
  ],
}));
