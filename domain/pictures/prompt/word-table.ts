/** A meaning and the words for it: English, Hindi, and Hindi in Latin letters. Several words are a phrase; a Latin plural needs no line of its own. */
export type WordTable<T extends string> = readonly (readonly [T, string])[];
