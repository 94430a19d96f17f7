import { colourWords, paintedWords } from '../words/paint-words.ts';
import { allIn, plain } from '../words/word-search.ts';

interface Paints {
  wall?: string;
  roof?: string;
  door?: string;
  car?: string;
  trim?: string;
}

/** Each colour goes to what is named next after it, within a few words; one that stands alone is the wall's. */
export function paintsOf(text: string): Paints {
  const paints: Paints = {};
  let end = 0;
  for (const { value, at, length } of allIn(text, colourWords)) {
    if (at < end) continue;
    end = at + length - 1;
    const near = plain(
      text
        .slice(at + length - 1)
        .trim()
        .split(' ')
        .slice(0, 3)
        .join(' '),
    );
    const what = allIn(near, paintedWords)[0]?.value ?? 'wall';
    if (what !== 'none') paints[what] ??= value;
  }
  return paints;
}
