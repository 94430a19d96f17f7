const few: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, ek: 1, do: 2, teen: 3, char: 4, chaar: 4, paanch: 5 },
  ...{ एक: 1, दो: 2, तीन: 3, चार: 4, पाँच: 5, पांच: 5 },
};
const count = String.raw`(?<![\p{L}\p{M}\d.])(\d{1,2}|${Object.keys(few).join('|')})`;
const sum = String.raw`(?<![\d.])(\d{2,5})(?!\.?\d)`;
const near = String.raw`[^\d.;\n]{0,40}`;
const end = String.raw`(?![\p{L}\p{M}])`;
const night = `(?:nights?|raat(?:en|ein|on)?|rat|रात(?:ें|ों)?)`;
const hour = `(?:hours?|hrs?|ghant[aeo]n?|घंट[ाे]|घंटों)`;
const times = `(?:times|baar|bar|dafa|sarlu|saarlu|thadava\\w{0,2}|tadavai|vela|बार|दफ़?ा|वेळा)`;

const pattern = (source: string) => new RegExp(source, 'giu');
/** "3 nights at 1000 a night", "3 raat kaam kiya, 1000 ek raat ka". */
const nights = pattern(
  `${count} ${night}${end}${near}?${sum}(?: ?(?:rs|rupees?|रुपये|रुपए))? ?(?:(?:a|per|each|every) ${night}|(?:ek|har|प्रति|एक|हर) ${night}(?: (?:ka|ki|ke|का|की|के))?)${end}`,
);
/** "3 nights, 1000 each". */
const nightsEach = pattern(
  `${count} ${night}${end}${near}?${sum}(?: ?(?:rs|rupees?))? (?:each|ka ek|ki ek)${end}`,
);
/** "2 hours extra at 150 an hour", "2 घंटा ज़्यादा, प्रति घंटा 150": at a price of their own. */
const onOneDay = '(?:(?:on )?(?:one|a|ek|एक) (?:day|din|दिन|दिवशी|दिवस),? )?';
const perHour = `(?:${sum}(?: ?(?:rs|rupees?|रुपये|रुपए))? ?(?:(?:an?|per|each) ${hour}|(?:ek|har|एक|हर|प्रति) ${hour}(?: (?:ka|ke|का|के))?)|(?:(?:per|ek|har|एक|हर|प्रति)? ?${hour}(?: (?:ka|ke|ko|का|के|को))?) ?${sum})${end}`;
/** "On two days 3 hours extra each, 150 an hour", "दो दिन रोज़ 3 घंटे ज़्यादा, घंटे को 150". */
const hoursOnDays = pattern(
  `(?:on )?${count} (?:days?|din|दिन|दिवस)(?:,? (?:each|daily|ro[zj]|रोज़?|हर दिन))? ${count} ${hour}${end}${near}?${perHour}`,
);
const hours = pattern(
  `${onOneDay}${count} ${hour}${end}${near}?(?:${sum}(?: ?(?:rs|rupees?|रुपये|रुपए))? ?(?:(?:an?|per|each) ${hour}|(?:ek|har|एक|हर|प्रति) ${hour}(?: (?:ka|ke|का|के))?)|(?:(?:per|ek|har|एक|हर|प्रति) ${hour}(?: (?:ka|ke|का|के))?) ?${sum})${end}`,
);
/** "I gave 1500 three times", "3 baar 1500 diye". */
const oftenBefore = pattern(`${count} ${times}${end}${near}?${sum}(?!\\s?(?:rs\\s)?(?:a|per|roz))`);
const oftenBehind = pattern(`${sum}(?: ?(?:rs|rupees?|रुपये|रुपए))?[^\\d.;,\\n]{0,25}?${count} ${times}${end}`);
/** "Diwali bonus 1000". */
const bonus = pattern(
  String.raw`(?:(?<![\p{L}\p{M}])(?:bonus|inaa?m|bakhshish|tip|बोनस|इनाम|बख़?्शिश)(?![\p{L}\p{M}])[^\d.;\n]{0,12}?${sum}|${sum}(?: ?(?:rs|rupees?|रुपये|रुपए))? (?:(?:as|of|ka|का|diwali|दिवाली) ){0,2}(?:bonus|inaa?m|tip|बोनस|इनाम))`,
);

const numberOf = (word: string | undefined): number => few[(word ?? '').toLowerCase()] ?? Number(word);
const product = (one: string | undefined, other: string | undefined): number =>
  numberOf(one) * numberOf(other);

/** Stands beside a sum of hours or nights: of several people it is not said whose they are. */
export const ownRate = 'overtime';

/**
 * A message of a talk of pay in which what is told by its own count and price is one sum: "3 nights at 1000 a night" are
 * "3000 extra", "3 times 1500" given are "4500 advance". Other messages stay as they are.
 * @param isGiven whether money was given in it
 */
export function withSums(said: string, isGiven: boolean): string {
  const extra = (...[, many, each, other]: (string | undefined)[]): string =>
    ` , ${product(many, each ?? other)} extra ${ownRate} , `;
  const given = (one: string | undefined, other: string | undefined): string =>
    ` , ${product(one, other)} advance , `;
  const plain = said
    .replace(
      hoursOnDays,
      (...[, days, many, behind, before]: string[]) =>
        ` , ${numberOf(days) * product(many, behind ?? before)} extra ${ownRate} , `,
    )
    .replace(nights, (...found: string[]) => extra(...found.slice(0, 3)))
    .replace(nightsEach, (...found: string[]) => extra(...found.slice(0, 3)))
    .replace(hours, (...found: string[]) => extra(...found.slice(0, 4)))
    .replace(bonus, (...[, behind, before]: string[]) => ` , ${behind ?? before} extra , `);
  if (!isGiven) return plain;
  return plain
    .replace(oftenBefore, (...[, many, each]: string[]) => given(many, each))
    .replace(oftenBehind, (...[, each, many]: string[]) => given(each, many));
}
