import type { RoadSide } from '#domain/house/model/answers.ts';
import { emsOf } from '#domain/house/sheet/marks.ts';
import { border, type Page, titleHeight } from '#domain/house/sheet/paper.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import type { Title } from './use-sheets.ts';

/** Metres in all: the longest that is shorter than the place for it. */
const lengths = [1, 2, 5, 10, 20, 50, 100];
const longest = 55;

/** Four parts, black and white by turns, so that a copy of another size can still be measured. */
function ScaleBar({ x, y, scale }: { x: number; y: number; scale: number }) {
  const metres = lengths.findLast((length) => (length * 1000) / scale <= longest) ?? 1;
  const part = (metres * 1000) / scale / 4;
  return (
    <g stroke="#141a3c" strokeWidth="0.2">
      {[0, 1, 2, 3].map((at) => (
        <rect key={at} x={x + at * part} y={y} width={part} height="1.6" fill={at % 2 ? '#fff' : '#141a3c'} />
      ))}
      {[0, 2, 4].map((at) => (
        <text
          key={at}
          x={x + at * part}
          y={y + 5}
          fontSize="2.6"
          textAnchor={at === 0 ? 'start' : 'middle'}
          stroke="none"
        >
          {`${(metres * at) / 4}${at === 4 ? ' m' : ''}`}
        </text>
      ))}
    </g>
  );
}

/** Degrees by which north is turned from up, where the road lies below the drawing. */
const turns: Record<RoadSide, number> = { S: 0, E: 90, N: 180, W: 270 };

/** Words in lines that are no longer than a width. */
function linesOf(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && emsOf(`${last} ${word}`) * size <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

interface Of {
  page: Page;
  name: string;
  scale: number;
  place: number;
  count: number;
  title: Title;
  road: RoadSide | undefined;
}

/** At the foot of a sheet: what it shows, at which scale, what was wished, which way north lies, and what it is not. */
export function TitleBlock({ page, name, scale, place, count, title, road }: Of) {
  const t = useMessages('drawings');
  const [x, y] = [border, page.height - border - titleHeight];
  const width = page.width - 2 * border;
  const left = width - 74;
  const rows = [
    ...linesOf(name, left - 6, 4.2).map((text) => ({ text, size: 4.2, bold: true })),
    ...linesOf(title.wishes, left - 6, 2.8).map((text) => ({ text, size: 2.8, bold: false })),
    { text: title.rules, size: 2.8, bold: false },
    { text: t.units, size: 2.4, bold: false },
    ...linesOf(t.notForBuilding, left - 6, 3.2).map((text) => ({ text, size: 3.2, bold: true })),
  ];
  let down = y + 1.5;
  return (
    <g fill="#141a3c">
      <path
        d={`M${border} ${border}H${page.width - border}V${page.height - border}H${border}ZM${x} ${y}H${x + width}M${x + left} ${y}V${page.height - border}`}
        fill="none"
        stroke="#141a3c"
        strokeWidth="0.4"
      />
      {rows.map(({ text, size, bold }) => {
        down += size * 1.45;
        return (
          <text key={text} x={x + 3} y={down.toFixed(2)} fontSize={size} fontWeight={bold ? 700 : 500}>
            {text}
          </text>
        );
      })}
      <text x={x + left + 4} y={y + 8} fontSize="5" fontWeight="700">
        {t.scale(scale, t.papers[page.paper])}
      </text>
      <text x={x + left + 4} y={y + 14} fontSize="3">
        {t.sheet(place, count)}
      </text>
      <ScaleBar x={x + left + 4} y={y + titleHeight - 9} scale={scale} />
      {road ? (
        <g transform={`translate(${x + width - 17} ${y + 17}) rotate(${turns[road]})`}>
          <path d="M0 -7L4 7L0 4L-4 7Z" />
          <text
            transform={`translate(0 -10) rotate(${-turns[road]})`}
            textAnchor="middle"
            dy="0.35em"
            fontSize="4"
            fontWeight="700"
          >
            {t.north}
          </text>
        </g>
      ) : (
        <text x={x + left + 4} y={y + 20} fontSize="3">
          {t.northUnknown}
        </text>
      )}
    </g>
  );
}
