import type { Locale } from './tool.ts';

interface Said {
  label: string;
  place?: string;
  /** With its sign. */
  price?: string | 0;
}

interface ListingSentences {
  all: (label: string) => string;
  everybody: string;
  perDay: (price: string) => string;
  kilometres: (distance: number) => string;
  people: (count: number) => string;
  years: (count: number) => string;
  verified: string;
  notVerified: string;
  available: string;
  notAvailable: string;
  demo: string;
  unknownPlace: (place: string) => string;
  none: (said: Said) => string;
  /** Nobody says the trade: those of the same kind of work. */
  maybe: (said: Said) => string;
  noneSoCheap: (said: Said) => string;
  noneThere: (said: Said) => string;
  /** Nor within so many kilometres. */
  noneNear: (said: Said, kilometres: number) => string;
  found: (said: Said & { shown: number; total: number }) => string;
  /** How many one needs. */
  together: (people: number) => string;
  womenUntold: string;
  rates: (of: { low: string; high: string }) => string;
}

const english = ({ label, place, price }: Said): string =>
  `${label}${place ? ` near ${place}` : ''}${price ? ` for at most ${price} a day` : ''}`;
const hindi = ({ label, place, price }: Said): string =>
  `${place ? `${place} के पास ` : ''}${price ? `${price} रोज़ तक ` : ''}${label}`;
const hinglish = ({ label, place, price }: Said): string =>
  `${place ? `${place} ke paas ` : ''}${price ? `${price} roz tak ` : ''}${label}`;

export const listingSentences: Record<Locale, ListingSentences> = {
  en: {
    all: (label) => `All ${label}`,
    everybody: 'listings',
    perDay: (price) => `${price} a day`,
    kilometres: (distance) => `${distance} km`,
    people: (count) => `${count} people`,
    years: (count) => `${count} ${count === 1 ? 'year' : 'years'} of work`,
    verified: 'verified',
    notVerified: 'not verified',
    available: 'available',
    notAvailable: 'not available now',
    demo: 'demo listing',
    unknownPlace: (place) => `I do not know a place called ${place}, so this is from everywhere.`,
    none: (said) => `I found no ${english(said)} on Neev at the moment.`,
    maybe: (said) => `I found no ${english(said)}. These do other works and may do it, so ask them:`,
    noneSoCheap: ({ price, ...said }) => `I found no ${english({ ...said, price })}. These are the cheapest:`,
    noneThere: (said) => `I found no ${english(said)}. These work farther away:`,
    noneNear: (said, far) => `I found no ${english(said)}, nor within ${far} km. The nearest are far away:`,
    found: ({ shown, total, ...said }) =>
      `On Neev now, ${english(said)}: **${total}**.${shown < total ? ` The first ${shown}:` : ''}`,
    together: (people) => `You need ${people}: one request asks several at once.`,
    womenUntold: 'Profiles do not tell who is a woman: ask in the chat before you hire.',
    rates: ({ low, high }) => `They ask ${low === high ? low : `${low} to ${high}`} a day.`,
  },
  hi: {
    all: (label) => `सारे ${label}`,
    everybody: 'प्रोफ़ाइल',
    perDay: (price) => `${price} रोज़`,
    kilometres: (distance) => `${distance} किमी`,
    people: (count) => `${count} लोग`,
    years: (count) => `${count} साल का काम`,
    verified: 'जाँच पूरी',
    notVerified: 'जाँच बाकी',
    available: 'खाली',
    notAvailable: 'अभी खाली नहीं',
    demo: 'डेमो प्रोफ़ाइल',
    unknownPlace: (place) => `${place} नाम की जगह मुझे नहीं मिली, इसलिए यह सब जगह से है।`,
    none: (said) => `नींव पर अभी ${hindi(said)} नहीं मिले।`,
    maybe: (said) => `${hindi(said)} नहीं मिले। ये दूसरे काम करते हैं, शायद यह भी करें, पूछ लीजिए:`,
    noneSoCheap: (said) => `${hindi(said)} नहीं मिले। सबसे सस्ते ये हैं:`,
    noneThere: (said) => `${hindi(said)} नहीं मिले। ये और दूर काम करते हैं:`,
    noneNear: (said, far) => `${hindi(said)} नहीं मिले, ${far} किमी के अंदर भी नहीं। सबसे पास के भी दूर हैं:`,
    found: ({ shown, total, ...said }) =>
      `नींव पर अभी ${hindi(said)}: **${total}**।${shown < total ? ` पहले ${shown}:` : ''}`,
    together: (people) => `आपको ${people} लोग चाहिए: एक साथ कई लोगों से पूछ सकते हैं।`,
    womenUntold: 'कौन महिला है, यह प्रोफ़ाइल में नहीं लिखा होता: काम देने से पहले बातचीत में पूछ लीजिए।',
    rates: ({ low, high }) => `ये रोज़ के ${low === high ? low : `${low} से ${high}`} लेते हैं।`,
  },
  hinglish: {
    all: (label) => `Saare ${label}`,
    everybody: 'listings',
    perDay: (price) => `${price} roz`,
    kilometres: (distance) => `${distance} km`,
    people: (count) => `${count} log`,
    years: (count) => `${count} saal ka kaam`,
    verified: 'verified',
    notVerified: 'verified nahi',
    available: 'available',
    notAvailable: 'abhi available nahi',
    demo: 'demo listing',
    unknownPlace: (place) => `${place} naam ki jagah mujhe nahi mili, isliye yeh sab jagah se hai.`,
    none: (said) => `Neev par abhi ${hinglish(said)} nahi mile.`,
    maybe: (said) =>
      `${hinglish(said)} nahi mile. Yeh doosre kaam karte hain, shayad yeh bhi karein, pooch lijiye:`,
    noneSoCheap: (said) => `${hinglish(said)} nahi mile. Sabse saste yeh hain:`,
    noneThere: (said) => `${hinglish(said)} nahi mile. Yeh aur door kaam karte hain:`,
    noneNear: (said, far) =>
      `${hinglish(said)} nahi mile, ${far} km ke andar bhi nahi. Sabse paas ke bhi door hain:`,
    found: ({ shown, total, ...said }) =>
      `Neev par abhi ${hinglish(said)}: **${total}**.${shown < total ? ` Pehle ${shown}:` : ''}`,
    together: (people) => `Aapko ${people} log chahiye: ek saath kai logon se pooch sakte hain.`,
    womenUntold:
      'Kaun mahila hai, yeh profile mein nahi likha hota: kaam dene se pehle chat mein pooch lijiye.',
    rates: ({ low, high }) => `Yeh roz ke ${low === high ? low : `${low} se ${high}`} lete hain.`,
  },
};
