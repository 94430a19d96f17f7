import { randomBytes } from 'node:crypto';
import type { Card } from '#contract/evidence/cards.calls.ts';
import { dayMs } from '#domain/calendar/dates.ts';
import { encodeCard } from '#domain/evidence/card.ts';
import { type CardHidden, type CardOpen, cardKind } from '#domain/evidence/card-facts.ts';
import { workFacts } from '#domain/evidence/work-facts.ts';
import { lastYear } from '#domain/ledger/balance.ts';
import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { lockBearer } from '../bearer.data.ts';
import { checkpointNow } from '../log/checkpoint.rules.ts';
import { confirmedDates } from '../outside/outside.rules.ts';
import { addCard, endLiveCard, findCardSent, findLiveCard, keepToken } from './card.data.ts';
import { cardView } from './card.view.ts';
import type { Cards } from './cards.ts';
import { keptSigner, sha256, statusAddress } from './issuer.rules.ts';

/** So long a card is good. */
const goodDays = 180;
const saltBytes = 16;

interface Said {
  open: Pick<CardOpen, 'ninety'>;
  hidden: CardHidden;
}

/** @throws AppError 'card-empty' where there is nothing to say */
async function factsOf(cards: Cards, caller: Caller): Promise<Said> {
  const { db } = cards.services;
  const year = lastYear(cards.now());
  const worked = await cards.workedDays(db, caller.userId, year);
  const { ninety, work } = workFacts(worked, await confirmedDates(cards.services, caller.userId, year), year);
  if (worked.length === 0 && work.outside === 0) throw new AppError('card-empty');
  return { open: { ninety }, hidden: { work, pay: await cards.workedPay(caller, year) } };
}

/** The owner's name for a card, and which words they said yes to. */
interface Asked {
  clientId: string;
  consent: number;
}

/**
 * Makes a card; the one before it is replaced. Sent twice it is once.
 * @throws AppError 'card-empty', 'too-many', 'seal-later'; 'not-found' where the card of this name is forgotten
 */
export async function makeCard(cards: Cards, caller: Caller, { clientId, consent }: Asked): Promise<Card> {
  const { db, limits } = cards.services;
  const { userId } = caller;
  const known = await findCardSent(db, userId, clientId);
  if (known) return requireView(known);
  const facts = await factsOf(cards, caller);
  await limits.take('card-by-user', userId);
  // What a card is made of stands in the log before it does.
  await checkpointNow(cards.services);
  return inTransaction(cards, async (transaction) => {
    const bearer = await lockBearer(transaction, userId);
    if (!bearer) throw new AppError('not-found');
    const meanwhile = await findCardSent(transaction, userId, clientId);
    if (meanwhile) return requireView(meanwhile);
    return issue(cards, transaction, { userId, clientId, consent, bearer, facts });
  });
}

function requireView(row: Parameters<typeof cardView>[0]): Card {
  const card = cardView(row);
  if (!card) throw new AppError('not-found');
  return card;
}

interface Issue extends Asked {
  userId: string;
  bearer: { fullname: string; phone: string | null };
  facts: Said;
}

async function issue(
  cards: Cards,
  transaction: Db,
  { userId, clientId, consent, bearer, facts }: Issue,
): Promise<Card> {
  const { services } = cards;
  const issuedAt = cards.now();
  await endLiveCard(transaction, userId, { why: 'replaced', now: issuedAt });
  const expiresAt = new Date(issuedAt.getTime() + goodDays * dayMs);
  const idx = await addCard(transaction, { userId, clientId, consent, issuedAt, expiresAt });
  const by = await keptSigner({ evidence: services.evidence, db: transaction });
  const open: CardOpen = {
    iss: services.settings.publicUrl,
    vct: cardKind,
    iat: Math.floor(issuedAt.getTime() / 1000),
    exp: Math.floor(expiresAt.getTime() / 1000),
    name: bearer.fullname,
    phone: bearer.phone?.slice(-4) ?? '',
    ninety: facts.open.ninety,
    status: { status_list: { idx, uri: statusAddress(services) } },
  };
  const salt = () => randomBytes(saltBytes).toString('base64url');
  const token = encodeCard(open, facts.hidden, { ...by, sha256, salt });
  return requireView(await keepToken(transaction, idx, token));
}

export async function readCard({ services, now }: Cards, { userId }: Caller): Promise<Card | null> {
  const row = await findLiveCard(services.db, userId, now());
  return (row && cardView(row)) ?? null;
}

/** @throws AppError 'not-found' where it is no live card of the caller's */
export async function takeBack({ services, now }: Cards, { userId }: Caller, idx: string): Promise<void> {
  const isIdx = /^\d{1,9}$/.test(idx);
  const ended =
    isIdx && (await endLiveCard(services.db, userId, { why: 'taken-back', now: now(), idx: Number(idx) }));
  if (!ended) throw new AppError('not-found');
}
