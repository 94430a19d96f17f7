import type { Tongue } from '../tools/tool.ts';

// Words that Hindi in Latin letters can hardly do without, and that English has not got.
const hinglish = new Set(
  'hai hain ka ki ke ko mein mai kya kaise kaisa kaisi kitna kitni kitne kahan kahaan kab kaun kaunsa kyun kyon nahi nahin mujhe mera meri mere hume humein hamare apna apne apni chahiye chaiye chahie karna karne karo kare karein karu karun banana banane banwana banwane banega lagta lagti lagega lagegi lagenge lagana lagane batao bataiye bataye bataen aur se par wala wale wali liye liya sakta sakte sakti hota hoti hote raha rahi rahe tha ghar makan makaan paani pani chhat chat deewar diwar eent sariya namaste namaskar dhanyavad shukriya mistri mazdoor majdoor thekedar dikhao dhundo dhoondo milega milenge sasta accha acha achha theek thik kripya bhai ji haan jyada zyada kam'.split(
    ' ',
  ),
);
// Each of these also stands in English questions.
const either = new Set([
  'par',
  'mai',
  'se',
  'chat',
  'tha',
  'ji',
  'ka',
  'ki',
  'kam',
  'mistri',
  'banana',
  'sariya',
  'pani',
]);

/** In which language and script a text is written; English where it does not say. */
export function tongueOf(text: string): Tongue {
  const devanagari = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  // "M20 कंक्रीट में cement" is Hindi.
  if (devanagari > 0 && devanagari * 2 >= latin) return 'hi';
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const known = words.filter((word) => hinglish.has(word));
  return known.length > 1 || known.some((word) => !either.has(word)) ? 'hinglish' : 'en';
}
