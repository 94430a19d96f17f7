import type { Seal } from '#domain/evidence/seal.ts';
import type { Counts } from '#domain/evidence/statement-file.ts';
import { type Ended, nowBy } from './baked.ts';
import { cardFacts, fact } from './card-view.ts';
import { el, icon } from './element.ts';
import type { Voice } from './languages.ts';
import type { Said } from './said.ts';

/** What the page says in one word, a colour, a sign and a sentence: none of them alone. */
export interface Verdict {
  look: 'yes' | 'no' | 'late';
  title: string;
  means: string;
}
type Read = Exclude<Said, { of: 'too-large' }>;

export function verdictOf(said: Read, { say, date }: Voice, site: string): Verdict {
  if (said.of !== 'card' && said.result === 'real')
    return { look: 'yes', title: say('statement'), means: say('statementMeans') };
  const gaps = {
    site,
    date: said.of === 'card' && 'facts' in said ? date(new Date(said.facts.exp * 1000)) : '',
  };
  const { result } = said;
  const look = { real: 'yes', over: 'late' } as const;
  return {
    look: result === 'real' || result === 'over' ? look[result] : 'no',
    title: say(result),
    means: say(`${result}Means`, gaps),
  };
}

/** Of a file's hash so much is read out: who has paper and file compares them. */
const markLength = 8;

function sealFacts(seal: Seal, mark: string, { say, date, number, rupees }: Voice): Node[] {
  const gaps = { from: date(new Date(seal.from)), to: date(new Date(seal.to)) };
  const { days, wages, paid, owed } = seal.sums;
  const sums = el(
    'dl',
    {},
    fact(say('days'), number(days)),
    fact(say('wages'), rupees(wages)),
    fact(say('paid'), rupees(paid)),
    fact(say('owed'), rupees(owed)),
    fact(say('fileMark'), mark.slice(0, markLength)),
  );
  return [
    el(
      'section',
      { class: 'who' },
      el('p', { class: 'name', dir: 'auto' }, seal.name),
      el('p', { class: 'm' }, say('period', gaps)),
    ),
    el('section', {}, sums),
    el('section', {}, el('p', { class: 'm' }, say('madeOn', { date: date(new Date(seal.iat * 1000)) }))),
  ];
}

/** What the file's books come to, computed here. */
function countedFacts(counts: Counts, { say, number }: Voice): Node {
  return el(
    'section',
    {},
    el(
      'dl',
      {},
      fact(say('countedBooks'), number(counts.books)),
      fact(say('countedLogged'), number(counts.logged)),
      fact(say('countedLines'), number(counts.lines)),
      fact(say('countedSigned'), number(counts.signed)),
      ...(counts.hidden > 0 ? [fact(say('countedHidden'), number(counts.hidden))] : []),
    ),
  );
}

function factsOf(said: Read, voice: Voice): Node[] {
  if (said.of === 'card') return 'facts' in said ? cardFacts(said.facts, voice) : [];
  if (said.result !== 'real') return [];
  if (said.of === 'seal') return sealFacts(said.seal, said.seal.file, voice);
  return [...sealFacts(said.seal, said.mark, voice), countedFacts(said.counts, voice)];
}

const dayMs = 86_400_000;

/** Whether the list of ended cards can be trusted for today. Only a card that looks real needs it. */
function listNote(said: Read, { at }: Ended, { say, time }: Voice): Node | undefined {
  if (said.of !== 'card' || said.result !== 'real') return undefined;
  if (!at) return el('p', { class: 'warn' }, say('noList'));
  const isOld = Date.now() - at.getTime() > dayMs;
  const sentence = say(isOld ? 'oldList' : 'listOf', { time: time(at) });
  return el('p', { class: isOld ? 'warn' : 'm' }, sentence);
}

export interface Shown {
  said: Read;
  verdict: Verdict;
  ended: Ended;
}

/** The answer: its head can have the focus, and is read out. */
export function saidView({ said, verdict, ended }: Shown, voice: Voice): HTMLElement {
  const { say, time } = voice;
  const head = el(
    'div',
    { class: 'hd' },
    el('span', { class: 'sg' }, icon(verdict.look)),
    el(
      'div',
      {},
      el('h1', { tabindex: '-1' }, verdict.title),
      el('p', {}, verdict.means),
      el('p', { class: 'm' }, say('checkedAt', { time: time(nowBy(ended)) })),
    ),
  );
  const facts = factsOf(said, voice);
  const note = listNote(said, ended, voice);
  return el('article', { class: `ver ${verdict.look}` }, head, note && el('section', {}, note), ...facts);
}
