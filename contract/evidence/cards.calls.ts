import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, nothing, problem, recordDay, timestamp } from '../fields.ts';
import { clientId } from '../hiring/terms.ts';
import { cardConsentVersion } from '../marketplace/consent.ts';

/** A work card, as its owner has it. */
export const cardRecord = z.object({
  /** Its place in the lists of ended cards. */
  idx: z.number(),
  /** The SD-JWT with all its parts. */
  token: z.string(),
  issuedAt: timestamp,
  expiresAt: timestamp,
  ninety: z.object({ yes: z.boolean(), to: recordDay, by: z.enum(['books', 'with-outside']) }),
  work: z.object({
    from: recordDay,
    /** Dates by trade, a number a month. */
    days: z.record(z.string(), z.array(z.number())),
    outside: z.number(),
    employers: z.number(),
    outsideBy: z.number(),
    signed: z.number(),
  }),
  /** Whole rupees of the same twelve months. */
  pay: z.object({ agreed: z.number(), received: z.number(), owed: z.number() }),
});
export type Card = z.infer<typeof cardRecord>;

export const postCard = endpoint({
  method: 'POST',
  path: '/cards',
  access: 'user',
  summary: 'Make a work card of one’s agreed days; the card before it ends',
  body: z.object({ clientId, consent: z.literal(cardConsentVersion, problem('card-consent')) }),
  response: dataOf(cardRecord),
});

export const getCard = endpoint({
  method: 'GET',
  path: '/cards',
  access: 'user',
  summary: 'One’s work card, or null',
  response: dataOf(cardRecord.nullable()),
});

export const deleteCard = endpoint({
  method: 'DELETE',
  path: '/cards/:idx',
  access: 'user',
  summary: 'Take one’s work card back',
  params: z.object({ idx: z.string() }),
  response: nothing,
});

export const getCardStatus = endpoint({
  method: 'GET',
  path: '/card/status',
  access: 'anyone',
  summary: 'The status list of all work cards (Token Status List), signed',
  response: z.unknown(),
  answers: 'application/statuslist+jwt',
});

export const getEndedCards = endpoint({
  method: 'GET',
  path: '/card/ended',
  access: 'anyone',
  summary: 'Which work cards ended before their time: the whole list, so that nobody learns who is checked',
  response: dataOf(z.object({ at: timestamp, ended: z.array(z.number()) })),
});

export const getIssuer = endpoint({
  method: 'GET',
  path: '/.well-known/jwt-vc-issuer',
  access: 'anyone',
  summary: 'The keys with which work cards are signed',
  response: z.object({
    issuer: z.string(),
    jwks: z.object({
      keys: z.array(
        z.object({
          kty: z.literal('OKP'),
          crv: z.literal('Ed25519'),
          alg: z.literal('EdDSA'),
          use: z.literal('sig'),
          kid: z.string(),
          x: z.string(),
        }),
      ),
    }),
  }),
});
