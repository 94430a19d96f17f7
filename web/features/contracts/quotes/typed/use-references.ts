import { useMemo } from 'react';
import type { Tender } from '#contract/contracts/tenders.calls.ts';
import type { BillWords } from '#domain/estimate/bill/bill.ts';
import { type LoadHouse, useHouse } from '../../bill/use-house.ts';
import { hasMaterial, type References, type Typed } from './typed-quote.ts';

const noWords: BillWords = { line: () => '', stage: () => '', see: () => [] };
/**
 * What the lines usually cost, by which a sum is spread over them; until that is here, evenly. It comes with the page, for who
 * prices each line too: they may choose one sum when the line is gone.
 */
export function useReferences(load: LoadHouse, { bill, pin, source }: Tender, typed: Typed): References {
  const search = useMemo(
    () => ({ ...Object.fromEntries(new URLSearchParams(source.search ?? '')), pin }),
    [source.search, pin],
  );
  const usual = useHouse(load, search, noWords)?.usual;
  const lines = useMemo(() => new Map(bill.lines.map((line) => [line.no, line])), [bill]);
  return (no) => {
    const line = lines.get(no);
    const found = line && usual?.reference(line.key);
    if (!found) return null;
    return hasMaterial(typed, line) ? found.rate : Math.max(0, found.rate - found.material);
  };
}
