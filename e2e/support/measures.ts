/** What is measured inside the page, as scripts: the tests' own types know no document. */

/** What can be pressed and is shown; a control that only a label shows is measured by its label. */
const pressable = `
  const selector = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=switch], [role=slider]';
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const name = (element) => element.tagName.toLowerCase() + ' "' +
    (element.getAttribute('aria-label') || element.textContent || element.name || element.id || '').trim().slice(0, 30) + '"';
  const boxOf = (element) => {
    const own = element.getBoundingClientRect();
    const label = element.matches('input[type=checkbox], input[type=radio], input[type=file]') && element.labels?.[0];
    const box = label ? label.getBoundingClientRect() : own;
    return box.width * box.height > own.width * own.height ? box : own;
  };
  const main = document.querySelector('[role=dialog]') ?? document;
  const all = [...main.querySelectorAll(selector)].filter((element) =>
    (shown(element) || element.labels?.length) && !element.disabled && !element.closest('[inert], [aria-hidden=true]') &&
    boxOf(element).width > 1);
`;

/**
 * Targets under 24 × 24 px whose 24 px circle meets another target (WCAG 2.5.8), as 'name width×height'.
 * A link inside a sentence is as high as its line.
 */
export const smallTargets = `(() => {
  ${pressable}
  const inline = (element) => element.matches('a') && getComputedStyle(element).display === 'inline';
  const small = (box) => box.width < 23.5 || box.height < 23.5;
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
  const meets = (box, other) => {
    const [x, y] = middle(box);
    const [left, top] = small(other) ? middle(other) : [Math.max(other.left, Math.min(x, other.right)), Math.max(other.top, Math.min(y, other.bottom))];
    return Math.hypot(x - left, y - top) < (small(other) ? 24 : 12);
  };
  const boxes = all.map((element) => ({ element, box: boxOf(element) }));
  return boxes
    .filter(({ element, box }) => small(box) && !inline(element) && boxes.some(({ element: other, box: its }) =>
      other !== element && !other.contains(element) && !element.contains(other) && meets(box, its)))
    .map(({ element, box }) => name(element) + ' ' + Math.round(box.width) + '×' + Math.round(box.height));
})()`;

/** What sends a form, under \`high\` px. */
export const lowActions = (high: number) => `(() => {
  ${pressable}
  return all
    .filter((element) => element.matches('main button[type=submit], [role=dialog] button[type=submit]') && boxOf(element).height < ${high} - 0.5)
    .map((element) => name(element) + ' ' + Math.round(boxOf(element).height));
})()`;

/**
 * What worker mode is not allowed: targets under 56 px, tiles under 96 px, and text with less than 7 to 1 against what it
 * stands on. What is switched off is left out.
 */
export const hardToUse = `(() => {
  ${pressable}
  const found = [];
  for (const element of all) {
    const { width, height } = boxOf(element);
    const least = /_tile_/.test(element.className) ? 96 : 56;
    if (width < least - 0.5 || height < least - 0.5) found.push(name(element) + ' ' + Math.round(width) + '×' + Math.round(height));
  }
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const paint = (colours) => {
    canvas.clearRect(0, 0, 1, 1);
    for (const colour of colours) {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  for (const element of document.querySelectorAll('body *')) {
    const text = [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim()).map((node) => node.data).join('');
    const box = element.getBoundingClientRect();
    if (!text || !shown(element) || box.width < 2 || element.closest(':disabled, [inert]')) continue;
    const grounds = [];
    for (let part = element; part; part = part.parentElement) grounds.unshift(getComputedStyle(part).backgroundColor);
    const [one, other] = [paint(['#fff', ...grounds]), paint(['#fff', ...grounds, getComputedStyle(element).color])];
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    if (contrast < 7) found.push('"' + text.trim().slice(0, 30) + '" ' + contrast.toFixed(1) + ' to 1');
  }
  return found;
})()`;

