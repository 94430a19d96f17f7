import { useEffect } from 'react';

/** What a page that stands before its script has heard, put there by scripts/first-words.mjs. */
interface Ahead {
  /** What was typed or chosen last, by field: a text, or whether it is on. */
  typed: Map<Element, string | boolean>;
  pressed: HTMLElement | undefined;
  /** Where each field stood among those of the page: one that is rendered anew stands there too. */
  places?: Map<Element, number>;
  /** Hears no more. */
  end: () => void;
}
declare global {
  interface Window {
    ahead?: Ahead;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const fieldsOf = (root: ParentNode): Element[] => [...root.querySelectorAll('input, textarea, select')];

/** To be called while the page stands as it came. */
export function notePlaces(root: ParentNode): void {
  if (window.ahead) window.ahead.places = new Map(fieldsOf(root).map((field, place) => [field, place]));
}

/** The field itself or, where the page was rendered anew, the one in its place. */
function fieldNow(field: Element, places: Ahead['places']): Field | undefined {
  if (field.isConnected) return isField(field) ? field : undefined;
  const now = fieldsOf(document.getElementById('root') ?? document)[places?.get(field) ?? -1];
  const same = now && ['name', 'type'].every((name) => now.getAttribute(name) === field.getAttribute(name));
  return same && now.tagName === field.tagName && isField(now) ? now : undefined;
}

/**
 * Tells React what a field holds since before it looked. It hears of a change only where the value differs from the one
 * that it set itself: so first it sets another.
 */
function tell(field: Field, value: string | boolean): void {
  if (field instanceof HTMLSelectElement) {
    field.value = String(value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (typeof value === 'boolean') {
    if (!(field instanceof HTMLInputElement) || (field.type === 'radio' && !value)) return;
    field.checked = !value;
    field.click();
  } else {
    field.value = '';
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Nothing waits any more for what was heard: the page is another than the one that stood there. */
export function forgetAhead(): void {
  window.ahead?.end();
  window.ahead = undefined;
}

async function takeOver({ typed, pressed, places }: Ahead): Promise<void> {
  for (const [field, value] of typed) {
    const now = fieldNow(field, places);
    if (now) tell(now, value);
    // The page takes each in before the next: many a form writes what was typed beside what it knows.
    await Promise.resolve();
  }
  pressed?.removeAttribute('data-pressed');
  if (pressed?.isConnected) pressed.click();
}

/** Gives a page that has come alive what was typed and pressed while it was not yet (docs/rules.md#shell-7). */
export function TakeOver(): null {
  useEffect(() => {
    const { ahead } = window;
    if (!ahead) return;
    forgetAhead();
    void takeOver(ahead);
  }, []);
  return null;
}
