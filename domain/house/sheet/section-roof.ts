import { levelOf } from '#domain/house/geometry/solid/levels.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { box, type Mark, type Spot } from './marks.ts';
import { type Cut, headHeight, spanOn } from './section-stair.ts';

interface RoofCut {
  marks: Mark[];
  top: number;
  head: number | null;
}

function slopedRoof({ house, roof }: Plan, cut: Cut, top: number): RoofCut {
  const end = cut.start + cut.length;
  const across = Math.min(house.width, house.depth) + 2 * roof.overhang;
  const rise = (across / 2) * Math.tan((roof.pitch * Math.PI) / 180);
  const [from, to] = [cut.start - roof.overhang, end + roof.overhang];
  // Cut across the ridge a triangle, along it the ridge from end to end.
  const isAcross = Math.abs(to - from - across) < 0.01;
  const inward = isAcross ? (to - from) / 2 : roof.kind === 'hip' ? across / 2 : 0;
  const points: Spot[] = [
    [from, top],
    [from + inward, top + rise],
    [to - inward, top + rise],
    [to, top],
  ];
  return {
    marks: [{ mark: 'stroke', layer: 'walls', points, closed: true, fill: 'pale' }],
    top: top + rise,
    head: null,
  };
}

/** Parapet and the stair's head, or a roof's slopes. */
export function roofCut(plan: Plan, cut: Cut): RoofCut {
  const { roof, floors, wallThickness } = plan;
  const top = levelOf(plan, floors);
  if (roof.kind !== 'flat') return slopedRoof(plan, cut, top);
  const end = cut.start + cut.length;
  const edge = [cut.start, end - wallThickness.inner].map((x) =>
    box(
      'walls',
      [
        [x, top],
        [x + wallThickness.inner, top + roof.parapet],
      ],
      'cut',
    ),
  );
  if (!roof.stairHead) return { marks: edge, top: top + roof.parapet, head: null };
  const [left, right] = spanOn(cut, roof.stairHead);
  const head = top + headHeight;
  return {
    marks: [
      ...edge,
      box(
        'walls',
        [
          [left, top],
          [left + 0.115, head],
        ],
        'cut',
      ),
      box(
        'walls',
        [
          [right - 0.115, top],
          [right, head],
        ],
        'cut',
      ),
      box(
        'walls',
        [
          [left - 0.2, head],
          [right + 0.2, head + 0.12],
        ],
        'cut',
      ),
    ],
    top: top + roof.parapet,
    head: head + 0.12,
  };
}
