import { z } from 'zod';
import { dayRange, isInDayRange } from './day-range.ts';
import type { ProblemName } from './problems.ts';
import {
  decimalOf,
  emailOf,
  isName,
  isVisible,
  nameOf,
  phoneOf,
  pinOf,
  rupeesOf,
  wholeOf,
  withFewMarks,
} from './written.ts';

/** A schema's message is the name of a problem; the server turns it into the sentence, the browser translates it. */
export const problem = (name: ProblemName): string => name;

const blankToMissing = (value: unknown): unknown =>
  value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value;

// Controls but tab and line ends, halves of characters, and what turns the direction of the text after it.
const unseen = /[^\P{Cc}\t\n\r]|\p{Surrogate}|[\u202a-\u202e\u2066-\u2069]/gu;

/** Without what PostgreSQL cannot hold, what would make a text look like another, and what is slow to put in order. */
export const storable = (value: string): string => withFewMarks(value.replace(unseen, ''));

/**
 * Signs that may be typed for so many that are kept: blanks and what nobody sees are no part of a text. A body has room
 * for a million, and each is read several times.
 */
export const typedFor = (kept: number): number => 4 * kept + 4000;
/** As a number, a code or an address is typed. */
export const longestTyped = 500;

const oneLine = (value: string): string => value.replace(/\s+/g, ' ');
const ownLines = (value: string): string => value.replace(/\r\n?/g, '\n');

const written = (
  tidy: (value: string) => string,
  max: number,
  said: { missing: ProblemName; long: ProblemName },
) =>
  z
    .string({ error: problem(said.missing) })
    .max(typedFor(max), problem(said.long))
    .transform((value) => tidy(storable(value)).normalize('NFC').trim())
    .pipe(
      z
        .string()
        .min(1, { error: problem(said.missing), abort: true })
        .refine(isVisible, { error: problem(said.missing), abort: true })
        .max(max, problem(said.long)),
    );

/** A text of 1 to `max` characters on one line: names and places stand in mails, where a line more would say more. */
export const text = (max: number, missing: ProblemName = 'required', long: ProblemName = 'too-long') =>
  written(oneLine, max, { missing, long });

/** A text of 1 to `max` characters that keeps its lines. */
export const lines = (max: number, missing: ProblemName = 'required', long: ProblemName = 'too-long') =>
  written(ownLines, max, { missing, long });

/** What somebody or something is called: a letter or a digit at least, and nothing that nobody sees. */
export const name = (max: number, missing: ProblemName = 'required', long: ProblemName = 'too-long') =>
  written(nameOf, max, { missing, long }).refine(isName, { error: problem('name-signs') });

/** Like `text`, but blank or absent is `undefined`. */
export const optionalText = (max: number) => z.preprocess(blankToMissing, text(max).optional());
export const optionalName = (max: number) => z.preprocess(blankToMissing, name(max).optional());

interface Range {
  min: number;
  max: number;
}

const within = ({ min, max }: Range, wrong: ProblemName, missing = wrong) =>
  z
    .number({ error: (issue) => problem(issue.input === undefined ? missing : wrong) })
    .min(min, problem(wrong))
    .max(max, problem(wrong));

/** One word of what is wrong: half a rupee is no whole one, and is not said to be too little besides. */
const wholeWithin = ({ min, max }: Range, wrong: ProblemName, missing = wrong) =>
  z
    .number({ error: (issue) => problem(issue.input === undefined ? missing : wrong) })
    .int({ error: problem(wrong), abort: true })
    .min(min, problem(wrong))
    .max(max, problem(wrong));

/** Also as people write it; a blank one is missing, never 0, and what cannot be read is wrong. */
const asWritten = <Read extends z.ZodType>(readAs: (typed: string) => number | undefined, schema: Read) =>
  z.preprocess((value) => {
    const given = blankToMissing(value);
    return typeof given === 'string' && given.length <= longestTyped ? (readAs(given) ?? given) : given;
  }, schema);

