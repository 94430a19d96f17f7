import bn from '#content/trade-names/bn.json' with { type: 'json' };
import en from '#content/trade-names/en.json' with { type: 'json' };
import hi from '#content/trade-names/hi.json' with { type: 'json' };
import mr from '#content/trade-names/mr.json' with { type: 'json' };
import ta from '#content/trade-names/ta.json' with { type: 'json' };
import te from '#content/trade-names/te.json' with { type: 'json' };
import type { CardFacts, CardWork } from '#domain/evidence/card-facts.ts';
import { el } from './element.ts';
import type { Language, Voice } from './languages.ts';

const names: Record<Language, Record<string, string>> = { en, hi, mr, bn, ta, te };

/** A trade as its people call it; one that this page does not know by its key. */
const tradeName = (trade: string, language: Language): string => {
  const known = names[language];
  return Object.hasOwn(known, trade) ? (known[trade] ?? trade) : trade;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export const fact = (name: string, value: string): Node =>
  el('div', { class: 'fact' }, el('dt', {}, name), el('dd', {}, value));
const part = (title: string, ...content: Node[]): Node => el('section', {}, el('h2', {}, title), ...content);

const inSeconds = (seconds: number): Date => new Date(seconds * 1000);

function ninetyPart({ ninety }: CardFacts, { say, date }: Voice): Node {
  const answer = el('p', { class: ninety.yes ? 'answer' : 'answer not' }, say(ninety.yes ? 'yes' : 'notYet'));
  const until = el('p', { class: 'm' }, say('until', { date: date(new Date(ninety.to)) }));
  return part(say('ninety'), answer, until, el('p', { class: 'm' }, say(ninety.by)));
}

function behindPart(work: CardWork, { say, number }: Voice): Node {
  const shown = (['employers', 'signed', 'outside', 'outsideBy'] as const).map((name) =>
    fact(say(name), number(work[name])),
  );
  return part(say('behind'), el('dl', {}, ...shown));
}

function workPart({ from, days }: CardWork, { say, month, number, language }: Voice): Node {
  const trades = Object.keys(days);
  const [year = 0, first = 1] = from.split('-').map(Number);
  const head = el('tr', {}, el('th', { scope: 'col' }, say('month')));
  for (const trade of trades) head.append(el('th', { scope: 'col' }, tradeName(trade, language)));
  const rows = Array.from({ length: 12 }, (_, place) => {
    const row = el(
      'tr',
      {},
      el('th', { scope: 'row' }, month(new Date(Date.UTC(year, first - 1 + place, 15)))),
    );
    for (const trade of trades) row.append(el('td', {}, number(days[trade]?.[place] ?? 0)));
    return row;
  });
  const totals = el('tr', { class: 'total' }, el('th', { scope: 'row' }, '='));
  for (const trade of trades) totals.append(el('td', {}, number(sum(days[trade] ?? []))));
  const table = el('table', {}, el('thead', {}, head), el('tbody', {}, ...rows, totals));
  return part(
    say('work'),
    el('div', { class: 'wide', tabindex: '0', role: 'region', 'aria-label': say('work') }, table),
  );
}

function payPart({ pay }: CardFacts, { say, rupees }: Voice): Node | undefined {
  if (!pay) return undefined;
  const shown = (['agreed', 'received', 'owed'] as const).map((name) => fact(say(name), rupees(pay[name])));
  return part(say('pay'), el('dl', {}, ...shown));
}

/** What a card says, also one that was taken back or is over. */
export function cardFacts(facts: CardFacts, voice: Voice): Node[] {
  const { say, date } = voice;
  const who = el(
    'section',
    { class: 'who' },
    el('p', { class: 'name', dir: 'auto' }, facts.name),
    facts.phone !== '' && el('p', { class: 'm' }, say('phone', { digits: facts.phone })),
  );
  const { work } = facts;
  const parts = [
    who,
    ninetyPart(facts, voice),
    work && behindPart(work, voice),
    work && workPart(work, voice),
    payPart(facts, voice),
    el(
      'section',
      {},
      el('p', { class: 'm' }, say('madeOn', { date: date(inSeconds(facts.iat)) })),
      el('p', { class: 'm' }, say('goodUntil', { date: date(inSeconds(facts.exp)) })),
    ),
  ];
  return parts.filter((one) => one !== undefined);
}
