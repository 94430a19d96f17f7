import { asCurl, type Call } from './call.ts';
import type { Outcome } from './wire.ts';

export interface Fault {
  nth: number;
  what: string;
  call: Call | undefined;
  outcome?: Outcome;
}

/** What was made, and what came of it. */
export interface Tally {
  made: number;
  statuses: Map<string, number>;
  /** Calls of the document that were done at least once. */
  done: Set<string>;
  slowest: { ms: number; what: string };
  faults: Fault[];
}

export const makeTally = (): Tally => ({
  made: 0,
  statuses: new Map(),
  done: new Set(),
  slowest: { ms: 0, what: '' },
  faults: [],
});

const nameOf = ({ method, target, of }: Call): string => `${method} ${of?.path ?? target.slice(0, 60)}`;

export function count(tally: Tally, call: Call, outcome: Outcome): void {
  tally.made += 1;
  const status = outcome.kind === 'answer' ? String(outcome.answer.status) : outcome.kind;
  tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
  if (outcome.kind !== 'answer') return;
  if (call.of && outcome.answer.status < 300) tally.done.add(`${call.of.method} ${call.of.path}`);
  if (outcome.ms > tally.slowest.ms) tally.slowest = { ms: Math.round(outcome.ms), what: nameOf(call) };
}

/** Each fault with the call that can be made again; the same fault of the same call once. */
export function describeFaults(faults: Fault[], address: string): string {
  const kinds = new Map<string, Fault[]>();
  for (const fault of faults) {
    const kind = `${fault.what} — ${fault.call ? nameOf(fault.call) : 'the server'}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), fault]);
  }
  return [...kinds]
    .map(([kind, [first, ...others]]) =>
      first ? wordsOf(kind, first, { others: others.length, address }) : '',
    )
    .join('');
}

function wordsOf(
  kind: string,
  { nth, call, outcome }: Fault,
  { others, address }: { others: number; address: string },
): string {
  const who = call?.person ? ` by ${call.person.who}` : '';
  const more = others > 0 ? `, and ${others} times more` : '';
  const again = call ? `\n  ${asCurl(call, address)}` : '';
  const said = outcome?.kind === 'answer' ? `\n  answered ${String(outcome.answer.body).slice(0, 500)}` : '';
  return `! ${kind}, call ${nth}${who}${more}${again}${said}\n`;
}