/** How far the page scrolls sideways, px, and how much of the height is held by bars that stay, 0 to 1. */
export const reflow = `(() => {
  const root = document.documentElement;
  scrollTo(0, root.scrollHeight / 2);
  const bars = [...document.querySelectorAll('body *')].filter((element) => {
    const { position } = getComputedStyle(element);
    if (position !== 'fixed' && position !== 'sticky') return false;
    const box = element.getBoundingClientRect();
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      getComputedStyle(element).pointerEvents !== 'none' &&
      box.width > innerWidth * 0.6 && box.height > 0 && box.bottom > 0 && box.top < innerHeight &&
      (position === 'fixed' || Math.abs(box.top - parseFloat(getComputedStyle(element).top)) < 1 ||
        Math.abs(innerHeight - box.bottom - parseFloat(getComputedStyle(element).bottom)) < 1);
  });
  const rows = new Set();
  for (const bar of bars) {
    const { top, bottom } = bar.getBoundingClientRect();
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(innerHeight, bottom); y++) rows.add(y);
  }
  return { sideways: root.scrollWidth - root.clientWidth, held: rows.size / innerHeight,
    by: bars.map((bar) => bar.className || bar.tagName).join(', ') };
})()`;

/** The controls that, once focused, are covered in their middle by something else (WCAG 2.4.11). */
export const covered = `(() => {
  ${pressable}
  const found = [];
  for (const element of all.slice(0, 60)) {
    if (!shown(element) || element.tabIndex < 0) continue;
    element.focus();
    element.scrollIntoView({ block: 'nearest' });
    const box = boxOf(element);
    const x = box.left + box.width / 2;
    const y = Math.max(box.top, 0) + (Math.min(box.bottom, innerHeight) - Math.max(box.top, 0)) / 2;
    const at = document.elementFromPoint(x, y);
    const label = element.labels?.[0];
    // A toast goes by itself.
    if (at?.closest('.Toastify__toast')) continue;
    if (!at || !(element.contains(at) || at.contains(element) || label?.contains(at))) found.push(name(element) + ' under ' + (at ? at.tagName + '.' + at.className : 'nothing'));
  }
  return found;
})()`;

/** What is wrong with what has the focus: no ring, or its middle lies under something else; else ''. */
export const focusFault = `(() => {
  const element = document.activeElement;
  // The whole page has the focus after navigation.
  if (!element || element === document.body || element.matches('main')) return '';
  // The button inside a date's field: the browser rings it and tells nobody.
  if (element.matches('input:not(:focus)')) return '';
  const name = element.tagName.toLowerCase() + ' "' +
    (element.getAttribute('aria-label') || element.labels?.[0]?.textContent || element.textContent || element.id || '').trim().slice(0, 40) + '"';
  const ringed = (part, pseudo) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(part, pseudo);
    // A shadow that is as wide on all sides is a ring.
    return / 0px 0px 0px [2-9]px/.test(boxShadow) ||
      (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/, 0\\)$/.test(outlineColor));
  };
  const parts = [element, element.nextElementSibling, ...(element.labels ?? [])].filter(Boolean);
  for (let part = element.parentElement, far = 0; part && far < 4; part = part.parentElement, far += 1) parts.push(part);
  if (!parts.some((part) => ringed(part) || ringed(part, '::before') || ringed(part, '::after'))) return name + ' shows no focus';
  const own = element.getBoundingClientRect();
  const label = element.matches('input') && element.labels?.[0];
  const box = label && own.width * own.height < 100 ? label.getBoundingClientRect() : own;
  let top = Math.max(box.top, 0), bottom = Math.min(box.bottom, innerHeight);
  // What scrolls shows a part of a high field. A dialog lies outside of all.
  const outermost = element.closest('dialog') ?? document.body;
  for (let part = element.parentElement; part && part !== outermost; part = part.parentElement) {
    if (getComputedStyle(part).overflowY === 'visible') continue;
    const clip = part.getBoundingClientRect();
    top = Math.max(top, clip.top);
    bottom = Math.min(bottom, clip.bottom);
  }
  if (bottom - top < 1) return name + ' is out of sight';
  const at = document.elementFromPoint(box.left + box.width / 2, (top + bottom) / 2);
  if (at?.closest('.Toastify__toast')) return '';
  const seen = at && (element.contains(at) || at.contains(element) || [...(element.labels ?? [])].some((one) => one.contains(at)));
  return seen ? '' : name + ' lies under ' + (at ? at.tagName + '.' + at.className : 'nothing');
})()`;
