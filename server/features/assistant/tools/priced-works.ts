import type { CoefficientKey, RateKey } from '#domain/estimate/rates.ts';

/** In what a work is paid. */
export type Per = 'm2' | 'm3' | 'm' | 'kg' | 'litre' | 'one' | 'day';

export interface Work {
  names: RegExp;
  per: Per;
  en: string;
  hi: string;
  /** People's days for one unit, each with their rate: their pay alone. */
  pay?: readonly (readonly [CoefficientKey, RateKey])[];
  /** Whole, with its material. */
  whole?: RateKey;
}

const hires = (names: RegExp, key: RateKey, [en, hi]: [string, string]): Work => ({
  names,
  per: 'day',
  en,
  hi,
  whole: key,
});

/** The first that is named counts: what is narrower stands first. */
export const works: readonly Work[] = [
  {
    names: /water ?proof|leak|seepage|tapak|ris rah|pani aa rah|वाटर ?प्रूफ|वॉटर ?प्रूफ|टपक|रिस रह|सीलन|seelan/iu,
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
    names:
      /modular kitchen|kitchen (?:counter|platform|slab)|rasoi ka (?:slab|platform)|किचन (?:स्लैब|प्लेटफॉर्म)/iu,
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
    pay: [['carpenterShuttering', 'carpenter']],
    whole: 'shuttering',
  },
  {
    names: /plaster|plastar|प्लास्टर|पलस्तर/iu,
    per: 'm2',
    en: 'Plaster',
    hi: 'प्लास्टर',
    pay: [
      ['masonPlaster', 'mason'],
      ['helperPlaster', 'helper'],
    ],
  },
  {
    names: /tiles?\b|flooring|टाइल|टाइल्स/iu,
    per: 'm2',
    en: 'Laying tiles',
    hi: 'टाइल लगाना',
    pay: [['tilerTiles', 'tiler']],
  },
  {
    names: /paint|putai|pu+tt?y|white ?wash|पेंट|पुताई|पुट्टी|रंगाई/iu,
    per: 'm2',
    en: 'Painting, two coats',
    hi: 'पुताई, दो परत',
    pay: [['painterPaint', 'painter']],
  },
  {
    names: /brick ?work|brick wall|chinai|judai|चिनाई|जुड़ाई|ईंट का काम/iu,
    per: 'm3',
    en: 'Brickwork',
    hi: 'ईंट की चिनाई',
    pay: [
      ['masonBrickwork', 'mason'],
      ['helperBrickwork', 'helper'],
    ],
  },
  {
    names: /slab|concret|dhalai|lenter|lanter|casting|ढलाई|लेंटर|स्लैब|कंक्रीट/iu,
    per: 'm3',
    en: 'Casting concrete',
    hi: 'कंक्रीट की ढलाई',
    pay: [
      ['masonConcrete', 'mason'],
      ['helperConcrete', 'helper'],
    ],
  },
  {
    names:
      /bar ?bending|sariya (?:bandh|lag|mod|kat)|(?:steel|rod) (?:fixing|binding|bending)|सरिया (?:बाँध|बांध|मोड़)/iu,
    per: 'kg',
    en: 'Bending and fixing steel',
    hi: 'सरिया मोड़ना और बाँधना',
    pay: [['barBenderSteel', 'barBender']],
  },
  {
    names: /digging|excavat|khuda[iy]|खुदाई/iu,
    per: 'm3',
    en: 'Digging by hand',
    hi: 'हाथ से खुदाई',
    pay: [['helperExcavation', 'helper']],
  },
  hires(/mixer|मिक्सर/iu, 'mixer', ['Concrete mixer, rent', 'मिक्सर का किराया']),
  hires(/vibrator|वाइब्रेटर/iu, 'vibrator', ['Vibrator, rent', 'वाइब्रेटर का किराया']),
  hires(/scaffold|मचान|पाड़|स्कैफ/iu, 'scaffold', ['Scaffolding, rent', 'पाड़ का किराया']),
];