export const decimal = (range: Range, wrong: ProblemName) => asWritten(decimalOf, within(range, wrong));

export const whole = (range: Range, wrong: ProblemName, missing = wrong) =>
  asWritten(wholeOf, wholeWithin(range, wrong, missing));

/** Whole rupees. */
export const rupees = (range: Range, wrong: ProblemName) => asWritten(rupeesOf, wholeWithin(range, wrong));

/** `true`/`false`, also as the words a form or an address sends. */
export const flag = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean({ error: problem('bad-input') }),
);

/** Kept in small letters, because it is compared without regard to case. */
export const email = z
  .string({ error: problem('email-invalid') })
  .max(longestTyped, problem('email-invalid'))
  .transform(emailOf)
  .pipe(z.email(problem('email-invalid')).max(254, problem('email-invalid')));

/** A number of JSON is taken where it is whole. */
const longNumber = (
  readAs: (typed: string) => string | undefined,
  { form, wrong }: { form: RegExp; wrong: ProblemName },
) =>
  z
    .union([z.string().max(longestTyped, problem(wrong)), z.int()], { error: problem(wrong) })
    .transform((typed) => readAs(String(typed)) ?? '')
    .pipe(z.string().regex(form, problem(wrong)));

export const age = whole({ min: 0, max: 100 }, 'age-invalid').refine((years) => years >= 18, {
  error: problem('age-under-18'),
});

/** Ten digits, first 6 to 9; +91, a leading 0, spaces and hyphens are dropped. Demo phones are `00000 xxxxx`. */
export const phone = longNumber(phoneOf, { form: /^[6-9]\d{9}$/, wrong: 'phone-invalid' });

export const pin = longNumber(pinOf, { form: /^[1-8]\d{5}$/, wrong: 'pin-invalid' });

/** Whole rupees per day. */
export const price = rupees({ min: 1, max: 1_000_000 }, 'price-invalid');

/** Years. */
export const experience = whole({ min: 0, max: 80 }, 'experience-invalid');

export const timestamp = z.iso.datetime();

const dayMs = 86_400_000;

/** `YYYY-MM-DD` at the site, a day of the calendar within `dayRange`. */
export const siteDayOr = (wrong: ProblemName) =>
  z.iso
    .date(problem(wrong))
    .refine(isInDayRange, { error: problem(wrong) })
    .meta({ description: 'YYYY-MM-DD at the site, from 5 years ago to 2 years ahead' });
export const siteDay = siteDayOr('day-invalid');

/** A day as a record tells it, however long ago. */
export const recordDay = z.iso.date();

/** Said in any zone, kept in UTC: as answers have it. */
const time = (from: () => string, wrong: ProblemName, description: string) =>
  z.iso
    .datetime({ offset: true, error: problem(wrong) })
    .refine(
      (said) =>
        Date.parse(said) >= Date.parse(from()) && Date.parse(said) < Date.parse(dayRange().max) + dayMs,
      { error: problem(wrong) },
    )
    .transform((said) => new Date(said).toISOString())
    .pipe(timestamp.meta({ description }));

/** A moment at the site, within `dayRange`. */
export const siteTime = time(
  () => dayRange().min,
  'day-invalid',
  'ISO 8601, from 5 years ago to 2 years ahead',
);

/** What a clock showed, a device's own too: one that was reset tells of years ago. */
export const clockTime = time(
  () => '2000-01-01',
  'clock-wrong',
  'ISO 8601, from the year 2000 to 2 years ahead',
);

/** Parts of a site's day. */
export const parts = ['day', 'morning', 'afternoon'] as const;

/** A record that is gone, or the answer to a delete. */
export const nothing = z.object({ data: z.null() });

export const dataOf = <T extends z.ZodType>(schema: T) => z.object({ data: schema });

export const listOf = <T extends z.ZodType>(schema: T) =>
  z.object({
    data: z.array(schema),
    nextCursor: z.string().nullable(),
    total: z.number(),
    totalIsEstimate: z.boolean().optional(),
  });
