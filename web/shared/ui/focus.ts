import { flushSync } from 'react-dom';

/** Shows what is wrong and puts the cursor into the first field of it. */
export function focusFirstWrong(show: () => void): void {
  // The fields must know that they are wrong before one is looked for.
  flushSync(show);
  const wrong = document.querySelectorAll<HTMLElement>(
    'main :is(input, select, textarea)[aria-invalid="true"]',
  );
  // A dialog makes what lies behind it deaf.
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;
  [...wrong].find((field) => field.closest('dialog') === dialog)?.focus();
}

/** As a ref of a sentence that comes below what is in sight, as a refusal at the end of a long form. */
export function intoView(part: HTMLElement | null): void {
  // The newest browsers give a promise, and what a ref gives React takes for what ends it.
  part?.scrollIntoView?.({ block: 'nearest' });
}

/** For a control that takes itself away, as a ref: the focus goes to the nearest part that is left. */
export function leaveFocus(control: HTMLElement | null) {
  return () => {
    // On the control, or in the dialog beside it that asked.
    const place = control?.parentElement;
    if (!place?.contains(document.activeElement)) return;
    const around: HTMLElement[] = [];
    for (let part: HTMLElement | null = place; part; part = part.parentElement)
      if (part.matches('dialog, section, main, [role=log]')) around.push(part);
    queueMicrotask(() => {
      const heir = around.find((part) => part.isConnected);
      if (!heir) return;
      if (!heir.hasAttribute('tabindex')) heir.tabIndex = -1;
      heir.focus({ preventScroll: true });
    });
  };
}
