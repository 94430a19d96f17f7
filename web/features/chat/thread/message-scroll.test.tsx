import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMessageScroll } from './message-scroll.ts';

// The page's stand-in lays nothing out: the heights are given by hand.
let contentHeight = 1000;
const boxHeight = 300;
let resized: () => void = () => undefined;

interface Props {
  oldest?: number;
  newest?: number;
  own?: string;
  loadOlder?: () => void;
}
function Box({ oldest = 1, newest = 10, own = '', loadOlder = () => undefined }: Props) {
  const { box, onScroll, newBelow, toEnd } = useMessageScroll({ oldest, newest, own, loadOlder });
  return (
    <>
      <div ref={box} role="log" onScroll={onScroll} />
      {newBelow && (
        <button type="button" onClick={toEnd}>
          New
        </button>
      )}
    </>
  );
}

beforeEach(() => {
  contentHeight = 1000;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        resized = listener;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => contentHeight);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(boxHeight);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(props: Props = {}) {
  const shown = render(<Box {...props} />);
  const box = shown.getByRole('log');
  // A browser reports the scroll to the end too.
  fireEvent.scroll(box);
  return {
    box,
    /** Shows other messages, in a content of this height. */
    show: (next: Props, height: number) => {
      contentHeight = height;
      shown.rerender(<Box {...props} {...next} />);
    },
    scrollTo: (top: number) => {
      box.scrollTop = top;
      fireEvent.scroll(box);
    },
    newBelow: () => shown.queryByRole('button', { name: 'New' }),
  };
}

test('a conversation opens at its end, and a new message keeps the end in sight', () => {
  const { box, show, newBelow } = open();
  expect(box.scrollTop).toBe(1000);
  show({ newest: 11 }, 1100);
  expect([box.scrollTop, newBelow()]).toEqual([1100, null]);
});

test('a picture that grows late keeps the end in sight, but only for who reads the end', () => {
  const { box, scrollTo } = open();
  contentHeight = 1200;
  act(() => resized());
  expect(box.scrollTop).toBe(1200);
  scrollTo(400);
  contentHeight = 1400;
  act(() => resized());
  expect(box.scrollTop).toBe(400);
});

test('who reads further up keeps the place, and hears of what is new by a button that leads there', () => {
  const { box, show, scrollTo, newBelow } = open();
  scrollTo(400);
  show({ newest: 11 }, 1100);
  expect(box.scrollTop).toBe(400);
  const button = newBelow();
  expect(button).not.toBeNull();
  if (button) fireEvent.click(button);
  expect([box.scrollTop, newBelow()]).toEqual([1100, null]);
});

test('what one writes oneself is always to be seen', () => {
  const { box, show, scrollTo } = open();
  scrollTo(400);
  show({ own: 'one' }, 1100);
  expect(box.scrollTop).toBe(1100);
});

test('older messages are loaded before one gets to the top, and come in without a jump', () => {
  const loadOlder = vi.fn();
  const { box, show, scrollTo } = open({ oldest: 41, newest: 80, loadOlder });
  scrollTo(500);
  expect(loadOlder).not.toHaveBeenCalled();
  scrollTo(100);
  expect(loadOlder).toHaveBeenCalledTimes(1);
  show({ oldest: 1 }, 1800);
  expect(box.scrollTop).toBe(900);
});
