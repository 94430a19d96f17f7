import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Language } from '#contract/accounts/account.ts';
import type { Outside, OutsideBody } from '#contract/evidence/outside-days.calls.ts';
import { dayMs } from '#domain/calendar/dates.ts';
import type { OutsideDate } from '#domain/evidence/work-facts.ts';
import { isWithin, lastYear } from '#domain/ledger/balance.ts';
import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { codeOf } from '#server/platform/config/error-facts.ts';
import { saysFull } from '#server/platform/config/free-space.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError, fieldError } from '#server/platform/http/errors.ts';
import { outsideText } from '#server/platform/mail/sms/outside-text.ts';
import type { Services } from '#server/platform/services.ts';
import { lockBearer, phonesOf } from '../bearer.data.ts';
import * as data from './outside.data.ts';
import { outsideView } from './outside.view.ts';

/** What days outside Neev are asked with. */
export interface Asking {
  services: Services;
  /** The time by which rules decide; tests set it. */
  now: () => Date;
}

/** So often a day a phone is asked, by all workers together: nobody is to be pestered. */
const mostAsked = 3;

/** @param of a question's id, or what is kept of phones */
const hashOf = ({ secrets }: Pick<Services, 'secrets'>, of: string, said: string): Buffer =>
  secrets.keyedHash('code', `outside\n${of}\n${said}`);

/** Six digits: they are told by mouth. */
const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** @throws AppError 'outside-phone', 'outside-dates' */
async function check({ services, now }: Asking, userId: string, body: OutsideBody): Promise<void> {
  const own = await phonesOf(services.db, userId);
  if (own.includes(body.employerPhone)) throw fieldError('employerPhone', 'outside-phone');
  const year = lastYear(now());
  if (!body.dates.every((date) => isWithin(date, year))) throw fieldError('dates', 'outside-dates');
}

/**
 * Writes down what a worker says and sends the employer a code. Sent twice it is once.
 * @throws AppError 'outside-phone', 'outside-dates', 'outside-asked', 'too-many', 'mail-failed', 'storage-full'; 'not-found' where
 * it was removed meanwhile
 */
export async function askOutside(asking: Asking, caller: Caller, body: OutsideBody): Promise<Outside> {
  const { db, limits } = asking.services;
  const { userId } = caller;
  const known = await data.findOutsideSent(db, userId, body.clientId);
  if (known) return stillAsked(known);
  await check(asking, userId, body);
  await limits.take('outside-by-user', userId);
  const code = newCode();
  const giveBack = () => limits.giveBack('outside-by-user', userId);
  const made = await writeDown(asking, userId, { body, code }).catch(async (refused: unknown) => {
    await giveBack();
    throw refused;
  });
  if (!made.isNew) {
    await giveBack();
    return stillAsked(made.row);
  }
  try {
    await send(asking.services, { ...{ body, code, language: made.language }, name: caller.fullname });
  } catch (error) {
    await data.dropOutside(db, made.row.id);
    await giveBack();
    // Its kind alone: the message may quote the number.
    asking.services.log.warn({ code: codeOf(error) }, 'a code for days outside did not leave');
    throw new AppError(saysFull(error) ? 'storage-full' : 'mail-failed');
  }
  return outsideView(made.row);
}

function stillAsked(row: data.OutsideSaid & { removed_at?: Date | null }): Outside {
  if (row.removed_at) throw new AppError('not-found');
  return outsideView(row);
}

interface Written {
  body: OutsideBody;
  code: string;
}

const writeDown = (asking: Asking, userId: string, { body, code }: Written) =>
  inTransaction(asking, async (transaction) => {
    const { services } = asking;
    // One account asks one question at a time: the same one sent twice meets itself here.
    const bearer = await lockBearer(transaction, userId);
    const { language = 'en' } = bearer ?? {};
    const meanwhile = await data.findOutsideSent(transaction, userId, body.clientId);
    if (meanwhile) return { row: meanwhile, isNew: false, language };
    const now = asking.now();
    const aDayAgo = new Date(now.getTime() - dayMs);
    const phoneHash = hashOf(services, 'phone', body.employerPhone);
    if ((await data.timesAsked(transaction, phoneHash, aDayAgo)) >= mostAsked)
      throw new AppError('outside-asked');
    const id = randomUUID();
    const row = await data.addOutside(transaction, {
      ...{ id, user_id: userId, client_id: body.clientId },
      ...{ employer_name: body.employerName, pin: body.pin, trade: body.trade },
      ...{ phone_hash: phoneHash, phone_last4: body.employerPhone.slice(-4) },
      dates: body.dates.toSorted(),
      ...{ code_hash: hashOf(services, id, code), code_until: new Date(now.getTime() + dayMs) },
      created_at: now,
    });
    return { row, isNew: true, language };
  });

async function send({ sms }: Services, sent: Written & { name: string; language: Language }): Promise<void> {
  const { body, code, name, language } = sent;
  const text = outsideText({ name, dates: body.dates, code, language });
  await sms.send({ to: body.employerPhone, text, template: `outside-days-${language}` });
}

/** @throws AppError 'not-found'; 'outside-code' unless it is the code, in time and within five tries */
export async function confirmOutside(
  { services, now }: Asking,
  { userId }: Caller,
  { id, code }: { id: string; code: string },
): Promise<Outside> {
  const { db } = services;
  const asked = isId(id) ? await data.findOutside(db, userId, id) : undefined;
  if (!asked) throw new AppError('not-found');
  // An answer that was lost on its way is asked for again.
  if (asked.confirmed_at) return outsideView(asked);
  const right = await data.takeTry(db, { userId, id, now: now() });
  if (!right || !timingSafeEqual(right, hashOf(services, id, code))) throw fieldError('code', 'outside-code');
  await data.confirmOutside(db, id, now());
  const confirmed = await data.findOutside(db, userId, id);
  if (!confirmed) throw new AppError('not-found');
  return outsideView(confirmed);
}

/**
 * The dates that employers outside confirmed. Those of a phone that became one's own since do not count: nobody stands
 * behind them but oneself.
 */
export async function confirmedDates(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  userId: string,
  year: { from: string; to: string },
): Promise<OutsideDate[]> {
  const own = new Set(
    (await phonesOf(db, userId)).map((phone) => hashOf({ secrets }, 'phone', phone).toString('hex')),
  );
  return (await data.confirmedDates(db, userId, year)).filter(({ by }) => !own.has(by));
}

export const readOutside = async ({ services }: Asking, { userId }: Caller): Promise<Outside[]> =>
  (await data.outsideOf(services.db, userId)).map(outsideView);

/** @throws AppError 'not-found' */
export async function removeOutside(
  { services, now }: Asking,
  { userId }: Caller,
  id: string,
): Promise<void> {
  const gone = isId(id) && (await data.removeOutside(services.db, userId, { id, now: now() }));
  if (!gone) throw new AppError('not-found');
}

/** Every night: what was removed more than a day ago goes for good. */
export const forgetRemoved = ({ services, now }: Asking) =>
  data.forgetRemoved(services.db, new Date(now().getTime() - dayMs));
