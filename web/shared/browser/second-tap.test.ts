// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { keepSecondTaps } from './second-tap.ts';

let pressed: string[];
let made: Document;
beforeEach(() => {
  pressed = [];
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

/** A tap at a time in milliseconds and a place in pixels. */
function tap(on: Element, { at, x = 100, detail = 1 }: { at: number; x?: number; detail?: number }): void {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail, clientX: x, clientY: 50 });
  Object.defineProperty(event, 'timeStamp', { value: at });
  on.dispatchEvent(event);
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
