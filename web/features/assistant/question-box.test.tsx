import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { preloadMessages } from '#web/shared/i18n/messages.ts';
import { QuestionBox } from './question-box.tsx';
import { Thread } from './thread.tsx';

beforeAll(() => preloadMessages('assistant', 'problems'));
afterEach(cleanup);

describe('The box for a question', () => {
  const onType = vi.fn<(text: string) => void>();
  const onSend = vi.fn<() => void>();
  const onStop = vi.fn<() => void>();
  beforeEach(() => {
    for (const heard of [onType, onSend, onStop]) heard.mockReset();
  });
  const show = (busy = false) =>
    render(<QuestionBox text="ईंट" busy={busy} onType={onType} onSend={onSend} onStop={onStop} />);
  const box = () => screen.getByRole('textbox', { name: 'Your question' });
  /** @returns whether the key still makes a new line */
  const press = (key: string, more: KeyboardEventInit = {}) => fireEvent.keyDown(box(), { key, ...more });

  test('sends on Enter, and Enter makes no line then', () => {
    show();
    expect(press('Enter')).toBe(false);
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  test('makes a line on Shift and Enter', () => {
    show();
    expect(press('Enter', { shiftKey: true })).toBe(true);
    expect(onSend).not.toHaveBeenCalled();
  });

  test('does not send while an input method composes: there Enter chooses a word', () => {
    show();
    const event = createEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    Object.defineProperty(event, 'isComposing', { value: true });
    fireEvent(box(), event);
    expect(event.defaultPrevented).toBe(false);
    expect(onSend).not.toHaveBeenCalled();
    // The word is chosen; the next Enter sends.
    press('Enter');
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  test('leaves every other key alone', () => {
    show();
    for (const key of ['a', 'Tab', 'Escape', ' ', 'Backspace']) expect(press(key), key).toBe(true);
    expect(onSend).not.toHaveBeenCalled();
  });

  test('tells what is typed, and of more than the server takes says so and cuts nothing', () => {
    show();
    fireEvent.change(box(), { target: { value: 'ईंट कितनी' } });
    expect(onType).toHaveBeenCalledWith('ईंट कितनी');
    cleanup();
    render(
      <QuestionBox text={'ई'.repeat(2001)} busy={false} onType={onType} onSend={onSend} onStop={onStop} />,
    );
    press('Enter');
    expect([onSend.mock.calls.length, box().getAttribute('aria-invalid')]).toEqual([0, 'true']);
    expect(screen.getByText('This text is too long')).toBeDefined();
  });

  test('has a button that sends, and stops while an answer comes', () => {
    const { rerender } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect([onSend.mock.calls.length, onStop.mock.calls.length]).toEqual([1, 0]);
    rerender(<QuestionBox text="" busy onType={onType} onSend={onSend} onStop={onStop} />);
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Stop the answer' }));
    expect([onSend.mock.calls.length, onStop.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('The thread', () => {
  /** A box of 400 pixels before 1000 pixels of talk; the last question stands at 700. */
  function measure(box: HTMLElement, whole = 1000, question = 700) {
    Object.defineProperties(box, {
      scrollHeight: { value: whole, configurable: true },
      clientHeight: { value: 400, configurable: true },
    });
    const last = [...box.querySelectorAll('[data-question]')].at(-1);
    if (last) Object.defineProperty(last, 'offsetTop', { value: question, configurable: true });
  }
  const talk = (newest: string, asked: number) => (
    <Thread newest={newest} asked={asked}>
      <p data-question>How many bricks?</p>
      <p>Many.</p>
    </Thread>
  );
  const box = () => screen.getByRole('region', { name: 'Questions and answers' });
  const arrow = () => screen.queryByRole('button', { name: 'To the newest answer' });
  const scrollTo = (top: number) => {
    box().scrollTop = top;
    fireEvent.scroll(box());
  };

  test('follows its end, but a long answer is read from its question on', () => {
    const { rerender } = render(talk('1', 1));
    measure(box());
    rerender(talk('2', 1));
    expect(box().scrollTop).toBe(688);
    measure(box(), 600, 900);
    rerender(talk('3', 1));
    expect(box().scrollTop).toBe(600);
  });

  test('stays where the reader scrolled back to, and offers the way down', () => {
    const { rerender } = render(talk('1', 1));
    measure(box());
    scrollTo(100);
    expect(arrow()).not.toBeNull();
    rerender(talk('2', 1));
    expect(box().scrollTop).toBe(100);
  });

  test('shows one’s own new question wherever one was', () => {
    const { rerender } = render(talk('1', 1));
    measure(box());
    scrollTo(100);
    rerender(talk('2', 2));
    expect(box().scrollTop).toBe(688);
  });

  test('takes who is within sixty pixels of the end as reading the end', () => {
    render(talk('1', 1));
    measure(box());
    scrollTo(541);
    expect(arrow()).toBeNull();
    scrollTo(540);
    expect(arrow()).not.toBeNull();
  });

  test('goes to the end by its arrow, and follows from there', () => {
    const { rerender } = render(talk('1', 1));
    measure(box());
    scrollTo(100);
    fireEvent.click(screen.getByRole('button', { name: 'To the newest answer' }));
    expect(box().scrollTop).toBe(1000);
    scrollTo(600);
    expect(arrow()).toBeNull();
    rerender(talk('2', 1));
    expect(box().scrollTop).toBe(688);
  });
});
