import { useSyncExternalStore } from 'react';

const matches = (query: string) => (): boolean => matchMedia(query).matches;

function listen(query: string) {
  return (listener: () => void): (() => void) => {
    const media = matchMedia(query);
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  };
}

// lg of the design: from here all steps of a form stand side by side.
const wide = '(min-width: 992px)';
const coarse = '(pointer: coarse)';
const [listenWide, isWide, listenCoarse, isCoarse] = [
  listen(wide),
  matches(wide),
  listen(coarse),
  matches(coarse),
];

// Pages are rendered ahead for phones.
const no = (): boolean => false;

export const useWide = (): boolean => useSyncExternalStore(listenWide, isWide, no);

/** A finger, so most likely a phone with a camera. */
export const useTouch = (): boolean => useSyncExternalStore(listenCoarse, isCoarse, no);
