import type { RoadSide } from '#domain/house/model/answers.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { border, inside, onPaper } from '#domain/house/sheet/paper.ts';
import { type Sheet, scheduleWidth, siteArea } from '#domain/house/sheet/sheets.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Marks } from './marks.tsx';
import { Schedule } from './schedule.tsx';
import { TitleBlock } from './title-block.tsx';
import type { SheetsOfHouse, Title } from './use-sheets.ts';

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
