import { useMemo } from 'react';
import type { BillWords, Named } from '#domain/estimate/bill/bill.ts';
import type { LineKey } from '#domain/estimate/bill/line-keys.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';

/** Their stage has the floor in its name already. */
const frame: readonly LineKey[] = ['rcc', 'formwork', 'steel', 'brickwork'];

/** The words in which a bill is written: those of the page, from then on its own. */
export function useBillWords(): BillWords {
  const t = useMessages('bill');
  return useMemo(() => {
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
  }, [t]);
}
