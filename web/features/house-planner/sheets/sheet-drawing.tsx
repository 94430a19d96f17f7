import type { RoadSide } from '#domain/house/model/answers.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { feetAndInches, metres } from '#domain/house/sheet/chain.ts';
import type { Layer, Mark } from '#domain/house/sheet/marks.ts';
import { border, inside, onPaper } from '#domain/house/sheet/paper.ts';
import type { OpeningType } from '#domain/house/sheet/schedule.ts';
import { type Sheet, scheduleRow, scheduleWidth, siteArea } from '#domain/house/sheet/sheets.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { TitleBlock } from './title-block.tsx';
import type { SheetsOfHouse, Title } from './use-sheets.ts';

/** Millimetres from its left edge. */
const columns = [1.5, 15, 58, 82, 103, 116];

/** Doors and windows by number, in millimetres on the sheet. */
function Schedule({ rows, x, y }: { rows: readonly OpeningType[]; x: number; y: number }) {
  const t = useMessages('drawings');
  const lines = [
    [t.number, t.kind, t.size, t.sizeInFeet, t.sill, t.count],
    ...rows.map(({ number, kind, width, height, sill, count }) => [
      number,
      t.kinds[kind],
      `${metres(width)} × ${metres(height)}`,
      `${feetAndInches(width)} × ${feetAndInches(height)}`,
      metres(sill),
      String(count),
    ]),
  ];
  return (
    <g fill="#141a3c" fontSize="2.5">
      {lines.map((cells, line) => (
        <g key={cells[0]} fontWeight={line === 0 ? 700 : 500}>
          {cells.map((cell, at) => (
            <text key={columns[at]} x={x + (columns[at] ?? 0)} y={y + (line + 0.7) * scheduleRow}>
              {cell}
            </text>
          ))}
          <path
            d={`M${x} ${y + (line + 1) * scheduleRow}h${scheduleWidth}`}
            stroke="#141a3c"
            strokeWidth={line === 0 ? 0.3 : 0.1}
          />
        </g>
      ))}
      <rect
        x={x}
        y={y}
        width={scheduleWidth}
        height={lines.length * scheduleRow}
        fill="none"
        stroke="#141a3c"
        strokeWidth="0.3"
      />
    </g>
  );
}

/** Millimetres of pen. */
const pens: Record<Layer, number> = {
  site: 0.25,
  rooms: 0.05,
  walls: 0.25,
  columns: 0.25,
  doors: 0.18,
  windows: 0.18,
  stairs: 0.13,
  furniture: 0.13,
  dimensions: 0.1,
  text: 0.1,
};
const ink = '#141a3c';
const inkOf: Partial<Record<Layer, string>> = {
  furniture: '#5a5f7b',
  dimensions: '#3f4566',
  stairs: '#3f4566',
};
const fills = { cut: ink, pale: '#faf8f1' };

const arcPath = (
  { at, radius, from, to }: Extract<Mark, { mark: 'arc' }>,
  flip: (spot: readonly [number, number]) => string,
) => {
  const on = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return flip([at[0] + radius * Math.cos(angle), at[1] + radius * Math.sin(angle)]);
  };
  const turn = (((to - from) % 360) + 360) % 360;
  return `M${on(from)}A${radius} ${radius} 0 ${turn > 180 ? 1 : 0} 0 ${on(to)}`;
};

/** Marks in metres, y upwards, on a sheet whose units are metres at its scale. */
function Marks({ marks, scale }: { marks: readonly Mark[]; scale: number }) {
  const flip = ([x, y]: readonly [number, number]) => `${x.toFixed(3)} ${(-y).toFixed(3)}`;
  return (
    <>
      {marks.map((mark, place) => {
        const { layer } = mark;
        const stroke = {
          stroke: inkOf[layer] ?? ink,
          strokeWidth: ((pens[layer] * scale) / 1000).toFixed(4),
        };
        const key = place;
        if (mark.mark === 'text')
          return (
            <text
              key={key}
              transform={`translate(${flip(mark.at)})${mark.upright ? ' rotate(-90)' : ''}`}
              dy="0.35em"
              textAnchor="middle"
              fontSize={mark.size.toFixed(3)}
              fontWeight={mark.bold ? 700 : 500}
              fill={ink}
            >
              {mark.text}
            </text>
          );
        if (mark.mark === 'arc') {
          if (mark.to - mark.from === 360)
            return (
              <circle
                key={key}
                cx={mark.at[0].toFixed(3)}
                cy={(-mark.at[1]).toFixed(3)}
                r={mark.radius}
                fill="none"
                {...stroke}
              />
            );
          return <path key={key} d={arcPath(mark, flip)} fill="none" {...stroke} />;
        }
        return (
          <path
            key={key}
            d={`M${mark.points.map(flip).join('L')}${mark.closed ? 'Z' : ''}`}
            fill={mark.fill ? fills[mark.fill] : 'none'}
            strokeDasharray={mark.dashed ? `${scale / 500} ${scale / 800}` : undefined}
            {...stroke}
          />
        );
      })}
    </>
  );
}

/** What a sheet is called. */
export function useSheetName(): (sheet: Sheet, stair: boolean) => string {
  const t = useMessages('drawings');
  const house = useMessages('house');
  return ({ shows }, stair) => {
    if (shows.kind === 'site') return t.site;
    if (shows.kind === 'section') return stair ? t.section : t.sectionAlone;
    return t.floorAt(house.floorName(shows.floor), shows.level);
  };
}

interface Of {
  sheet: Sheet;
  place: number;
  count: number;
  title: Title;
  road: RoadSide | undefined;
  stair: boolean;
}

/** One sheet of paper in millimetres: as large as it is said to be, its drawing to scale. */
export function SheetDrawing({ sheet, place, count, title, road, stair }: Of) {
  const name = useSheetName()(sheet, stair);
  const { page, drawing, scale, schedule } = sheet;
  const whole = inside(page);
  const area = schedule.length > 0 ? siteArea(page, schedule.length) : whole;
  const { extent } = drawing;
  const [x0, y0] = [border + 4, border + 5];
  const left = x0 + (area.width - onPaper(extent.width, scale)) / 2 - onPaper(extent.x, scale);
  const top = y0 + (area.height - onPaper(extent.depth, scale)) / 2 + onPaper(extent.y + extent.depth, scale);
  const lies = page.width > page.height;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={`${page.width}mm`}
      height={`${page.height}mm`}
      viewBox={`0 0 ${page.width} ${page.height}`}
      role="img"
      aria-label={name}
      fontFamily="Anek, 'Anek Hindi', 'Anek Script', 'Noto Sans', 'Noto Sans Devanagari', sans-serif"
    >
      <rect width={page.width} height={page.height} fill="#fff" />
      <g transform={`translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${1000 / scale})`}>
        <Marks marks={drawing.marks} scale={scale} />
      </g>
      {schedule.length > 0 && (
        <Schedule
          rows={schedule}
          x={lies ? x0 + whole.width - scheduleWidth : x0 + (whole.width - scheduleWidth) / 2}
          y={lies ? y0 : y0 + area.height + 4}
        />
      )}
      <TitleBlock
        page={page}
        name={name}
        scale={scale}
        place={place}
        count={count}
        title={title}
        road={road}
      />
    </svg>
  );
}

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
