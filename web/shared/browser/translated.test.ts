// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTranslatedPagesAlive } from './translated.ts';

const { prototype } = Node;
const before = Object.getOwnPropertyDescriptors(prototype);
let said: unknown[];
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'warn').mockImplementation((words) => said.push(words));
  keepTranslatedPagesAlive();
});
afterEach(() => {
  const { removeChild, insertBefore } = before;
  Object.defineProperties(prototype, { removeChild, insertBefore });
});

/** A text whose place two elements have taken; `inside` where it was moved into them. */
function moved({ inside }: { inside: boolean }) {
  const parent = document.createElement('p');
  const text = document.createTextNode('Save');
  const font = document.createElement('font');
  parent.append(text, document.createElement('b'));
  text.replaceWith(font);
  if (inside) font.append(text);
  return { parent, text };
}

test('A moved text is taken away with what it was moved into', () => {
  const { parent, text } = moved({ inside: true });
  parent.removeChild(text);
  expect(parent.innerHTML).toBe('<b></b>');
  expect(said).toHaveLength(1);
});

test('A text that is gone is not taken away twice', () => {
  const { parent, text } = moved({ inside: false });
  expect(() => parent.removeChild(text)).not.toThrow();
});

test('What comes before a moved text stands before what it was moved into, or at the end', () => {
  const { parent, text } = moved({ inside: true });
  parent.insertBefore(document.createElement('i'), text);
  expect(parent.innerHTML).toBe('<i></i><font>Save</font><b></b>');
  const other = moved({ inside: false });
  other.parent.insertBefore(document.createElement('i'), other.text);
  expect(other.parent.innerHTML).toBe('<font></font><b></b><i></i>');
});

test('Where nothing was moved nothing is said', () => {
  const parent = document.createElement('p');
  const [first, second] = [document.createTextNode('a'), document.createElement('b')];
  parent.insertBefore(second, null);
  parent.insertBefore(first, second);
  parent.removeChild(second);
  expect([parent.innerHTML, said]).toEqual(['a', []]);
});
