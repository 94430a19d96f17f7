import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useEffect, useRef } from 'react';
import { hrefOf } from './address.ts';
import type { Going } from './router.ts';
import { useLocation, useRouter } from './router-context.ts';

export interface LinkProps extends Going, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  ref?: Ref<HTMLAnchorElement>;
}

/** Milliseconds that a pointer stays before a page is loaded ahead: it may only pass. */
const intent = 50;

/** New tabs, downloads and the like are the browser's. */
const isOwn = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** A way to another page of Neev. Its page is loaded ahead once a pointer, a finger or the focus stands on it. */
export function Link({
  to,
  href: whole,
  search,
  hash,
  state,
  replace,
  resetScroll,
  onClick,
  onMouseEnter,
  onMouseLeave,
  onFocus,
  onTouchStart,
  ...rest
}: LinkProps) {
  const router = useRouter();
  const here = useLocation();
  const going = { to, href: whole, search, hash, state, replace, resetScroll };
  const href = hrefOf(going, here);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // What does not come is told of when the page is opened.
  const ahead = () => void router.preload(going).catch(() => undefined);
  const soon = () => {
    timer.current = setTimeout(ahead, intent);
  };
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const elsewhere = (rest.target && rest.target !== '_self') || rest.download !== undefined;
    if (event.defaultPrevented || elsewhere || !isOwn(event)) return;
    event.preventDefault();
    void router.navigate(going);
  };
  return (
    <a
      {...rest}
      // The page itself is closer than what a menu says of its part.
      aria-current={href === here.pathname + here.searchText ? 'page' : rest['aria-current']}
      href={href}
      onClick={press}
      onMouseEnter={(event) => {
        onMouseEnter?.(event);
        soon();
      }}
      onMouseLeave={(event) => {
        onMouseLeave?.(event);
        clearTimeout(timer.current);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        soon();
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        ahead();
      }}
    />
  );
}
