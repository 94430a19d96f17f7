/** Milliseconds and CSS pixels: two taps closer than these are one person's double tap. */
const soon = 300;
const near = 24;

const pressable = 'a[href], button, input, select, textarea, summary, label, [role]';

/** What a press on `target` is for; a label's press is its field's, and elsewhere it is for what lies there. */
function controlAt(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  const control = target.closest(pressable) ?? target;
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
}

/**
 * The second tap of a double tap reaches only what the first one hit. Where the first tap closed a sheet or took a button
 * away, the second would press what lies behind, which nobody meant. Where it still stands, a quick finger went on to the
 * next key. Not told by `detail`: iPhones always say 1.
 */
export function keepSecondTaps(page: Document): void {
  let last: { control: Element | null; at: number; x: number; y: number } | undefined;
  page.addEventListener(
    'click',
    (event) => {
      // By keyboard or by script.
      if (event.detail === 0) return;
      const [control, at, x, y] = [controlAt(event.target), event.timeStamp, event.clientX, event.clientY];
      if (
        last &&
        last.control !== control &&
        at - last.at < soon &&
        Math.hypot(x - last.x, y - last.y) < near &&
        controlAt(page.elementFromPoint(last.x, last.y)) !== last.control
      ) {
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      last = { control, at, x, y };
    },
    { capture: true },
  );
}
