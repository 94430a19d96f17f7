/** Sunday is 0. */
const names: readonly string[] = [
  'sun sunday ravivar raviwar itvar itwar रविवार इतवार',
  'mon monday somvar somwar सोमवार',
  'tue tues tuesday mangalvar mangalwar mangal मंगलवार मंगळवार मंगल',
  'wed wednesday budhvar budhwar budh बुधवार बुध',
  'thu thur thurs thursday guruvar guruwar brihaspativar गुरुवार गुरूवार बृहस्पतिवार',
  'fri friday shukravar shukrawar sukravar शुक्रवार',
  'sat saturday shanivar shaniwar sanivar शनिवार',
];
const byWord = new Map(names.flatMap((words, day) => words.split(' ').map((word) => [word, day] as const)));

const untilWord = /^(?:to|till|until|se|से|ते)$/iu;
const andWord = /^(?:and|aur|or|और|आणि|va|व)$/iu;
const words = /[\p{L}\p{M}]+|[^\p{L}\p{M}]+/gu;
const dayAt = (pieces: readonly string[], at: number): number | undefined =>
  byWord.get((pieces[at] ?? '').toLowerCase());

/** Where the next word stands, if it is one of these and only blanks lie before it. */
function wordBehind(pieces: readonly string[], at: number, wanted: RegExp): number | undefined {
  const isBlank = (pieces[at + 1] ?? 'x').trim() === '';
  return isBlank && wanted.test(pieces[at + 2] ?? '') ? at + 2 : undefined;
}

/** "Monday to Friday": where its last piece is, and how many days it has. */
function rangeAt(pieces: readonly string[], at: number): { end: number; days: number } | undefined {
  const until = wordBehind(pieces, at, untilWord);
  const to = until === undefined ? undefined : dayAt(pieces, until + 2);
  const from = dayAt(pieces, at);
  if (until === undefined || to === undefined || from === undefined) return undefined;
  return { end: until + 2, days: ((to - from + 7) % 7) + 1 };
}

/** "Mon, Tue and Thu". */
function listAt(pieces: readonly string[], at: number): { end: number; days: number } {
  const days = new Set([dayAt(pieces, at)]);
  let end = at;
  for (;;) {
    const and = wordBehind(pieces, end, andWord);
    const next = /^[ ,&]{1,3}$/u.test(pieces[end + 1] ?? '') ? (and ?? end) + 2 : -1;
    if (dayAt(pieces, next) === undefined) return { end, days: days.size };
    days.add(dayAt(pieces, next));
    end = next;
  }
}

const dates =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th) (?:to|till|se) (\d{1,2})(?:st|nd|rd|th)|(?<!\d)(\d{1,2}) (?:se|से|to) (\d{1,2}) (?:tarikh|तारीख)/giu;

/** A day of the week is named by itself. */
export const namesWeekDay = (said: string): boolean =>
  (said.match(words) ?? []).some((word) => byWord.has(word.toLowerCase()));

/**
 * "Monday to Friday", "mon, tue and thu", "3rd to 8th": their number, both ends with it. One day alone stays.
 * @param lists whether days that are told one by one are counted
 */
export function weekDaysCounted(said: string, lists: boolean): string {
  const dated = said.replace(dates, (whole, ...found: (string | undefined)[]) => {
    const [from = 0, to = 0] = found.slice(0, 4).filter(Boolean).map(Number);
    return to > from ? `${to - from + 1} days` : whole;
  });
  const pieces = dated.match(words) ?? [];
  const told: string[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] ?? '';
    const run =
      dayAt(pieces, at) === undefined
        ? undefined
        : (rangeAt(pieces, at) ?? (lists ? listAt(pieces, at) : undefined));
    if (!run || run.days < 2) told.push(piece);
    else {
      told.push(`${run.days} days`);
      at = run.end;
    }
  }
  return told.join('');
}
