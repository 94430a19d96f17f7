import type { MouseEvent as ReactMouseEvent } from 'react';

/** Milliseconds and CSS pixels: two taps closer than these are one person's double tap. */
const soon = 300;
const near = 24;
/**
 * A double click of a mouse: the setting that systems come with. Who has a slower one, for slow hands, would lose every
 * press that follows another at its place.
 */
const doubleClick = 500;
/** A page that shows nothing for so long: a press is no longer taken for one made before it showed. */
const patience = 3000;

const pressable = 'a[href], button, input, select, textarea, summary, label, [role]';

/** What a press on `target` is for; a label's press is its field's, and elsewhere it is for what lies there. */
function controlAt(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  const control = target.closest(pressable) ?? target;
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
}

interface Press {
  control: Element | null;
  at: number;
  x: number;
  y: number;
  /** When the page had drawn what this press did. */
  shown?: number;
}

/** When somebody pressed, on the clock of `performance.now()`: some browsers say nothing of it, or tell by another clock. */
function momentOf({ timeStamp }: Event): number {
  const now = performance.now();
  return timeStamp > 0 && timeStamp <= now && now - timeStamp < patience ? timeStamp : now;
}

/** The next frame draws it, and the one after that begins once it is drawn. */
const noteShown = (press: Press): unknown =>
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      press.shown = performance.now();
    }),
  );

/** Nobody can have meant what the page had not shown yet when they pressed: a slow phone opens a dialog under the finger. */
const isUnseen = ({ at: before, shown }: Press, at: number): boolean =>
  at - before < patience && (shown === undefined || at < shown);

/** Clicks that the system counts as the second of a double click although they came late. */
const late = new WeakSet<Event>();

/** The second press of a double click: too early for what the first one does to show. */
export const isAgain = ({ detail, nativeEvent }: ReactMouseEvent): boolean =>
  detail > 1 && !late.has(nativeEvent);

/**
 * The second tap of a double tap reaches only what the first one hit. Where the first tap closed a sheet or took a button
 * away, the second would press what lies behind, which nobody meant. Where it still stands, a quick finger went on to the
 * next key. Not told by `detail`: iPhones always say 1.
 */
export function keepSecondTaps(page: Document): void {
  let last: Press | undefined;
  page.addEventListener(
    'click',
    (event) => {
      // By keyboard or by script.
      if (event.detail === 0) return;
      const [control, at, x, y] = [controlAt(event.target), momentOf(event), event.clientX, event.clientY];
      if (last && event.detail > 1 && at - last.at >= doubleClick) late.add(event);
      if (
        last &&
        last.control !== control &&
        (at - last.at < soon || isUnseen(last, at)) &&
        Math.hypot(x - last.x, y - last.y) < near &&
        controlAt(page.elementFromPoint(last.x, last.y)) !== last.control
      ) {
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      last = { control, at, x, y };
      noteShown(last);
    },
    { capture: true },
  );
}
