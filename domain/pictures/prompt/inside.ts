import {
  type InsideRoom,
  insideOutdoors,
  insideRoomWords,
  insideWords,
  partWords,
  wholeHouseWords,
} from './inside-words.ts';
import { allIn, anyIn, type Found, split } from './word-search.ts';

const ends = (text: string, list: string) => split(list).some((word) => text.endsWith(word));

const starts = (text: string, list: string) => split(list).some((word) => text.startsWith(word));

/** 'Inside' of something in the open says nothing of a room: 'a car inside the compound'. */
function asksInside(text: string): boolean {
  const table = [['inside', insideWords]] as const;
  return allIn(text, table).some(({ at, length }) => {
    const after = text.slice(at + length - 1).replace(/^ (?:the|a|an|my|our|its|of) /, ' ');
    const before = text.slice(0, at + 1).replace(/ (?:के|ke) $/, ' ');
    return !starts(after, insideOutdoors) && !ends(before, insideOutdoors);
  });
}

/** A number before a room counts the rooms of a house: '3 bedroom house'. */
const isCounted = (text: string, { at }: Found<string>) =>
  /(?:\p{N}{1,6}|one|two|three|four|five|ek|do|teen|char|एक|दो|तीन|चार) $/u.test(text.slice(0, at + 1));

/** A room of a house, or a room alone, where no house is named. */
function isTheSubject(text: string, { at, length }: Found<string>): boolean {
  if (!anyIn(text, wholeHouseWords)) return true;
  const after = text.slice(at + length - 1);
  const before = text.slice(0, at + 1);
  const between = split(partWords.before).find((word) => after.startsWith(word));
  if (between) {
    const rest = after.slice(between.length - 1).replace(/^ (?:the|a|an|my|our) /, ' ');
    if (anyIn(rest.split(' ').slice(0, 6).join(' ').concat(' '), wholeHouseWords)) return true;
  }
  return split(wholeHouseWords).some((house) =>
    split(partWords.after).some((link) => before.endsWith(`${house.trimEnd()}${link}`)),
  );
}

/** The room in which the picture is to be drawn; undefined where the house is to be seen from outside. */
export function insideOf(text: string): InsideRoom | undefined {
  const rooms = allIn(text, insideRoomWords).toSorted((a, b) => a.at - b.at || b.length - a.length);
  if (asksInside(text)) return rooms[0]?.value ?? 'living';
  return rooms.find((room) => !isCounted(text, room) && isTheSubject(text, room))?.value;
}
