import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { HouseScene } from './scene/scene.ts';
import { useKeys } from './stage.tsx';

afterEach(cleanup);

function Walk({ scene, inside }: { scene: HouseScene; inside: boolean }) {
  useKeys(scene, inside);
  return (
    <>
      <button type="button">Walk in</button>
      <input aria-label="size" />
    </>
  );
}

function show(inside: boolean) {
  const [walk, turn] = [vi.fn(), vi.fn()];
  render(<Walk scene={{ walk, turn } as unknown as HouseScene} inside={inside} />);
  return { walk, turn };
}

test('On a walk the keys move at once, whatever has the focus', () => {
  const { walk, turn } = show(true);
  fireEvent.keyDown(document.body, { key: 'ArrowUp' });
  fireEvent.keyDown(screen.getByRole('button'), { key: 'w' });
  fireEvent.keyDown(screen.getByRole('button'), { key: 'ArrowLeft' });
  expect(walk).toHaveBeenCalledTimes(2);
  expect(turn).toHaveBeenCalledTimes(1);
});

test('A field keeps its keys, and so does a command', () => {
  const { walk, turn } = show(true);
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'ArrowUp' });
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  expect([walk.mock.calls, turn.mock.calls]).toEqual([[], []]);
});

test('Outside, the page keeps its keys until the house has the focus', () => {
  const { walk, turn } = show(false);
  fireEvent.keyDown(document.body, { key: 'ArrowUp' });
  expect([walk.mock.calls, turn.mock.calls]).toEqual([[], []]);
});
