import type { Rect } from '#domain/house/model/rect.ts';
import type { Drawing } from './floor-drawing.ts';

export const papers = { a4: { short: 210, long: 297 }, a3: { short: 297, long: 420 } } as const;
export type Paper = keyof typeof papers;

/** 1 : so many. */
export const scales = [20, 25, 50, 75, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1000] as const;
/** Millimetres on paper: of letters, and round the sheet. */
export const letters = 2;
export const border = 8;
/** Of the block at the foot of a sheet. */
export const titleHeight = 36;

export interface Area {
  /** Millimetres. */
  width: number;
  height: number;
}

export interface Page extends Area {
  paper: Paper;
}

/** Metres of a drawing as `millimetres` on paper. */
export const onPaper = (metres: number, scale: number) => (metres * 1000) / scale;
export const lettersAt = (scale: number) => (letters * scale) / 1000;

export interface Fitted {
  drawing: Drawing;
  scale: number;
}
export interface ToFit {
  /** Texts keep their size on paper, so a drawing is made anew for each scale. */
  draw: (size: number) => Drawing;
  /** What it holds at least: at a scale at which this does not fit nothing is drawn. */
  least: Pick<Rect, 'width' | 'depth'>;
}

const fits = ({ width, depth }: Pick<Rect, 'width' | 'depth'>, scale: number, into: Area) =>
  onPaper(width, scale) <= into.width && onPaper(depth, scale) <= into.height;

/** A drawing at the largest of the scales at which it fits. */
export function fitted({ draw, least }: ToFit, into: Area): Fitted {
  for (const scale of scales) {
    if (!fits(least, scale, into)) continue;
    const drawing = draw(lettersAt(scale));
    if (fits(drawing.extent, scale, into)) return { drawing, scale };
  }
  const scale = 2000;
  return { drawing: draw(lettersAt(scale)), scale };
}

/** Upright or on its side, by which shows a drawing larger. */
export function pageFor(paper: Paper, toFit: ToFit): Page {
  const { short, long } = papers[paper];
  const [upright, lying] = [
    { paper, width: short, height: long },
    { paper, width: long, height: short },
  ];
  return fitted(toFit, inside(upright)).scale <= fitted(toFit, inside(lying)).scale ? upright : lying;
}

/** What a page has for a drawing, its title aside. */
export const inside = ({ width, height }: Page): Area => ({
  width: width - 2 * border - 8,
  height: height - 2 * border - titleHeight - 14,
});
