import type { RateKey } from '#domain/estimate/rates.ts';

/** In what a work is paid. */
export type Per = 'm2' | 'm3' | 'm' | 'kg' | 'litre' | 'one' | 'day';

export interface Work {
  names: RegExp;
  per: Per;
  en: string;
  hi: string;
  /** Whole, with its material. */
  whole?: RateKey;
  /** What people ask for it in the market, which is more than the days of work come to. */
  market?: Market;
}
export interface Market {
  low: number;
  high: number;
  /** Where it is none of what the rates have. */
  unit?: readonly [en: string, hi: string];
  /** Of people's work alone. */
  labour?: true;
  /** A page and its date. */
  from: string;
}
const ofLabour = (low: number, high: number, from = 'newhousebudget.com, 2025'): Market => ({
  low,
  high,
  labour: true,
  from,
});
const whole = ['in all', 'कुल'] as const;
const market = (
  names: RegExp,
  [en, hi]: readonly [string, string],
  { per = 'one', ...of }: Market & { per?: Per },
): Work => ({ names, per, en, hi, market: of });

const hires = (names: RegExp, key: RateKey, [en, hi]: [string, string]): Work => ({
  names,
  per: 'day',
  en,
  hi,
  whole: key,
});

/** What is built and plastered, where no part of it is named. */
export const houseLabour: Work = {
  names: /(?!)/u,
  per: 'm2',
  en: 'A whole house',
  hi: 'पूरा मकान',
  market: ofLabour(260, 400, 'materialtree.com, architects4design.com, constructionzone.net'),
};

