// @vitest-environment happy-dom
import type { MouseEvent as ReactMouseEvent } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { isAgain, keepSecondTaps } from './second-tap.ts';

let pressed: string[];
let made: Document;
let frames: (() => void)[];
let now: number;
beforeEach(() => {
  pressed = [];
  frames = [];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  made = document.implementation.createHTMLDocument();
  // What a tap took away, or covered.
  made.elementFromPoint = () => null;
  keepSecondTaps(made);
});

function button(name: string): HTMLButtonElement {
  const one = made.createElement('button');
  one.addEventListener('click', () => pressed.push(name));
  made.body.append(one);
  return one;
}

interface Tap {
  /** In milliseconds. */
  at: number;
  x?: number;
  detail?: number;
  /** What the browser says of the time, and when the page came to it. */
  stamp?: number;
  heard?: number;
}

/** A tap at a time and a place; what it did is drawn at once, or later. */
function tap(
  on: Element,
  { at, x = 100, detail = 1, stamp = at, heard = at }: Tap,
  isDrawn = true,
): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail, clientX: x, clientY: 50 });
  Object.defineProperty(event, 'timeStamp', { value: stamp });
  now = heard;
  on.dispatchEvent(event);
  if (isDrawn) draw();
  return event;
}

function draw(): void {
  for (let frame = frames.shift(); frame; frame = frames.shift()) frame();
}

test('The second tap of a double tap does not press what came under the finger', () => {
  const [closes, behind] = [button('close'), button('behind')];
  tap(closes, { at: 1000 });
  tap(behind, { at: 1150 });
  expect(pressed).toEqual(['close']);
  tap(behind, { at: 1400 });
  expect(pressed).toEqual(['close', 'behind']);
});

test('A quick finger that goes on to the next key presses it: the one before still stands', () => {
  const [one, four] = [button('1'), button('4')];
  made.elementFromPoint = () => one;
  tap(one, { at: 1000 });
  tap(four, { at: 1120, x: 115 });
  expect(pressed).toEqual(['1', '4']);
});

test('Behind a layer that its own press took away, nothing is pressed', () => {
  const [layer, behind] = [made.createElement('dialog'), button('behind')];
  made.body.append(layer);
  made.elementFromPoint = () => made.body;
  tap(layer, { at: 1000 });
  tap(behind, { at: 1120 });
  expect(pressed).toEqual([]);
});

test('Fast taps on one button all count', () => {
  const more = button('more');
  for (const at of [1000, 1100, 1200, 1300]) tap(more, { at });
  expect(pressed).toEqual(['more', 'more', 'more', 'more']);
});

test('Fast taps on two places, and presses by keyboard, all count', () => {
  const [one, other] = [button('one'), button('other')];
  tap(one, { at: 1000 });
  tap(other, { at: 1050, x: 180 });
  tap(one, { at: 1060, x: 180, detail: 0 });
  expect(pressed).toEqual(['one', 'other', 'one']);
});

test('A press made before the page drew what the first one did is not for what came under the finger', () => {
  const [opens, confirms] = [button('open'), button('confirm')];
  tap(opens, { at: 1000 }, false);
  // The page was at work until 1900: the finger pressed again where nothing had changed.
  tap(confirms, { at: 1600, heard: 1900 }, false);
  now = 1950;
  draw();
  tap(confirms, { at: 1700, heard: 1960 });
  expect(pressed).toEqual(['open']);
  tap(confirms, { at: 2200 });
  expect(pressed).toEqual(['open', 'confirm']);
});

test.each([
  ['tells no time', 0],
  ['tells it by another clock', 1_700_000_000_000],
])('A browser that %s loses no press', (_, stamp) => {
  const [opens, confirms] = [button('open'), button('confirm')];
  tap(opens, { at: 1000, stamp });
  tap(confirms, { at: 1200, stamp });
  expect(pressed).toEqual(['open']);
  tap(confirms, { at: 1700, stamp });
  expect(pressed).toEqual(['open', 'confirm']);
});

test('A frame that never comes does not keep presses back for ever', () => {
  const [opens, confirms] = [button('open'), button('confirm')];
  tap(opens, { at: 1000 }, false);
  tap(confirms, { at: 4100 });
  expect(pressed).toEqual(['open', 'confirm']);
});

test('The second of a double click is early; a system that counts slow presses as one makes no press a second', () => {
  const more = button('more');
  const again = (at: number, detail: number) =>
    isAgain({ detail, nativeEvent: tap(more, { at, detail }) } as unknown as ReactMouseEvent);
  expect(again(1000, 1)).toBe(false);
  expect(again(1400, 2)).toBe(true);
  expect(again(2000, 3)).toBe(false);
  expect(again(2200, 4)).toBe(true);
});
