// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pointerControls } from './pointer-controls.ts';

const turn = vi.fn<(right: number, down: number) => void>();
const shift = vi.fn<(right: number, down: number) => void>();
const zoom = vi.fn<(factor: number) => boolean>(() => true);
let canvas: HTMLCanvasElement;
let letGo: () => void;

beforeEach(() => {
  canvas = document.createElement('canvas');
  canvas.setPointerCapture = () => undefined;
  letGo = pointerControls(canvas, { turn, shift, zoom });
});
afterEach(() => {
  letGo();
  vi.clearAllMocks();
});

const finger =
  (pointerId: number, buttons = 1) =>
  (type: string, clientX: number, clientY: number) =>
    canvas.dispatchEvent(new PointerEvent(type, { pointerId, clientX, clientY, buttons }));

test('one finger turns the house by the way that it goes', () => {
  const one = finger(1);
  one('pointermove', 5, 5);
  expect(turn).not.toHaveBeenCalled();
  one('pointerdown', 10, 10);
  one('pointermove', 40, 15);
  expect(turn.mock.calls).toEqual([[30, 5]]);
  one('pointerup', 40, 15);
  one('pointermove', 90, 90);
  expect(turn).toHaveBeenCalledTimes(1);
});

test('two fingers that part bring the house nearer, together they move it aside', () => {
  const [one, other] = [finger(1), finger(2)];
  one('pointerdown', 0, 0);
  other('pointerdown', 100, 0);
  other('pointermove', 200, 0);
  expect(zoom).toHaveBeenLastCalledWith(0.5);
  expect(shift).toHaveBeenLastCalledWith(50, 0);
  expect(turn).not.toHaveBeenCalled();
  other('pointercancel', 200, 0);
  one('pointermove', 10, 0);
  expect(turn.mock.calls).toEqual([[10, 0]]);
});

test('the other button of the mouse moves the house aside', () => {
  const mouse = finger(1, 2);
  mouse('pointerdown', 0, 0);
  mouse('pointermove', 8, 6);
  expect(shift.mock.calls).toEqual([[8, 6]]);
});

test('the wheel is the page’s where the house does not take it', () => {
  const wheel = () => {
    const event = new WheelEvent('wheel', { deltaY: -100, cancelable: true });
    canvas.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(wheel()).toBe(true);
  expect(zoom.mock.lastCall?.[0]).toBeLessThan(1);
  zoom.mockReturnValueOnce(false);
  expect(wheel()).toBe(false);
});

test('who lets go hears nothing more', () => {
  letGo();
  finger(1)('pointerdown', 0, 0);
  finger(1)('pointermove', 8, 6);
  expect(turn).not.toHaveBeenCalled();
});

test('a mouse that is not pressed turns nothing, however it goes', () => {
  const mouse = finger(1, 0);
  mouse('pointermove', 0, 0);
  mouse('pointermove', 300, 200);
  expect([turn, shift, zoom].map((one) => one.mock.calls.length)).toEqual([0, 0, 0]);
});

test('two fingers that come together take the house farther away, and come back to where they began', () => {
  const [one, other] = [finger(1), finger(2)];
  one('pointerdown', 0, 0);
  other('pointerdown', 300, 400);
  other('pointermove', 30, 40);
  other('pointermove', 300, 400);
  const factors = zoom.mock.calls.map(([factor]) => factor);
  expect(factors[0]).toBeCloseTo(10, 6);
  expect(factors.reduce((product, factor) => product * factor, 1)).toBeCloseTo(1, 6);
  const aside = shift.mock.calls.reduce((sum, [right, down]) => sum + right + down, 0);
  expect(aside).toBe(0);
});

test('two fingers on one place do not throw the house out of sight', () => {
  const [one, other] = [finger(1), finger(2)];
  one('pointerdown', 0, 0);
  other('pointerdown', 40, 0);
  other('pointermove', 0, 0);
  for (const [factor] of zoom.mock.calls) expect(factor).toBeLessThanOrEqual(40);
  other('pointerup', 0, 0);
  one('pointermove', 5, 0);
  expect(turn.mock.calls).toEqual([[5, 0]]);
});

test('two fingers that go the same way, one after the other, move the house as far as each went', () => {
  const [one, other] = [finger(1), finger(2)];
  one('pointerdown', 0, 0);
  other('pointerdown', 100, 0);
  one('pointermove', 20, 10);
  other('pointermove', 120, 10);
  const sum = shift.mock.calls.reduce(([x, y], [right, down]) => [x + right, y + down], [0, 0]);
  expect(sum).toEqual([20, 10]);
});

test('a finger that leaves the picture still turns the house until it is lifted', () => {
  const caught: number[] = [];
  canvas.setPointerCapture = (id) => caught.push(id);
  finger(7)('pointerdown', 0, 0);
  expect(caught).toEqual([7]);
});

test('turning the wheel back and forth ends where it began', () => {
  for (const deltaY of [-240, 100, 140])
    canvas.dispatchEvent(new WheelEvent('wheel', { deltaY, cancelable: true }));
  expect(zoom.mock.calls.reduce((product, [factor]) => product * factor, 1)).toBeCloseTo(1, 9);
});

test('the other button of the mouse opens no menu over the house', () => {
  const event = new MouseEvent('contextmenu', { cancelable: true });
  canvas.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});
