import type { SaidWish } from '#domain/wish/read-wish.ts';
import type { Locale } from './tool.ts';

interface WishSentences {
  needed: string;
  days: (dates: NonNullable<SaidWish['dates']>) => string;
  near: (total: number, place: string, kilometres: number) => string;
  usual: (of: { low: string; high: string }) => string;
  offered: (price: string) => string;
  unknownPlace: (place: string) => string;
  unread: (words: string) => string;
  next: string;
  /** Where no place was said. */
  nextWhere: string;
  ask: string;
}

const dayIn =
  (language: string) =>
  (date: string): string =>
    new Date(`${date}T00:00:00Z`).toLocaleDateString(language, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
const english = dayIn('en-IN');
const hindi = dayIn('hi-IN');

export const wishSentences: Record<Locale, WishSentences> = {
  en: {
    needed: 'You need:',
    days: ({ from, days }) => `${days} ${days === 1 ? 'day' : 'days'}, from ${english(from)}`,
    near: (total, place, km) => `${total === 0 ? 'nobody yet' : total} within ${km} km of ${place}`,
    usual: ({ low, high }) => `usually ${low === high ? low : `${low} to ${high}`} a day`,
    offered: (price) => `you offer ${price} a day`,
    unknownPlace: (place) => `I do not know where ${place} is.`,
    unread: (words) => `I did not understand ${words}.`,
    next: 'Press “Ask for this”: the request is filled in. You check it before you send it.',
    nextWhere:
      'Press “Ask for this”: the request is filled in, and you add the PIN code. Say a PIN code or town here, and I tell you who is near and what they take.',
    ask: 'Ask for this',
  },
  hi: {
    needed: 'आपको चाहिए:',
    days: ({ from, days }) => `${hindi(from)} से ${days} दिन`,
    near: (total, place, km) => `${place} से ${km} किमी के अंदर ${total === 0 ? 'अभी कोई नहीं' : total}`,
    usual: ({ low, high }) => `रोज़ के ${low === high ? low : `${low} से ${high}`} लेते हैं`,
    offered: (price) => `आप ${price} रोज़ देंगे`,
    unknownPlace: (place) => `${place} कहाँ है, मुझे नहीं पता।`,
    unread: (words) => `${words} समझ में नहीं आया।`,
    next: '“यही माँगिए” दबाइए: फ़ॉर्म भरा हुआ खुलेगा। भेजने से पहले आप उसे देख लीजिए।',
    nextWhere:
      '“यही माँगिए” दबाइए: फ़ॉर्म भरा हुआ खुलेगा, आप पिन कोड लिखिए। यहाँ पिन कोड या शहर बताइए, तो मैं बताऊँगा कि पास में कौन है और कितना लेता है।',
    ask: 'यही माँगिए',
  },
  hinglish: {
    needed: 'Aapko chahiye:',
    days: ({ from, days }) => `${english(from)} se ${days} din`,
    near: (total, place, km) => `${place} se ${km} km ke andar ${total === 0 ? 'abhi koi nahi' : total}`,
    usual: ({ low, high }) => `roz ke ${low === high ? low : `${low} se ${high}`} lete hain`,
    offered: (price) => `aap ${price} roz denge`,
    unknownPlace: (place) => `${place} kahan hai, mujhe nahi pata.`,
    unread: (words) => `${words} samajh mein nahi aaya.`,
    next: '“Yahi maangiye” dabaiye: form bhara hua khulega. Bhejne se pehle aap use dekh lijiye.',
    nextWhere:
      '“Yahi maangiye” dabaiye: form bhara hua khulega, aap PIN code likhiye. Yahan PIN code ya shahar bataiye, to main bataunga ki paas mein kaun hai aur kitna leta hai.',
    ask: 'Yahi maangiye',
  },
};
