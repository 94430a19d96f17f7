import type { KeyboardEvent } from 'react';

/** What a key that an input method takes reports as its code. */
const takenByInputMethod = 229;

/**
 * Whether a key sends what was typed: Enter, not Shift+Enter, which makes a line. While an input method composes (Hindi
 * keyboards) Enter chooses a word; Safari ends the composition first, and tells it by the code alone.
 */
export const isSendingEnter = ({ key, shiftKey, keyCode, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && keyCode !== takenByInputMethod;
