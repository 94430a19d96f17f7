import { setTimeout as delay } from 'node:timers/promises';
import type { Place, Tab } from './engine.ts';
import type { Relay } from './relay.ts';

/** What is looked for: by its role, and by words that its name has, or is where `exact` is set. */
export interface Sought {
  role: keyof typeof roles;
  name: string;
  exact?: boolean;
  /** Which of them, from 0; -1 is the last. */
  nth?: number;
}

/** A file that somebody chooses. */
export interface Given {
  name: string;
  type: string;
  bytes: Buffer;
}

const roles = {
  button: 'button, [role=button], summary',
  link: 'a[href]',
  field: 'input, textarea, select',
  label: 'label',
  heading: 'h1, h2, h3',
  text: 'body *',
};

const patience = 25_000;

/** Nobody reads a question and answers it sooner: to the system, and to the product, it would be a double click. */
const doubleClick = 600;

/** In the page: what is seen of those that are sought. A text is where it stands, not in all that is around it. */
const seen = ({ role, name, exact }: Sought): string => `(() => {
  const plain = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
  const nameOf = (element) =>
    plain(
      element.getAttribute('aria-label') ??
        (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean).map((id) => document.getElementById(id)?.textContent).join(' '),
    ) || plain([...(element.labels ?? [])].map((label) => label.textContent).join(' ')) || plain(element.textContent);
  const wanted = ${JSON.stringify(name)};
  const fits = (element) => ${exact ? 'nameOf(element) === wanted' : 'nameOf(element).includes(wanted)'};
  const open = [...document.querySelectorAll('dialog[open]')].at(-1);
  return [...(open ?? document).querySelectorAll(${JSON.stringify(roles[role])})].filter(
    (element) =>
      fits(element) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      (${role !== 'text'} || ![...element.children].some(fits)),
  );
})()`;

const noted =
  /Failed to load resource|WebSocket connection to .* failed|can’t establish a connection to the server|was interrupted while the page was loading/;

/** Firefox's word for a part of the application that was on its way when the line went, or the page was left. */
const onItsWay = /A ServiceWorker intercepted the request and encountered an unexpected error/;

export class Screen {
  private readonly tab: Tab;
  private readonly relay: Relay;
  private wasCut = false;
  private readonly left: string[] = [];
  private pressed = 0;

  constructor(tab: Tab, relay: Relay) {
    this.tab = tab;
    this.relay = relay;
  }

  /** A page that is left while its fonts come is noted by Firefox: that is no fault of the page. */
  async open(path: string): Promise<void> {
    await this.run('document.fonts?.ready.then(() => true)');
    const before = this.tab.said().length;
    await this.tab.open(this.relay.address + path);
    this.left.push(...this.tab.said().slice(before));
  }
  run = <Value>(expression: string): Promise<Value> => this.tab.run<Value>(expression);
  enter = (): Promise<void> => this.tab.enter();
  type = (text: string): Promise<void> => this.tab.type(text);
  cut = (): void => {
    this.wasCut = true;
    this.relay.cut();
  };
  mend = (): void => this.relay.mend();
  picture = (): Promise<Buffer> => this.tab.picture();

  /** @returns what the expression gives, once it is neither false nor nothing */
  async until<Value>(what: string, expression: string, wait = patience): Promise<Value> {
    const end = Date.now() + wait;
    for (;;) {
      // A page that is being left answers nothing.
      const value = await this.run<Value>(expression).catch(() => undefined);
      if (value) return value;
      if (Date.now() > end)
        throw new Error(`waited in vain for ${what} at ${await this.run<string>('location.href')}`);
      await delay(100);
    }
  }

  sees = (name: string, role: Sought['role'] = 'text'): Promise<unknown> =>
    this.until(`${role} “${name}”`, `${seen({ role, name })}.length`);

  at = (path: string): Promise<unknown> =>
    this.until(path, `(location.pathname + location.search).includes(${JSON.stringify(path)})`);

