import type { CSSProperties, KeyboardEvent } from 'react';
import { type WallLine, wallLinesOn } from '#domain/house/changes/wall-line.ts';
import { floorPlanOf } from '#domain/house/geometry/floor-plan.ts';
import type { Plan } from '#domain/house/model/model.ts';
import type { Rect, Side } from '#domain/house/model/rect.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { PlanDrawing } from '../drawing/plan-drawing.tsx';
import styles from './changes.module.css';
import { useRoomName } from './room-tools.tsx';

/** What was pressed on the drawing; a wall is that on a room's side. */
export type Chosen = { kind: 'room'; room: string } | { kind: 'wall'; room: string; side: Side };

/** Metres of ground that are shown round the house. */
const around = 1.2;

/** Where a part of the plan lies on the picture, in shares of it. */
type Placing = (part: Rect) => CSSProperties;
const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

/** The house alone, with a narrow strip round it. */
function frameOf(plan: Plan, floor: number) {
  const { house, plot } = plan;
  const { viewBox } = floorPlanOf(plan, floor);
  const box = {
    x: house.x - around,
    y: plot.depth - house.y - house.depth - around,
    width: house.width + 2 * around,
    height: house.depth + 2 * around,
  };
  const place: Placing = ({ x, y, width, depth }) => ({
    left: percent((x + width / 2 - box.x) / box.width),
    top: percent((plot.depth - y - depth / 2 - box.y) / box.height),
    width: percent(width / box.width),
    height: percent(depth / box.height),
  });
  const drawing: CSSProperties = {
    left: percent((viewBox.x - box.x) / box.width),
    top: percent((viewBox.y - box.y) / box.height),
    width: percent(viewBox.width / box.width),
    height: percent(viewBox.height / box.height),
  };
  return { place, drawing, ratio: box.width / box.height };
}

/** Where a wall is pressed; its ends are left to the walls that it meets there. */
function bandOf({ along, line, from, to }: WallLine): Rect {
  const length = Math.max(0.4, to - from - 0.6);
  const start = (from + to - length) / 2;
  return along === 'x'
    ? { x: start, y: line - 0.12, width: length, depth: 0.24 }
    : { x: line - 0.12, y: start, width: 0.24, depth: length };
}

const arrows: Record<string, Partial<Record<'x' | 'y', 1 | -1>>> = {
  ArrowLeft: { y: -1 },
  ArrowRight: { y: 1 },
  ArrowDown: { x: -1 },
  ArrowUp: { x: 1 },
};

interface BoardProps {
  plan: Plan;
  floor: number;
  chosen: Chosen | null;
  onChoose: (chosen: Chosen) => void;
  onMove: (move: { room: string; side: Side; by: 1 | -1 }) => void;
}

/** A floor whose rooms and inner walls are pressed; the arrow keys move the wall that has the focus. */
export function Board({ plan, floor, chosen, onChoose, onMove }: BoardProps) {
  const t = useMessages('changes');
  const names = useMessages('house').roomNames;
  const nameOf = useRoomName();
  const { place, drawing, ratio } = frameOf(plan, floor);
  const isChosen = (one: Chosen) => JSON.stringify(one) === JSON.stringify(chosen);
  const named = (cells: WallLine['before']) => [...new Set(cells.map(({ kind }) => names[kind]))].join(', ');
  return (
    <div
      className={styles.board}
      style={{ aspectRatio: ratio, maxWidth: `calc(72vh * ${ratio.toFixed(3)})` }}
    >
      <div className={styles.drawing} style={drawing}>
        <PlanDrawing plan={plan} floor={floor} />
      </div>
      {plan.rooms
        .filter((room) => room.floor === floor)
        .map((room) => {
          const one: Chosen = { kind: 'room', room: room.id };
          return (
            <button
              key={room.id}
              type="button"
              className={styles.room}
              style={place(room.inside)}
              aria-label={nameOf(room)}
              aria-pressed={isChosen(one)}
              onClick={() => onChoose(one)}
            />
          );
        })}
      {wallLinesOn(plan, floor).map((wall) => {
        const { room, side, along } = wall;
        const one: Chosen = { kind: 'wall', room, side };
        const press = (event: KeyboardEvent) => {
          const by = arrows[event.key]?.[along];
          if (!by) return;
          event.preventDefault();
          onChoose(one);
          onMove({ room, side, by });
        };
        return (
          <button
            key={`${room} ${side}`}
            type="button"
            className={styles.wall}
            style={place(bandOf(wall))}
            data-along={along}
            aria-label={t.wallBetween(named(wall.before), named(wall.after))}
            aria-pressed={isChosen(one)}
            onClick={() => onChoose(one)}
            onKeyDown={press}
          />
        );
      })}
    </div>
  );
}
