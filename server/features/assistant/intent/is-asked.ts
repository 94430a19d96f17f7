import type { CalculatorName } from '#domain/estimate/calculators/calculators.ts';
import type { Inputs, Question } from './inputs/read-sizes.ts';
import { gradeOf } from './inputs/read-sizes.ts';
import type { Concept } from './spoken/lexicon.ts';
import { asksNeed, asksRule, asksTime, conceptOf } from './spoken/lexicon.ts';
import { unitAt } from './spoken/unit-words.ts';

const things: readonly Concept[] = [
  'brick',
  'tile',
  'stairs',
  'paint',
  'cement',
  'steel',
  'plaster',
  'concrete',
  'worker',
];
const materialWords: readonly Concept[] = [...things, 'sand', 'aggregate', 'digging', 'brickwork', 'weight'];
const ofItself: readonly CalculatorName[] = ['tank', 'stairs', 'cost', 'materials', 'labour'];

/** What is built, painted or laid: a thing and this ask for a sum, though no size was said. */
const targets: readonly Concept[] = ['wall', 'room', 'slab', 'floor', 'stairs'];
/** What is laid and painted is asked of the floor that one walks on and of a whole house, too. */
const finishing: readonly (Concept | undefined)[] = ['tile', 'paint', 'plaster'];
const farsh = /(?<![\p{L}\p{M}])(?:farsh|pharsh|फर्श|फ़र्श)(?![\p{L}\p{M}])/u;
/** What is cast is a sum by its sizes alone. */
const cast: readonly Concept[] = ['slab', 'column', 'beam', 'footing'];
/** "Cement for slab?" asks by itself; in a longer sentence a word has to. */
const short = 7;

/** "How many bricks for a wall", "calculate tiles for my hall", "chhat ke liye cement kitna". */
function asksOf({ says, tokens, text }: Question): boolean {
  const thing = things.find((one) => says(one) && !targets.includes(one));
  const finished = !targets.some(says) && finishing.includes(thing) && (says('house') || farsh.test(text));
  if (thing === undefined || !(finished || targets.some(says)) || asksRule.test(text)) return false;
  const nextToThing = tokens.some(
    (token, at) =>
      conceptOf(token) === 'many' &&
      [-5, -4, -3, -2, -1, 1, 2, 3].some((by) => conceptOf(tokens[at + by]) === thing),
  );
  return nextToThing || /calculat|hisa{1,5}b|हिसाब/.test(text) || (!finished && tokens.length < short);
}

const bought: readonly Concept[] = [...things.filter((one) => one !== 'worker'), 'sand', 'aggregate'];
/** What belongs to no question of its own. */
const filler =
  /^(?:how|total|bata\p{L}{0,40}|bhai\p{L}{0,40}|bhaiya|ji|sir|please|plz|zara|jara|do|de|me|mujhe|the|mere|mera|meri|apne|my|ghar|house|home|liye|k[aei]|for|to|ko|hai|h|i|will|are|is|bolo|get|kar\p{L}{0,40}|bor[iae]\p{L}{0,40}|bags?|l(?:i|ee)t(?:re|er)s?|ltrs?|pur[aei]|poor[aei]|sab|all|whole|in|on|कर[\p{L}\p{M}]{0,40}|बोर[\p{L}\p{M}]{0,40}|बता[\p{L}\p{M}]{0,40}|भाई|भैया|जी|सर|ज़रा|जरा|दो|मेर[ेाी]|अपने|घर|क[ाेी]|लिए|में|मे|है|लीटर|पूर[ाेी]|सब|सारे)$/u;
/** "Eent kitni lagegi batao", "how many tiles": the thing, how many, and nothing besides. */
export function onlyThat({ tokens, text }: Question): boolean {
  const at = tokens.findIndex((token) => conceptOf(token) === 'many');
  if (at < 0 || asksRule.test(text) || /^(?:k[aei]|क[ाेी])$/u.test(tokens[at + 1] ?? '')) return false;
  const isThing = (token: string | undefined) => bought.some((one) => one === conceptOf(token));
  const before = /^(?:k[aei]|क[ाेी])$/u.test(tokens[at - 1] ?? '') ? at - 2 : at - 1;
  if (!isThing(tokens[before]) && !isThing(tokens[at + 1])) return false;
  return tokens.every(
    (token) =>
      isThing(token) ||
      ['many', 'asks', 'slab', 'wall'].includes(conceptOf(token) ?? '') ||
      asksNeed.test(token) ||
      filler.test(token),
  );
}

