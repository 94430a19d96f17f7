import { useMemo } from 'react';
import type { Tender } from '#contract/contracts/tenders.calls.ts';
import type { BillWords } from '#domain/estimate/bill/bill.ts';
import { type LoadHouse, useHouse } from '../../bill/use-house.ts';
import { hasMaterial, type References, type Typed, wayOf } from './typed-quote.ts';

const noWords: BillWords = { line: () => '', stage: () => '', see: () => [] };
/** Who prices each line needs nothing that draws houses. */
const never: LoadHouse = () => new Promise(() => undefined);

/** What the lines usually cost, by which a sum is spread over them; until that is here, and without a line, evenly. */
export function useReferences(load: LoadHouse, { bill, pin, source }: Tender, typed: Typed): References {
  const search = useMemo(
    () => ({ ...Object.fromEntries(new URLSearchParams(source.search ?? '')), pin }),
    [source.search, pin],
  );
  const usual = useHouse(wayOf(typed) === 'line' ? never : load, search, noWords)?.usual;
  const lines = useMemo(() => new Map(bill.lines.map((line) => [line.no, line])), [bill]);
  return (no) => {
    const line = lines.get(no);
    const found = line && usual?.reference(line.key);
    if (!found) return null;
    return hasMaterial(typed, line) ? found.rate : Math.max(0, found.rate - found.material);
  };
}
