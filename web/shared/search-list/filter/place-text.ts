import { useState } from 'react';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import type { PlaceSuggestion } from './place-suggestions.ts';

interface Asked {
  /** As it is stored and sent. */
  place: string;
  suggestions: readonly PlaceSuggestion[];
  onPlace: (place: string) => void;
}

/** The text of a field that holds a place: what is typed stays as typed, what was kept is read in the reader's script. */
export function usePlaceText({ place, suggestions, onPlace }: Asked) {
  const placeName = usePlaceNames(/^\P{Nd}/u.test(place));
  const [typed, setTyped] = useState({ text: '', place: '' });
  return {
    text: typed.place === place ? typed.text : placeName(place),
    type: (text: string) => {
      const known = suggestions.find(({ value }) => value === text.trim())?.place ?? text;
      setTyped({ text, place: known });
      onPlace(known);
    },
  };
}