/** "4500 bricks: what area of wall?" */
const asksArea = /\b(?:what|how much|kitna|kitni) (?:area|wall|deewar)|कितन[ाी] (?:दीवार|एरिया)/;

/** Who pays for it, or lends: no sum, where no size is said. */
const asksAid =
  /(?<![\p{L}\p{M}])(?:loan|subsid\p{L}{0,40}|yojana|yojna|sa?rkar(?:i (?:paisa|paise|madad|sahayata|yojana|yojna|help))?(?= |$)|(?:govt\.?|government) (?:help|money|scheme|aid|assistance|grant)|लोन|कर्ज|कर्ज़|सब्सिडी|योजना|सरकार(?:ी)?)(?![\p{L}\p{M}])/u;

/** "Sariye ka wajan nikalna hai": it is to be worked out, and the bar is yet to be said. */
const asksWeight =
  /\b(?:weight|wt|[vw]a[jz]an) (?:nikal\w*|chah?iye|pata karna|calculat\w*|bata\w*)|\b(?:calculate|find|want|need)\b[^.?!]{0,20}\bweight\b|वज़?न (?:निकाल|चाहिए|बता|पता करना)/u;

const sizes = new Set([
  'area',
  'volume',
  'length',
  'width',
  'height',
  'bags',
  'pieces',
  'litres',
  'people',
  'diameter',
  'weight',
]);

/** Numbers alone ask for nothing, and neither does a word: a size and a thing, or "how many" of a thing that is needed. */
export function isAsked(question: Question, calculator: CalculatorName, inputs: Inputs): boolean {
  const { says, tokens, text, measures } = question;
  const asked =
    says('many') ||
    says('asks') ||
    says('cost') ||
    says('material') ||
    asksTime.test(text) ||
    asksArea.test(text);
  const keys = Object.keys(inputs).filter((key) => sizes.has(key));
  const measured = measures.some(({ sizes: [size, next] }) => next || size?.unit !== undefined);
  if (calculator === 'cost' && !measured && asksAid.test(text)) return false;
  const sized = keys.length > 0 && measures.some(({ percent }) => !percent);
  if (!sized) {
    if (calculator === 'cost')
      return (
        !asksRule.test(text.replace(/\bwhat\b|\bkya\b/, '')) &&
        !measures.some(({ sizes: [size] }) => (size?.value ?? 0) >= 1000)
      );
    if (asksOf(question)) return true;
    if (calculator === 'tank' && /calculat|hisa{1,5}b|हिसाब/.test(text)) return true;
    if (calculator === 'steel' && asksWeight.test(text) && !asksRule.test(text)) return true;
    if (onlyThat(question)) return true;
    const named = tokens.some((token, at) => {
      const next = unitAt(tokens, at + 1) ? at + 2 : at + 1;
      const thing = conceptOf(tokens[tokens[next] === 'of' ? next + 1 : next]);
      return conceptOf(token) === 'many' && thing !== undefined && things.includes(thing);
    });
    return named && asksNeed.test(text) && !asksRule.test(text);
  }
  // A diameter alone is said of many things: only its weight can be asked for.
  if (keys.length === 1 && keys[0] === 'diameter') return says('weight') || says('many');
  if (keys.every((key) => key === 'pieces' || key === 'bags')) return asked;
  // "Slab 10 m x 7 m, 150 mm" says nothing else.
  const bare = tokens.length <= short + 3 && keys.length > 1 && cast.some(says);
  return (
    bare ||
    asked ||
    ofItself.includes(calculator) ||
    materialWords.some(says) ||
    gradeOf(question) !== undefined
  );
}
