import { useRef, useState } from 'react';
import type { Bill, Side } from '#contract/contracts/bill.ts';
import type { gives, mostAsked, Quoter, TenderBody } from '#contract/contracts/tenders.calls.ts';
import type { ProblemName } from '#contract/problems.ts';
import { pinOf, wholeOf } from '#contract/written.ts';
import { addDays, siteDate } from '#domain/calendar/dates.ts';
import { now } from '#web/shared/api/device-clock.ts';
import { keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';
import { readPin } from '#web/shared/browser/site-pin.ts';
import type { KeptPicture } from '#web/shared/media/kept-pictures.ts';
import { draftForm } from '../../lines/bill-draft.ts';
import { sortedBill } from '../../lines/edit-bill.ts';
import type { Work } from '../../lines/work.ts';
import { fromField, isHour, usualHour } from '../site-hour.ts';

export type Give = (typeof gives)[number];
export const most: typeof mostAsked = 10;
export const radii = [5, 10, 25, 50, 100] as const;
export const retentions = [0, 2, 5, 10] as const;
export const defectMonths = [0, 3, 6, 12, 24] as const;
const mostDays = 730;
const daysToBegin = 10;

export interface Chosen {
  kind: Quoter;
  _id: string;
  name: string;
}

/** All that the form asks, as typed; it stands on the device until it is sent. */
export interface AskDraft {
  /** Names the tender: sent twice it is one. */
  clientId: string;
  /** It was sent, whatever came of it. */
  tried: boolean;
  of: Quoter;
  category: string;
  pin: string;
  nearby: boolean;
  to: Chosen[];
  /** The id of who was chosen before the bill was made; '' is nobody. */
  came: string;
  radiusKm: number;
  /** As a field has it, at the site. */
  hour: string;
  description: string;
  address: string;
  pictures: KeptPicture[];
  visits: string[];
  pay: 'fixed' | 'measured';
  from: string;
  days: string;
  retentionPercent: number;
  defectMonths: number;
  gives: Partial<Record<Give, Side>>;
}

const field = 'ask';

/** @param asked who was chosen before the bill was made */
export const newAsk = ({ of, category, pin }: Work, asked?: Chosen & { category: string }): AskDraft => ({
  clientId: crypto.randomUUID(),
  tried: false,
  of: asked?.kind ?? of,
  category: asked?.category ?? category,
  pin: pin ?? readPin(),
  nearby: false,
  to: asked ? [{ kind: asked.kind, _id: asked._id, name: asked.name }] : [],
  came: asked?._id ?? '',
  radiusKm: 25,
  hour: usualHour(),
  description: '',
  address: '',
  pictures: [],
  visits: [],
  pay: 'fixed',
  from: addDays(siteDate(now()), daysToBegin),
  days: '',
  retentionPercent: 5,
  defectMonths: 12,
  gives: {},
});

/** Adds who one came to ask now to what was typed before. Once: who takes them out again has the last word. */
function withCame(known: AskDraft, { to: [came], of, category }: AskDraft): AskDraft {
  if (!came || known.came === came._id) return known;
  const isSame = known.of === of;
  const others = isSame ? known.to.filter(({ _id }) => _id !== came._id) : [];
  const to = [came, ...others].slice(0, most);
  return { ...known, of, category: isSame ? known.category : category, nearby: false, to, came: came._id };
}

/** What was typed before, and not sent. An hour or a day that is over is no use. */
function readAsk(key: string, fresh: AskDraft): AskDraft {
  try {
    const stored: unknown = JSON.parse(readDraft(draftForm(key))?.[field] ?? 'null');
    if (typeof stored !== 'object' || stored === null) return fresh;
    const known = withCame({ ...fresh, came: '', ...stored }, fresh);
    return {
      ...known,
      hour: isHour(known.hour) ? known.hour : fresh.hour,
      from: known.from >= siteDate(now()) ? known.from : fresh.from,
    };
  } catch {
    return fresh;
  }
}

export type ChangeAsk = (changes: Partial<AskDraft> | ((ask: AskDraft) => Partial<AskDraft>)) => void;

export function useAskDraft(key: string, fresh: AskDraft): { ask: AskDraft; change: ChangeAsk } {
  const [ask, setAsk] = useState(() => readAsk(key, fresh));
  // A picture arrives while others type: what is changed is the newest.
  const newest = useRef(ask);
  const change: ChangeAsk = (changes) => {
    const known = newest.current;
    newest.current = { ...known, ...(typeof changes === 'function' ? changes(known) : changes) };
    setAsk(newest.current);
    keepInDraft(draftForm(key), field, JSON.stringify(newest.current));
  };
  return { ask, change };
}

/** Which problem stands at which field, by the path of the call's body. */
export type Wrong = Partial<Record<string, ProblemName>>;

type Terms = Pick<TenderBody, 'pin' | 'opensAt' | 'wishes'>;

function termsOf(ask: AskDraft): { terms: Terms } | { wrong: Wrong } {
  const pin = pinOf(ask.pin);
  const opensAt = isHour(ask.hour) ? fromField(ask.hour) : undefined;
  const days = ask.days.trim() === '' ? undefined : (wholeOf(ask.days) ?? Number.NaN);
  const visits = ask.visits.filter(Boolean).map((visit) => fromField(visit));
  const [today, latest] = [now(), opensAt ?? now()];
  const isVisit = (at: Date | undefined) => at !== undefined && at > today && at < latest;
  const wrong: Wrong = {
    ...(!pin && { pin: 'pin-invalid' }),
    ...(!ask.nearby && ask.to.length === 0 && { to: 'asked-few' }),
    ...(!opensAt && { opensAt: 'hour-invalid' }),
    ...(ask.from < siteDate(today) && { 'wishes.from': 'dates-invalid' }),
    ...(days !== undefined && !(days >= 1 && days <= mostDays) && { 'wishes.days': 'dates-invalid' }),
    ...(opensAt && !visits.every(isVisit) && { 'wishes.visits': 'visit-over' }),
  };
  if (!pin || !opensAt || Object.keys(wrong).length > 0) return { wrong };
  const { pay, retentionPercent, from, gives: given } = ask;
  const shown = visits.flatMap((at) => at?.toISOString() ?? []).toSorted();
  return {
    terms: {
      pin,
      opensAt: opensAt.toISOString(),
      wishes: {
        ...{ pay, retentionPercent, defectMonths: ask.defectMonths, from, gives: given },
        ...(days !== undefined && { days }),
        ...(shown.length > 0 && { visits: shown }),
      },
    },
  };
}

interface Asked {
  work: Work;
  bill: Bill;
  name: string;
}

/** The call's body, or what is wrong in the form. Pictures are sent first, and come to it then. */
export function tenderOf(
  ask: AskDraft,
  { work, bill, name }: Asked,
): { body: Omit<TenderBody, 'pictures'> } | { wrong: Wrong } {
  const read = termsOf(ask);
  if ('wrong' in read) return read;
  const { clientId, of, category, nearby, to, radiusKm, description, address } = ask;
  return {
    body: {
      ...{ clientId, name, of, category, source: work.source, radiusKm, ...read.terms },
      to: nearby ? 'nearby' : to.map(({ kind, _id }) => ({ kind, _id })),
      ...(description.trim() !== '' && { description: description.trim() }),
      ...(address.trim() !== '' && { address: address.trim() }),
      bill: sortedBill(bill),
    },
  };
}
