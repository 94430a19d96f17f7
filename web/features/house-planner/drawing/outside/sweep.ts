import type { Point } from '#domain/house/geometry/solid/solids.ts';
import type { Face } from '../faces.ts';
import type { Outline } from './outline.ts';
import type { Grid } from './plane-grid.ts';

/** Lines of the grid along one axis with another surface on each side, as long as they run on. */
export function sweep(
  group: readonly Face[],
  grid: Grid,
  of: { owner: Int32Array; turned: boolean },
): Outline[] {
  const { owner, turned } = of;
  const columns = grid.vs.length - 1;
  const [lines, runs] = turned ? [grid.vs, grid.us] : [grid.us, grid.vs];
  const [one, other] = turned ? [grid.axes[1], grid.axes[0]] : grid.axes;
  const origin = group[0]?.points[0] ?? [0, 0, 0];
  const at = (line: number, run: number) =>
    line < 0 || line >= lines.length - 1
      ? -1
      : (owner[turned ? run * columns + line : line * columns + run] ?? -1);
  const point = (line: number, run: number): Point => {
    const made: Point = [...origin];
    made[one] = lines[line] ?? 0;
    made[other] = runs[run] ?? 0;
    return made;
  };
  const surface = (index: number) => {
    const face = group[index];
    return face ? `${face.material} ${face.floor}` : '';
  };
  const found: Outline[] = [];
  for (let line = 0; line < lines.length; line++) {
    let start = 0;
    let open = '';
    for (let run = 0; run < runs.length; run++) {
      const end = run === runs.length - 1;
      const [before, after] = end ? [-1, -1] : [at(line - 1, run), at(line, run)];
      const here =
        before === after || surface(before) === surface(after) ? '' : `${surface(before)}|${surface(after)}`;
      if (here === open) continue;
      if (open) {
        const next = at(line, run - 1);
        const face = group[next >= 0 ? next : at(line - 1, run - 1)];
        const inward: Point = [0, 0, 0];
        inward[one] = next >= 0 ? 1 : -1;
        if (face) found.push({ from: point(line, start), to: point(line, run), face, inward });
      }
      start = run;
      open = here;
    }
  }
  return found;
}
