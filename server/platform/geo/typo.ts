/** What one typo has made of a name: a letter too few or too many, two that changed places, another letter. */
export type Typo = 'length' | 'order' | 'vowel' | 'letter';

/** The one typo that lies between two words; undefined where they are alike, or further apart. */
export function typoBetween(typed: string, name: string): Typo | undefined {
  if (typed === name) return undefined;
  let at = 0;
  while (at < typed.length && typed[at] === name[at]) at++;
  const [left, right] = [typed.slice(at), name.slice(at)];
  if (left.slice(1) === right || left === right.slice(1)) return 'length';
  if (`${left[1]}${left[0]}${left.slice(2)}` === right) return 'order';
  if (left.slice(1) !== right.slice(1)) return undefined;
  return /^[aeiou]{2}$/.test(`${left[0]}${right[0]}`) ? 'vowel' : 'letter';
}