/** The first that is named counts: what is narrower stands first. */
export const works: readonly Work[] = [
  market(/modular kitchen|मॉड्यूलर किचन|मॉडुलर किचन/iu, ['Modular kitchen, small', 'छोटा मॉड्यूलर किचन'], {
    low: 120_000,
    high: 220_000,
    unit: whole,
    from: 'divy.in, 2025',
  }),
  market(
    /(?:bath ?room|toilet|washroom|बाथरूम|टॉयलेट)[^.?!]{0,20}(?:renovat|remodel|re ?do\b|redone|naya|नया|रिनोवे|मरम्मत)|(?:renovat|remodel)[^.?!]{0,20}(?:bath ?room|toilet|washroom)/iu,
    ['Renovating a bathroom, plain', 'बाथरूम नया करवाना, सादा'],
    { low: 60_000, high: 120_000, unit: whole, from: 'divy.in, 2025' },
  ),
  market(
    /interiors?\b|इंटीरियर/iu,
    ['Interior of 3 bedrooms with kitchen and wardrobes', 'रसोई और अलमारी समेत 3 बेडरूम का इंटीरियर'],
    {
      low: 600_000,
      high: 1_200_000,
      unit: whole,
      from: 'homebliss.in, 2022; spacenestx.com, 2025: 9 to 13 lakh',
    },
  ),
  market(/(?:renovat|remodel|रिनोवे|रेनोवे)/iu, ['Renovating a whole home, plain', 'पूरे घर का रिनोवेशन, सादा'], {
    per: 'm2',
    low: 1200,
    high: 1800,
    from: 'divy.in, 2025',
  }),
  market(
    /\bpop\b|false ceiling|gypsum ceiling|पीओपी|फॉल्स सीलिंग/iu,
    ['False ceiling of POP or gypsum, with material', 'पीओपी या जिप्सम की सीलिंग, सामान समेत'],
    { per: 'm2', low: 70, high: 90, from: 'gyproc.in; lceted.com, 2022' },
  ),
  market(
    /bore ?well|boring|tube ?well|बोरवेल|बोरिंग|ट्यूबवेल/iu,
    ['Drilling a borewell, without casing and pump', 'बोरवेल की खुदाई, केसिंग और पंप के बिना'],
    { per: 'm', low: 80, high: 250, from: 'hellokisan.org; iniciarcorreo.com' },
  ),
  market(
    /solar (?:panel|system|plant|roof)|rooftop solar|सोलर/iu,
    ['Solar panels on the roof, before subsidy', 'छत पर सोलर, सब्सिडी से पहले'],
    {
      low: 55_000,
      high: 120_000,
      unit: ['a kW', 'किलोवाट'],
      from: 'kalindisolarsolutions.com; houseyog.com, 2025',
    },
  ),
  {
    names:
      /water ?proof|\bdamp|geel|गील|leak|seepage|tapak|ris rah|pani aa rah|वाटर ?प्रूफ|वॉटर ?प्रूफ|टपक|रिस रह|सीलन|seelan/iu,
    per: 'm2',
    en: 'Waterproofing of a roof or terrace, with material',
    hi: 'छत की वॉटरप्रूफ़िंग, सामान समेत',
    whole: 'waterproofing',
  },
  {
    names: /septic|सेप्टिक/iu,
    per: 'one',
    en: 'Septic tank for 6 to 8 people, built',
    hi: '6 से 8 लोगों का सेप्टिक टैंक, बना हुआ',
    whole: 'septicTank',
  },
  {
    names: /\bsump\b|underground (?:water )?tank|under ?ground tank|संप|भूमिगत टंकी/iu,
    per: 'litre',
    en: 'Underground tank (sump), built',
    hi: 'ज़मीन के नीचे की टंकी, बनी हुई',
    whole: 'sump',
  },
  {
    names: /over ?head (?:water )?tank|sintex|पानी की टंकी|pani ki tanki|paani ki tanki|ओवरहेड टैंक/iu,
    per: 'litre',
    en: 'Overhead tank',
    hi: 'छत की टंकी',
    whole: 'overheadTank',
  },
  {
    names: /boundary|compound wall|chaar ?d[ie]+wari|char ?diwari|चारदीवारी|चार दीवारी|बाउंड्री/iu,
    per: 'm',
    en: 'Boundary wall, with material',
    hi: 'चारदीवारी, सामान समेत',
    whole: 'boundaryWall',
  },
  { names: /railing|रेलिंग/iu, per: 'm', en: 'Railing', hi: 'रेलिंग', whole: 'railing' },
  { names: /main gate|\bgate\b|गेट/iu, per: 'one', en: 'Gate', hi: 'गेट', whole: 'gate' },
  {
    names: /kitchen (?:counter|platform|slab)|rasoi ka (?:slab|platform)|किचन (?:स्लैब|प्लेटफॉर्म)/iu,
    per: 'm',
    en: 'Kitchen counter',
    hi: 'रसोई का स्लैब',
    whole: 'kitchen',
  },
  {
    names:
      /bath ?room (?:fitting|fixture|sanitary)|sanitary|toilet (?:fitting|seat)|सैनिटरी|सेनेटरी|बाथरूम फिटिंग/iu,
    per: 'one',
    en: 'Sanitary fittings of a bathroom',
    hi: 'एक बाथरूम की सैनिटरी फ़िटिंग',
    whole: 'sanitary',
  },
  {
    names:
      /wiring|electric(?:al|ity)? (?:work|point|fitting)|(?:light|bijli) (?:point|fitting)|वायरिंग|बिजली (?:का काम|फिटिंग|पॉइंट)/iu,
    per: 'one',
    en: 'Electrical point, with wire',
    hi: 'बिजली का एक पॉइंट, तार समेत',
    whole: 'electrical',
  },
  {
    names: /electric(?:ity)? connection|bijli ka connection|बिजली का कनेक्शन/iu,
    per: 'one',
    en: 'Electricity connection',
    hi: 'बिजली का कनेक्शन',
    whole: 'electricConnection',
  },
  {
    names: /\bdoors?\b|darwa[zj]a|darwa[zj]e|दरवाज़?[ाे]/iu,
    per: 'one',
    en: 'Door with frame',
    hi: 'चौखट समेत दरवाज़ा',
    whole: 'doors',
  },
  { names: /\bwindows?\b|khidki|खिड़की/iu, per: 'm2', en: 'Window', hi: 'खिड़की', whole: 'windows' },
  {
    names: /shuttering|centring|centering|form ?work|शटरिंग|सेंटरिंग/iu,
    per: 'm2',
    en: 'Shuttering',
    hi: 'शटरिंग',
    market: ofLabour(40, 45),
    whole: 'shuttering',
  },
  {
    names: /plaster|plastar|प्लास्टर|पलस्तर/iu,
    per: 'm2',
    en: 'Plaster',
    hi: 'प्लास्टर',
    market: ofLabour(15, 20),
  },
  {
    names: /tiles?\b|flooring|टाइल|टाइल्स/iu,
    per: 'm2',
    en: 'Laying tiles',
    hi: 'टाइल लगाना',
    market: ofLabour(15, 17, 'civilgyani.com, 2023'),
  },
  {
    names: /paint|putai|pu+tt?y|white ?wash|पेंट|पुताई|पुट्टी|रंगाई/iu,
    per: 'm2',
    en: 'Painting, two coats',
    hi: 'पुताई, दो परत',
    market: ofLabour(8, 30, 'myhomesol.com; buildingandinteriors.com, 2024'),
  },
  {
    names: /brick ?work|brick wall|chinai|judai|चिनाई|जुड़ाई|ईंट का काम/iu,
    per: 'm3',
    en: 'Brickwork',
    hi: 'ईंट की चिनाई',
    market: { ...ofLabour(30, 35), unit: ['a sq ft of 9 inch wall', 'वर्ग फुट 9 इंच दीवार'] },
  },
  {
    names: /slab|concret|dhalai|lenter|lanter|casting|ढलाई|लेंटर|स्लैब|कंक्रीट/iu,
    per: 'm3',
    en: 'Casting concrete',
    hi: 'कंक्रीट की ढलाई',
    market: { ...ofLabour(45, 50), unit: ['a sq ft of slab', 'वर्ग फुट स्लैब'] },
  },
  {
    names:
      /bar ?bending|sariya (?:bandh|lag|mod|kat)|(?:steel|rod) (?:fixing|binding|bending)|सरिया (?:बाँध|बांध|मोड़)/iu,
    per: 'kg',
    en: 'Bending and fixing steel',
    hi: 'सरिया मोड़ना और बाँधना',
    market: ofLabour(7, 8),
  },
  {
    names: /digging|excavat|khuda[iy]|खुदाई/iu,
    per: 'm3',
    en: 'Digging by hand',
    hi: 'हाथ से खुदाई',
    market: ofLabour(10, 12),
  },
  market(/\bjcb\b|excavator|back ?hoe|जेसीबी/iu, ['JCB with driver, rent', 'ड्राइवर समेत जेसीबी का किराया'], {
    low: 700,
    high: 1500,
    unit: ['an hour', 'घंटा'],
    from: 'abplive.com, odishabhaskar.com, October 2025',
  }),
  hires(/mixer|मिक्सर/iu, 'mixer', ['Concrete mixer, rent', 'मिक्सर का किराया']),
  hires(/vibrator|वाइब्रेटर/iu, 'vibrator', ['Vibrator, rent', 'वाइब्रेटर का किराया']),
  hires(/scaffold|मचान|पाड़|स्कैफ/iu, 'scaffold', ['Scaffolding, rent', 'पाड़ का किराया']),
];