  /**
   * With the pointer, at what lies on top there: what something else covers cannot be pressed. Who sees that the page moved
   * under their finger presses again.
   */
  async press(sought: Sought): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      const place = await this.placeOf(sought);
      await delay(this.pressed + doubleClick - performance.now());
      await this.tab.press(place);
      this.pressed = performance.now();
      // A page that is being left was pressed where it should be. What no page heard is pressed again.
      const hasHit = await this.run<boolean>('!globalThis.aim || globalThis.hasHit === true').catch(
        () => true,
      );
      if (hasHit) return;
      if (tries === 3) throw new Error(`${sought.role} “${sought.name}” is never where it is pressed`);
    }
  }

  /** What moves is pressed once it stands: a sheet that slides in, a page that grows above it. */
  private async placeOf(sought: Sought): Promise<Place> {
    const place = `(() => {
      const element = ${seen(sought)}.at(${sought.nth ?? 0});
      if (!element || element.disabled || element.ariaDisabled === 'true') return;
      // A slow machine has not begun to draw what moves: two looks at it find the same place.
      const moves = ({ effect }) => effect.target?.contains(element) && effect.getComputedTiming().endTime !== Infinity;
      if (document.getAnimations().some((one) => one.playState === 'running' && moves(one))) return;
      const middle = () => {
        const { left, top, width, height } = element.getClientRects()[0];
        const [x, y] = [left + width / 2, top + height / 2];
        const top_ = document.elementFromPoint(x, y);
        return top_ && (element.contains(top_) || top_.contains(element)) && { x, y };
      };
      // Where it can be pressed it stays: two that were brought to one place, one after the other, are a double tap.
      if (!middle()) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      globalThis.hasHit = undefined;
      globalThis.hears ??= addEventListener('pointerdown', ({ target }) => {
        globalThis.hasHit = aim.matches('input, textarea, select') || aim.contains(target) || aim.control === target;
      }, { capture: true }) ?? true;
      globalThis.aim = element;
      return middle();
    })()`;
    const find = () => this.until<Place>(`${sought.role} “${sought.name}” to press`, place);
    let last = await find();
    await delay(100);
    let now = await find();
    while (last.x !== now.x || last.y !== now.y) {
      await delay(100);
      [last, now] = [now, await find()];
    }
    return now;
  }

  button = (name: string, more: Partial<Sought> = {}): Promise<void> =>
    this.press({ role: 'button', name, exact: true, ...more });
  link = (name: string, more: Partial<Sought> = {}): Promise<void> =>
    this.press({ role: 'link', name, ...more });

  /** What stood in the field goes. */
  async fill(name: string, text: string, more: Partial<Sought> = {}): Promise<void> {
    const field = `${seen({ role: 'field', name, ...more })}.at(${more.nth ?? 0})`;
    await this.press({ role: 'field', name, ...more });
    await this.until(`${name} to be typed into`, `${field} === document.activeElement`);
    await this.run(`${field}.select?.()`);
    await this.type(text);
    await this.until(`“${text}” in ${name}`, `${field}.value === ${JSON.stringify(text)}`);
  }

  /** Into the field of files that stands in this place, as if it had been chosen: no driver opens a window of the system. */
  async give({ name, type, bytes }: Given, nth = 0): Promise<void> {
    const field = `[...document.querySelectorAll('input[type=file]')].at(${nth})`;
    await this.until('a field of files', `Boolean(${field})`);
    await this.run(`(() => {
      const bytes = Uint8Array.from(atob(${JSON.stringify(bytes.toString('base64'))}), (sign) => sign.charCodeAt(0));
      const chosen = new DataTransfer();
      chosen.items.add(new File([bytes], ${JSON.stringify(name)}, { type: ${JSON.stringify(type)} }));
      const field = ${field};
      field.files = chosen.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    })()`);
  }

  /** A refused call, a line that is cut: what some journeys are about. Browsers always note them. */
  said = (): string[] =>
    [...this.tab.said(), ...this.relay.said].filter(
      (line) => !noted.test(line) && !(onItsWay.test(line) && (this.wasCut || this.left.includes(line))),
    );

  async close(): Promise<void> {
    await this.tab.close();
    this.relay.close();
  }
}
