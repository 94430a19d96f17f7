import { useMemo } from 'react';
import type { BillLine, BillStage } from '#contract/contracts/bill.ts';
import type { BillWords, Named } from '#domain/estimate/bill/bill.ts';
import { isLineKey, type LineKey } from '#domain/estimate/bill/line-keys.ts';
import type { StageKey } from '#domain/estimate/bill/stages.ts';
import type { Messages } from '#web/shared/i18n/catalogues.ts';
import { type ShownLanguage, shownLanguages } from '#web/shared/i18n/languages.ts';
import { useMessages, useOtherWords } from '#web/shared/i18n/messages.ts';

/** Their stage has the floor in its name already. */
const frame: readonly LineKey[] = ['rcc', 'formwork', 'steel', 'brickwork'];
/** A house has four at most. */
const floors = [undefined, 0, 1, 2, 3, 4];

type Words = Messages<'bill'>;

function billWordsOf(t: Words): BillWords {
  const parts: Partial<Record<string, string>> = t.parts;
  const sees: Partial<Record<string, string[]>> = t.sees;
  const onFloor = (name: string, floor: number | undefined) =>
    floor === undefined ? name : t.onFloor(name, t.floorNames[floor] ?? t.floorNo(floor));
  return {
    line: ({ key, measure, floor }: Named) => {
      const part = parts[measure ?? ''];
      const name = part ? t.ofPart(t.names[key], part) : t.names[key];
      return frame.includes(key) ? name : onFloor(name, floor);
    },
    stage: (key, floor) => onFloor(t.stages[key], floor),
    see: (key) => sees[key] ?? [],
  };
}

/** The words in which a bill is written: those of the page, from then on its own. */
export function useBillWords(): BillWords {
  const t = useMessages('bill');
  return useMemo(() => billWordsOf(t), [t]);
}

interface Read {
  lines: readonly BillLine[];
  stages: readonly BillStage[];
}

/** Says in other words what was written in some; a name that somebody typed is none of them, and stays. */
function inOtherWords(from: Words, to: Words) {
  const [written, read] = [billWordsOf(from), billWordsOf(to)];
  const measures = [undefined, ...(Object.keys(from.parts) as Named['measure'][])];
  const isStage = (key: string | undefined): key is StageKey =>
    key !== undefined && Object.hasOwn(from.stages, key);
  return {
    line: ({ key, floor, name }: BillLine): string | undefined => {
      if (key === undefined || !isLineKey(key)) return undefined;
      const named = measures.map((measure): Named => ({ key, measure, floor }));
      const found = named.find((one) => written.line(one) === name);
      return found && read.line(found);
    },
    stage: ({ key, name }: BillStage): string | undefined => {
      if (!isStage(key)) return undefined;
      const floor = floors.find((one) => written.stage(key, one) === name);
      return written.stage(key, floor) === name ? read.stage(key, floor) : undefined;
    },
    see: ({ key, see }: BillStage): string[] => {
      if (!isStage(key)) return see;
      const known = written.see(key);
      return see.map((one) => read.see(key)[known.indexOf(one)] ?? one);
    },
  };
}

const letters: Record<ShownLanguage, RegExp> = {
  en: /\p{Script=Latin}/u,
  hi: /\p{Script=Devanagari}/u,
  mr: /\p{Script=Devanagari}/u,
  bn: /\p{Script=Bengali}/u,
  te: /\p{Script=Telugu}/u,
  ta: /\p{Script=Tamil}/u,
};

/** Languages that a text may be written in. */
const languagesOf = (text: string): ShownLanguage[] =>
  shownLanguages.filter((language) => letters[language].test(text));

/** A bill as its reader says it: what Neev named in another language stands in theirs, what somebody typed stays. */
export function useOwnWords<Bill extends Read>(bill: Bill): Bill {
  const own = useMessages('bill');
  const unknown = useMemo(() => {
    const words = inOtherWords(own, own);
    const others = bill.lines.filter((line) => line.key && words.line(line) === undefined);
    return others.map(({ name }) => name).join();
  }, [bill, own]);
  const others = useOtherWords('bill', languagesOf(unknown));
  return useMemo(
    () => others.reduce((read, other) => inWordsOf(read, inOtherWords(other, own)), bill),
    [bill, own, others],
  );
}

function inWordsOf<Bill extends Read>(bill: Bill, words: ReturnType<typeof inOtherWords>): Bill {
  return {
    ...bill,
    lines: bill.lines.map((line) => ({ ...line, name: words.line(line) ?? line.name })),
    stages: bill.stages.map((one) => ({ ...one, name: words.stage(one) ?? one.name, see: words.see(one) })),
  };
}
