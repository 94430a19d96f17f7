// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { isSendingEnter } from './keys.ts';

afterEach(cleanup);

test.each([
  ['Enter', { key: 'Enter', keyCode: 13 }, true],
  ['Shift+Enter, which makes a line', { key: 'Enter', keyCode: 13, shiftKey: true }, false],
  ['Enter while a word is composed', { key: 'Enter', keyCode: 13, isComposing: true }, false],
  ['Safari’s Enter that ended the composition', { key: 'Enter', keyCode: 229, isComposing: false }, false],
  ['another key', { key: 'a', keyCode: 65 }, false],
])('%s sends: %s', (_name, key, sends) => {
  const heard = vi.fn(isSendingEnter);
  render(<textarea onKeyDown={heard} />);
  fireEvent.keyDown(screen.getByRole('textbox'), key);
  expect(heard).toHaveReturnedWith(sends);
});
