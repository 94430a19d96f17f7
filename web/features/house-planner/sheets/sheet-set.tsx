import type { Plan } from '#domain/house/model/model.ts';
import { SheetDrawing } from './sheet-drawing.tsx';
import type { SheetsOfHouse } from './use-sheets.ts';

/** Every sheet of a house, one after the other. */
export function SheetSet({ set: { sheets, title }, plan }: { set: SheetsOfHouse; plan: Plan }) {
  return sheets.map((sheet, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its number
    <figure key={at}>
      <SheetDrawing
        sheet={sheet}
        place={at + 1}
        count={sheets.length}
        title={title}
        road={plan.answers.road}
        stair={plan.stairs !== null}
      />
    </figure>
  ));
}
