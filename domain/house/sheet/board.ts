import type { Rect } from '#domain/house/model/rect.ts';

/** What a drawing has taken so far, so that no text comes to lie over a line or another text. */
export class Board {
  readonly #taken: Rect[] = [];

  isFree(rect: Rect): boolean {
    return this.#taken.every(
      (one) =>
        rect.x >= one.x + one.width ||
        one.x >= rect.x + rect.width ||
        rect.y >= one.y + one.depth ||
        one.y >= rect.y + rect.depth,
    );
  }

  take(...rects: readonly Rect[]): void {
    this.#taken.push(...rects);
  }
}
