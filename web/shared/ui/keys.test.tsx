// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

test('no field asks a key for itself whether it sends', () => {
  const web = join(import.meta.dirname, '../..');
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const asking = files.filter((file) => readFileSync(join(web, file), 'utf8').includes("'Enter'"));
  expect(asking).toEqual([join('shared', 'ui', 'keys.ts')]);
});
