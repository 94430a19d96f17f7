import { z } from 'zod';
import {
  age,
  experience,
  flag,
  longestTyped,
  name,
  optionalName,
  phone,
  pin,
  price,
  problem,
  siteDay,
  whole,
} from '#contract/fields.ts';
import { siteToday } from '../../day-range.ts';
import { contractorTypes, engineerTypes, groupTypes, workerCategories } from '../categories.ts';
import { cardKinds } from '../evidence.ts';
import { publicChanges } from '../listing-facts.ts';
import { mostTrades, tradeKeys } from '../trades.ts';
import { aadharDigits } from './aadhar.ts';

const blankToNone = (value: unknown): unknown =>
  value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value;

/**
 * Asked of nobody. Where it is given it is checked and then forgotten: only its last four digits and a keyed hash are
 * kept (docs/rules.md#privacy-1).
 */
export const aadhar = z.preprocess(
  blankToNone,
  z
    .union([z.string().max(longestTyped), z.int()], { error: problem('aadhar-invalid') })
    .transform((typed) => aadharDigits(String(typed)))
    .pipe(z.string({ error: problem('aadhar-invalid') }))
    .optional(),
);

/** Which card the picture shows, as its owner says. */
const card = z.preprocess(
  (value) => (value === 'none' ? undefined : blankToNone(value)),
  z.enum(cardKinds, { error: problem('category-invalid') }).optional(),
);
/** An admin also says that somebody was seen, by who and on which day: without these, by themself and today. */
const evidence = z.preprocess(
  (value) => {
    const given = value === 'none' ? undefined : blankToNone(value);
    return typeof given === 'string' ? { kind: given } : given;
  },
  z
    .discriminatedUnion(
      'kind',
      [
        z.object({ kind: z.enum(cardKinds) }),
        z.object({
          kind: z.literal('in-person'),
          by: optionalName(80),
          on: siteDay.refine((day) => day <= siteToday(), { error: problem('seen-ahead') }).optional(),
        }),
      ],
      { error: problem('category-invalid') },
    )
    .optional(),
);
export type GivenEvidence = NonNullable<z.output<typeof evidence>>;

/** An address that `/upload` gave; the server checks that it gave it to this user. */
const picture = z.preprocess(
  (value) => (value === '' || value === null ? undefined : value),
  z
    .string({ error: problem('picture-invalid') })
    .max(200, problem('picture-invalid'))
    .optional(),
);
/** A blank one is none: a form sends the places that it has, filled in or not. */
const socialLink =
  /^$|^https:\/\/(www\.|m\.)?(twitter\.com|x\.com|instagram\.com|facebook\.com)\/[^\s"'<>\p{C}]+$/iu;
const social = z
  .array(z.string().trim().max(200, problem('social-invalid')).regex(socialLink, problem('social-invalid')))
  .max(3, problem('social-invalid'))
  .overwrite((links) => links.filter((link) => link !== ''));

const category = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: problem('category-invalid') });

/** What is done, beside the category that it belongs to; a blank or a missing one is none. */
const trades = z.preprocess(
  (value) => (value === '' || value === null ? undefined : value),
  z
    .array(z.enum(tradeKeys, { error: problem('trade-invalid') }), { error: problem('trade-invalid') })
    .max(mostTrades, problem('trades-many'))
    .overwrite((keys) => [...new Set(keys)])
    .optional(),
);

// Where a form is filled from top to bottom, errors come in this order (the first one is the answer's `detail`).
const person = {
  age,
  phone,
  address: name(80),
  pin,
  country: optionalName(60),
  profilePic: picture,
};
const userId = { userId: z.string().max(64).optional() };

export const workerBody = z.object({
  fullName: optionalName(80),
  ...person,
  aadhar,
  role: category(workerCategories),
  trades,
  experience,
  price,
  evidence: card,
  aadharPic: picture,
  ...userId,
});

export const contractorBody = z.object({
  ...person,
  businessName: optionalName(80),
  /** How many jobs at a time. */
  teams: z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    whole({ min: 1, max: 20 }, 'teams-invalid').optional(),
  ),
  aadhar,
  role: category(contractorTypes),
  trades,
  experience,
  price,
  evidence: card,
  aadharPic: picture,
  ...userId,
});

export const engineerBody = z.object({
  ...person,
  businessName: optionalName(80),
  aadhar,
  role: category(engineerTypes),
  trades,
  experience,
  price,
  evidence: card,
  aadharPic: picture,
  ...userId,
});

/** `POST /contractor` makes what its `role` says: an engineer type an engineer, a contractor type a contractor. */
export const contractorOrEngineerBody = z.object({
  ...contractorBody.shape,
  role: category([...contractorTypes, ...engineerTypes]),
});

export const groupBody = z.object({
  groupName: name(80),
  leaderName: optionalName(80),
  phone,
  address: name(80),
  pin,
  country: optionalName(60),
  category: category(groupTypes),
  trades,
  groupSize: whole({ min: 1, max: 1000 }, 'group-size-invalid'),
  experience: z.preprocess((value) => (value === '' || value == null ? 0 : value), experience),
  price,
  profilePic: picture,
  evidence: card,
  aadharPic: picture,
  ...userId,
});

export const rentalProviderBody = z.object({
  fullName: optionalName(80),
  phone: z.preprocess((value) => (value === '' || value === null ? undefined : value), phone.optional()),
  address: name(80),
  pin,
  country: optionalName(60),
  aadhar,
  profilePic: picture,
  evidence: card,
  aadharPic: picture,
  ...userId,
});

/** In a change what is sent blank is emptied (null); what is not sent stays. */
const emptied = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    schema.nullable(),
  );

const business = { businessName: emptied(name(80)) };
/** A record in wire names, partly; `verified` is for admins. */
const changes = { available: flag, social, country: name(60), evidence, ...publicChanges };
const verification = { verified: flag };

export const workerChanges = z
  .object({ ...workerBody.shape, ...changes, ...verification, fullName: name(80), status: flag })
  .omit({ available: true })
  .partial();
export const contractorChanges = z
  .object({
    ...contractorBody.shape,
    ...changes,
    ...verification,
    ...business,
    fullName: name(80),
    status: flag,
  })
  .omit({ available: true })
  .partial();
export const engineerChanges = z
  .object({
    ...engineerBody.shape,
    ...changes,
    ...business,
    fullName: name(80),
    status: flag,
    type: category(engineerTypes),
  })
  .omit({ role: true })
  .partial();
export const groupChanges = z
  .object({
    ...groupBody.shape,
    ...changes,
    status: flag,
    leaderName: emptied(name(80)),
    experience: z.preprocess((value) => (value === '' || value === null ? 0 : value), experience),
  })
  .partial();
export const rentalProviderChanges = z
  .object({
    ...rentalProviderBody.shape,
    ...changes,
    ...verification,
    fullName: name(80),
    phone: emptied(phone),
  })
  .partial();
