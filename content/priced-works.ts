/** A key of what the dated rates tell. */
type RateKey = keyof typeof import('./rates.json')['rates'];

/** In what a work is paid. */
export type Per = 'm2' | 'm3' | 'cum' | 'm' | 'kg' | 'litre' | 'one' | 'day';

export interface Work {
  names: RegExp | readonly RegExp[];
  per: Per;
  en: string;
  hi: string;
  /** Whole, with its material. */
  whole?: RateKey;
  /** What people ask for it in the market, which is more than the days of work come to. */
  market?: Market;
  /** What people alone ask, beside the price with material. */
  people?: Market;
  /** Of a whole home: a question for it names the house. */
  home?: true;
  /** A machine for some hours or days. */
  rent?: true;
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
const hour = ['an hour', 'घंटा'] as const;
const time = ['each time', 'बार'] as const;
/** Pages that tell of several works. */
const carpentry = 'sainik710.com, 2026';
const blocks = 'paramvisions.com, 2021';
const points = 'civilinfo.net, 2025';
type Sold = Market & Partial<Pick<Work, 'per' | 'people' | 'home' | 'rent'>>;
const market = (
  names: Work['names'],
  [en, hi]: readonly [string, string],
  { per = 'one', people, home, rent, ...of }: Sold,
): Work => ({
  names,
  per,
  en,
  hi,
  market: of,
  ...(people && { people }),
  ...(home && { home }),
  ...(rent && { rent }),
});

const hires = (names: RegExp, key: RateKey, [en, hi]: [string, string]): Work => ({
  names,
  per: 'day',
  en,
  hi,
  whole: key,
  rent: true,
});

/** What is built and plastered, where no part of it is named. */
export const houseLabour: Work = {
  names: /(?!)/u,
  per: 'm2',
  en: 'A whole house',
  hi: 'पूरा मकान',
  market: ofLabour(260, 400, 'materialtree.com, architects4design.com, constructionzone.net'),
};

/** Works that a broader name below would take in, and that no page told a price of. */
export const withoutFigure: readonly RegExp[] = [
  /mosquito|machh?ar|मच्छर|vinyl|विनाइल|collapsible|channel gate|चैनल गेट|chain ?link|parking tile|पार्किंग टाइल/iu,
  /glass (?:railing|partition|door|wall)|shower (?:partition|cubicle)/iu,
  /(?:marble|granite|floor|stone|wood|door|furniture)[^.?!]{0,12}polish|ghisai|घिसाई|पॉलिश/iu,
  /(?<!septic |sump )(?:\btank|tanki|टंकी)[^.?!]{0,15}(?:clean|saf|सफ़?ा|साफ)|(?:upvc|pvc|यूपीवीसी) ?(?:pipe|पाइप)|epoxy grout/iu,
  /\bgas (?:pipe|line|fitting)|(?:गैस|गॅस) (?:पाइप|पाईप|लाइन|फ़?िटिंग)/iu,
];

/** The first that is named counts: what is narrower stands first. */
export const works: readonly Work[] = [
  market(/modular kitchen|मॉड्यूलर किचन|मॉडुलर किचन/iu, ['Modular kitchen, small', 'छोटा मॉड्यूलर किचन'], {
    low: 120_000,
    high: 220_000,
    unit: whole,
    home: true,
    from: 'divy.in, 2025',
  }),
  market(
    [
      /(?:bath ?room|toilet|washroom|बाथरूम|टॉयलेट)[^.?!]{0,20}(?:renovat|remodel|re ?do\b|redone|naya|नया|रिनोवे|मरम्मत)/iu,
      /(?:renovat|remodel)[^.?!]{0,20}(?:bath ?room|toilet|washroom)/iu,
    ],
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
      home: true,
      from: 'homebliss.in, 2022; spacenestx.com, 2025: 9 to 13 lakh',
    },
  ),
  market(/(?:renovat|remodel|रिनोवे|रेनोवे)/iu, ['Renovating a whole home, plain', 'पूरे घर का रिनोवेशन, सादा'], {
    per: 'm2',
    low: 1200,
    high: 1800,
    home: true,
    from: 'divy.in, 2025',
  }),
  market(
    /ward ?robe|alma?ri|almirah|cup ?board|वार्डरोब|वॉर्डरोब|अलमारी|आलमारी|अलमीरा/iu,
    ['Wardrobe of plywood by its front, with material', 'प्लाईवुड की अलमारी, सामने के नाप से, सामान समेत'],
    { per: 'm2', low: 1040, high: 1550, people: ofLabour(240, 350, carpentry), from: carpentry },
  ),
  market(
    [
      /\btv ?(?:unit|panel|cabinet)|kitchen (?:trolley|trolly|cabinet)|\bloft\b|shoe rack|ply(?:wood)? (?:ka |k )?(?:furniture|work|kaam)/iu,
      /टीवी (?:यूनिट|पैनल)|किचन (?:ट्रॉली|कैबिनेट)|लॉफ्ट|प्लाई(?:वुड)? का (?:काम|फर्नीचर|फ़र्नीचर)/iu,
    ],
    ['Furniture of plywood by its front, with material', 'प्लाईवुड का फ़र्नीचर, सामने के नाप से, सामान समेत'],
    { per: 'm2', low: 1040, high: 1550, people: ofLabour(240, 350, carpentry), from: carpentry },
  ),
  market(
    [
      /(?:main|entrance|teak|sagwan|saagwan|sheesham)(?: ?wood(?:en)?)? ?(?:ka )?(?:panel )?(?:door|darwa[zj])/iu,
      /(?:मेन|मुख्य|सागौन|सागवान|शीशम)[^.?!।]{0,10}(?:दरवाज़?[ाे]|डोर)/iu,
    ],
    ['Main door, from a flush one to one of solid teak', 'मेन दरवाज़ा, फ़्लश से ठोस सागौन तक'],
    { low: 8000, high: 25_000, from: 'sainik710.com, 2026' },
  ),
  market(
    /^(?!.*(?:frame|chau?khat|चौखट|फ्रेम)).*(?:flush|plywood) ?(?:door|darwa[zj])|^(?!.*(?:चौखट|फ्रेम)).*फ़?्लश/iu,
    ['Flush door of 7x3 feet, the leaf alone', 'फ़्लश दरवाज़ा 7x3 फुट, सिर्फ़ पल्ला'],
    { low: 2800, high: 8500, from: 'hdhmr.in, 2026' },
  ),
  market(
    /\bu ?-?pvc|यू ?पी ?वी ?सी/iu,
    ['UPVC window or door, with glass and fitting', 'यूपीवीसी खिड़की या दरवाज़ा, काँच और फ़िटिंग समेत'],
    { per: 'm2', low: 400, high: 900, from: 'ascendiaindia.com; studiomatrx.org, 2026' },
  ),
  market(
    [
      /alu?mini?um[^.?!]{0,25}(?:window|khidk|door|section|partition|slid)|(?:window|khidk)[^.?!]{0,20}alu?mini?um/iu,
      /(?:एल्यु|एल्यू|एलु|अलु|अल्यु)मिनियम[^.?!।]{0,25}(?:खिड़क|दरवाज|सेक्शन|विंडो|पार्टीशन)/iu,
    ],
    ['Aluminium window or door, with glass', 'एल्युमिनियम की खिड़की या दरवाज़ा, काँच समेत'],
    { per: 'm2', low: 450, high: 950, from: 'ascendiaindia.com; studiomatrx.org, 2026' },
  ),
  market(
    [
      /(?:gate|grill|railing|fabricat|weld|गेट|ग्रिल|रेलिंग|वेल्डिंग)[^.?!]{0,25}(?:\bkg\b|kilo|किलो)/iu,
      /(?:\bkg\b|kilo|किलो)[^.?!]{0,25}(?:gate|grill|railing|fabricat|weld|गेट|ग्रिल|रेलिंग|वेल्डिंग)/iu,
    ],
    ['Iron gate, grill or railing by its weight, with material', 'लोहे का गेट, ग्रिल या रेलिंग वज़न से, सामान समेत'],
    { per: 'kg', low: 100, high: 110, people: ofLabour(35, 45, blocks), from: blocks },
  ),
  market(
    /\bgrill?e?s?\b|ग्रिल/iu,
    ['Iron grill, with material (₹100 to ₹110 a kg)', 'लोहे की ग्रिल, सामान समेत (₹100 से ₹110 किलो)'],
    { per: 'm2', low: 250, high: 280, from: blocks },
  ),
  market(
    [
      /\bpeb\b|pre ?-?engineered|(?:godown|godam|warehouse|factory|industrial|workshop)[^.?!]{0,15}(?:shed|build|ban)/iu,
      /(?:गोदाम|वेयरहाउस|फैक्ट्री|फ़ैक्ट्री|वर्कशॉप)[^.?!।]{0,15}(?:शेड|बन)/iu,
    ],
    ['Steel shed of a godown or workshop, whole', 'गोदाम या वर्कशॉप का लोहे का शेड, पूरा'],
    { per: 'm2', low: 900, high: 1500, from: 'steelconstruction-building.com, 2025' },
  ),
  market(
    [
      /barbed|\bfenc(?:e|es|ing)\b|kant[ei] ?(?:dar|daar|wal[aei])? ?taa?r|kantedaar|\bta{1,2}r ?bandi/iu,
      /कंटीले|काँटेदार|कांटेदार|कंटीली|तारबंदी|तार बंदी|फेंसिंग|फ़ेंसिंग|(?<![\p{L}\p{M}])बाड़(?![\p{L}\p{M}])/iu,
    ],
    ['Barbed-wire fence on concrete posts, with material', 'सीमेंट के खंभों पर कंटीले तार की बाड़, सामान समेत'],
    { per: 'm', low: 115, high: 130, from: 'paramvisions.com, 2020' },
  ),
  market(
    /pre ?-?cast|ready ?made (?:wall|boundary|compound)|रेडीमेड (?:दीवार|बाउंड्री|चारदीवारी)|प्री ?कास्ट/iu,
    ['Precast compound wall, put up (a sq ft of the wall)', 'प्रीकास्ट चारदीवारी, लगी हुई (दीवार के वर्ग फुट से)'],
    { per: 'm2', low: 80, high: 120, from: 'paramvisions.com, 2021' },
  ),
  market(
    /paver|paving block|inter ?-?lock|पेवर|इंटर ?लॉक/iu,
    ['Paver blocks laid, with material', 'पेवर ब्लॉक बिछाना, सामान समेत'],
    { per: 'm2', low: 75, high: 90, people: ofLabour(10, 16, blocks), from: blocks },
  ),
  market(/epox[iy]|(?:ए|इ)पॉक्सी/iu, ['Epoxy floor', 'एपॉक्सी का फ़र्श'], {
    per: 'm2',
    low: 40,
    high: 150,
    from: 'swarajpolycoats.com, 2026',
  }),
  market(
    [
      /(?:wood(?:en)?|laminated?|lakdi (?:ka|ki|wal[aei]))[^.?!]{0,10}(?:floor|fars)/iu,
      /लकड़ी (?:का|की) (?:फ़?र्श|फ्लोर)|वुडन फ़?्लोर|लैमिनेट/iu,
    ],
    ['Laminate wooden floor, laid', 'लैमिनेट का लकड़ी जैसा फ़र्श, बिछा हुआ'],
    { per: 'm2', low: 90, high: 275, from: 'hdhmr.in, 2026' },
  ),
  market(
    /kota (?:stone|pat+h?ar|floor|fars)|कोटा (?:स्टोन|पत्थर|फ़?र्श|फ्लोर)/iu,
    ['Kota stone, polished, without laying', 'कोटा पत्थर, पॉलिश वाला, बिछाने के बिना'],
    { per: 'm2', low: 40, high: 80, from: 'cotastone.com' },
  ),
  {
    names: /kitchen (?:counter|platform|slab)|rasoi ka (?:slab|platform)|किचन (?:स्लैब|प्लेटफॉर्म)/iu,
    per: 'm',
    en: 'Kitchen counter',
    hi: 'रसोई का स्लैब',
    whole: 'kitchen',
  },
  market(
    [
      /granite?[^.?!]{0,30}(?:floor|fars|lay|laid|lag|fit|sq|foot|fut)|floor[^.?!]{0,15}granite/iu,
      /ग्रेनाइट[^.?!।]{0,30}(?:फ़?र्श|फ्लोर|लग|बिछ|फ़?िट|फ़?ुट)/iu,
    ],
    ['Granite floor, laid', 'ग्रेनाइट का फ़र्श, बिछा हुआ'],
    { per: 'm2', low: 120, high: 220, from: 'gettinggyaan4u.com, 2020; buildhq.in' },
  ),
  market(
    [
      /(?:marble|sang ?ma?rma?r)[^.?!]{0,30}(?:floor|fars|lay|laid|lag|fit|sq|foot|fut)|floor[^.?!]{0,15}marble/iu,
      /(?:मार्बल|संगमरमर)[^.?!।]{0,30}(?:फ़?र्श|फ्लोर|लग|बिछ|फ़?िट|फ़?ुट)/iu,
    ],
    ['Marble floor, laid and polished', 'मार्बल का फ़र्श, बिछा और घिसा हुआ'],
    { per: 'm2', low: 140, high: 300, from: 'buildhq.in; houzz.in, 2019' },
  ),
  market(
    [
      /\btiles?\b[^.?!]{0,40}(?:with (?:the )?(?:material|tile)|material ke sa+th|sa{1,2}ma{1,2}n|incl)|with material[^.?!]{0,25}\btile/iu,
      /टाइल[^.?!।]{0,40}(?:सामान|समेत|मटेरियल|मटीरियल)/iu,
    ],
    ['Tiles laid, with tiles of about ₹80 a sq ft', 'टाइल लगी हुई, करीब ₹80 वर्ग फुट की टाइल समेत'],
    { per: 'm2', low: 160, high: 185, from: 'houzz.in, 2019; labourscontractor.com' },
  ),
  market(/textur|टेक्सचर|टैक्सचर/iu, ['Texture paint on a wall', 'दीवार पर टेक्सचर पेंट'], {
    per: 'm2',
    low: 80,
    high: 200,
    from: 'ecis2016.org; homeglazer.com',
  }),
  market(/wall ?paper|वॉल ?पेपर|वाल ?पेपर/iu, ['Wallpaper, put up', 'वॉलपेपर, लगा हुआ'], {
    per: 'm2',
    low: 60,
    high: 210,
    from: 'homonk.com; contractorbhai.com',
  }),
  market(
    /wall ?panel|panel+ing|\bpvc (?:panel|sheet|wall)|\buv (?:marble|sheet|panel)|वॉल पैनल|पैनलिंग|पीवीसी (?:पैनल|शीट)/iu,
    ['Wall panels of PVC (UV sheets), put up', 'पीवीसी के वॉल पैनल (यूवी शीट), लगे हुए'],
    { per: 'm2', low: 125, high: 145, from: 'paramvisions.com, 2023' },
  ),
  market(
    /\bpop\b|false ceiling|gypsum ceiling|पीओपी|फॉल्स सीलिंग|फ़ॉल्स सीलिंग/iu,
    ['False ceiling of POP or gypsum, with material', 'पीओपी या जिप्सम की सीलिंग, सामान समेत'],
    { per: 'm2', low: 70, high: 90, from: 'gyproc.in; lceted.com, 2022' },
  ),
  market(
    /casing(?! ?(?:capping|patti))|केसिंग(?! ?(?:कैपिंग|पट्टी))/iu,
    ['Casing pipe of a borewell', 'बोरवेल की केसिंग पाइप'],
    { per: 'm', low: 100, high: 300, from: 'hellokisan.org' },
  ),
  market(
    /submersible|sab ?mersibal|samarsibal|sabmarsibal|सबमर्सिबल|समर्सिबल/iu,
    ['Pump of a borewell, with its fitting', 'बोरवेल का पंप, फ़िटिंग समेत'],
    { low: 20_000, high: 60_000, from: 'hellokisan.org' },
  ),
  market(
    [
      /(?:complete|total|full|poora|pura|whole)[^.?!]{0,12}bore|bore(?: ?well|ing)?[^.?!]{0,20}(?:complete|with (?:pump|motor)|total)/iu,
      /(?:bore(?: ?well|ing)|बोरवेल|बोरिंग)[^.?!]{0,15}(?:pump|motor|मोटर|पंप) (?:ke sa+th|sahit|के साथ|समेत|सहित)/iu,
    ],
    ['Borewell of up to 300 feet, with casing and pump', '300 फुट तक का बोरवेल, केसिंग और पंप समेत'],
    { low: 150_000, high: 250_000, unit: whole, from: 'hellokisan.org' },
  ),
  market(
    /bore ?well|boring|tube ?well|बोरवेल|बोरिंग|ट्यूबवेल/iu,
    ['Drilling a borewell, without casing and pump', 'बोरवेल की खुदाई, केसिंग और पंप के बिना'],
    { per: 'm', low: 80, high: 250, from: 'hellokisan.org; iniciarcorreo.com' },
  ),
  market(
    /solar (?:water )?(?:heater|geyser|gizar)|सोलर (?:वॉटर |वाटर )?(?:हीटर|गीज़र|गीजर)/iu,
    ['Solar water heater of 200 litres', '200 लीटर का सोलर वॉटर हीटर'],
    { low: 25_000, high: 42_000, home: true, from: 'solarcalculators.in; guidelines of the MNRE' },
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
  market(
    [/rain ?water|recharge pit|water harvesting|(?:वर्षा|बारिश) (?:का |के )?(?:जल|पानी)|रेन ?वाटर|रेन ?वॉटर/iu],
    ['Pit that lets the rain water of a house into the ground', 'घर के बारिश के पानी का गड्ढा'],
    { low: 9000, high: 30_000, home: true, from: 'Deccan Chronicle, 2017; cseindia.org' },
  ),
  {
    names:
      /water ?proof|\bdamp|geel|गील|leak|seepage|tapak|ris rah|pani aa rah|वाटर ?प्रूफ|वॉटर ?प्रूफ|टपक|रिस रह|सीलन|seelan/iu,
    per: 'm2',
    en: 'Waterproofing of a roof or terrace, with material',
    hi: 'छत की वॉटरप्रूफ़िंग, सामान समेत',
    whole: 'waterproofing',
  },
  market(
    [
      /septic[^.?!]{0,25}(?:clean|saf|empt|khali|suck)|(?:clean|empt)[^.?!]{0,20}septic/iu,
      /सेप्टिक[^.?!।]{0,25}(?:साफ|साफ़|सफ़?ाई|खाली|ख़ाली)/iu,
    ],
    ['Emptying and cleaning a septic tank', 'सेप्टिक टैंक खाली और साफ़ करवाना'],
    { low: 3000, high: 5000, unit: time, home: true, from: 'newindianexpress.com, 2021' },
  ),
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
      /bath ?room (?:fitting|fixture|sanitary)|sanitary|toilet (?:fitting|seat)|सैनिटरी|सेनेटरी|बाथरूम फिटिंग/iu,
    per: 'one',
    en: 'Sanitary fittings of a bathroom',
    hi: 'एक बाथरूम की सैनिटरी फ़िटिंग',
    whole: 'sanitary',
  },
  {
    names: [
      /(?:water|pani|paani|nal) (?:ka |ke )?(?:new |naya )?connection|(?:पानी|नल) (?:का |के )?(?:नया )?कनेक्शन/iu,
    ],
    per: 'one',
    en: 'Water connection',
    hi: 'पानी का कनेक्शन',
    whole: 'waterConnection',
    home: true,
  },
  {
    names: /(?:sewer|sewage|seewar)(?: line)? (?:ka )?connection|सीवर(?: लाइन)? (?:का )?कनेक्शन/iu,
    per: 'one',
    en: 'Sewer connection',
    hi: 'सीवर का कनेक्शन',
    whole: 'sewer',
    home: true,
  },
  {
    names: /plumbing|pipe ?fitting|nal ?(?:ka kaam|fitting)|प्लम्बिंग|प्लंबिंग|पाइप ?फ़?िटिंग|नल (?:का काम|फ़?िटिंग)/iu,
    per: 'one',
    en: 'Water and drain pipes of one bathroom or kitchen, laid',
    hi: 'एक बाथरूम या रसोई की पानी और निकासी की पाइप, लगी हुई',
    whole: 'waterAndDrains',
    home: true,
  },
  market(
    [
      /^(?!.*point).*(?:re-?wir|(?:flat|bhk|house|home|ghar|makan|building)[^.?!]{0,25}(?:wiring|electrical work|bijli (?:ki |ka )?(?:fit|kaam)))/iu,
      /^(?!.*(?:point|पॉइंट)).*(?:wiring[^.?!]{0,20}(?:\bsq|flat|bhk|house|home|\bghar\b|makan)|रीवायर)/iu,
      /^(?!.*(?:पॉइंट|प्वाइंट)).*(?:(?:फ़?्लैट|घर|मकान|बीएचके)[^.?!।]{0,25}वायरिंग|वायरिंग[^.?!।]{0,20}(?:वर्ग|फ़?्लैट|घर|मकान))/iu,
    ],
    ['Wiring of a whole home, with material', 'पूरे घर की वायरिंग, सामान समेत'],
    {
      per: 'm2',
      low: 50,
      high: 220,
      home: true,
      from: 'houseyog.com, 2026: 20 to 50; civilinfo.net, 2025: 220 to 320',
    },
  ),
  market(
    /wiring|electric(?:al|ity)? (?:work|point|fitting)|(?:light|bijli)(?: k[aei])?(?: (?:ek|1|one|har))? (?:points?|fitting)|वायरिंग|बिजली (?:का काम|फिटिंग|(?:के )?पॉइंट)/iu,
    ['Electrical point, with wire and switch', 'बिजली का एक पॉइंट, तार और स्विच समेत'],
    { low: 700, high: 1000, people: ofLabour(220, 310, points), from: points },
  ),
  {
    names: /electric(?:ity)? connection|bijli ka connection|बिजली का कनेक्शन/iu,
    per: 'one',
    en: 'Electricity connection',
    hi: 'बिजली का कनेक्शन',
    whole: 'electricConnection',
  },
  market(
    /inverter (?:ki |ka )?batter|batter[^.?!]{0,10}inverter|इन्वर्टर की बैटरी|इनवर्टर की बैटरी/iu,
    ['Battery of 150 to 200 Ah for an inverter, fitted', 'इन्वर्टर की 150 से 200 Ah बैटरी, लगी हुई'],
    { low: 10_500, high: 18_500, home: true, from: 'approachpakistan.com, 2025' },
  ),
  market(
    [
      /\ba\.?c\.? (?:ki |ka )?(?:fit|instal|lag)|(?:air ?condition|split a\.?c)[^.?!]{0,20}(?:fit|instal|lag)|instal[^.?!]{0,12}\bac\b/iu,
      /(?:एसी|ए\.?सी) (?:की |का )?(?:फ़?िट|लग|इंस्टॉ|इंस्टा)/iu,
    ],
    ['Fitting an AC (split), with stand and pipe', 'स्प्लिट एसी की फ़िटिंग, स्टैंड और पाइप समेत'],
    { low: 2500, high: 3200, home: true, from: 'news18.com, 2023; bijlinews.com, 2024' },
  ),
  {
    names: [
      /(?:stair ?case|\bstairs\b|seedhi|sidhi)[^.?!]{0,25}(?:banwa|banan|build|construct|cost|kharch)/iu,
      /(?:cost|build|construct)[^.?!]{0,20}(?:stair ?case|\bstairs\b)|सीढ़ी[^.?!।]{0,25}(?:बनवा|बनान|ख़?र्च|लागत)/iu,
    ],
    per: 'one',
    en: 'Stair of concrete to the terrace, built',
    hi: 'छत तक की पक्की सीढ़ी, बनी हुई',
    whole: 'terraceStair',
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
  market(
    [
      /\b(?:wall|de{1,2}wa{1,2}r|diwar|slab)\b[^.?!]{0,12}(?:break|demol|tod|tud|chip)|(?:break|demol|tod)[^.?!]{0,12}\b(?:wall|slab)\b/iu,
      /(?:दीवार|स्लैब)[^.?!।]{0,12}(?:तोड़|तुड़)/iu,
    ],
    ['Breaking a brick wall or a slab', 'ईंट की दीवार या स्लैब तोड़ना'],
    { per: 'm2', low: 20, high: 30, from: 'kjasons.com, 2023' },
  ),
  market(
    [
      /demoli(?:sh|tion)|(?:house|building|\bghar\b|makan)[^.?!]{0,12}(?:tod|tud|gir[av]|dismantl)/iu,
      /(?:घर|मकान|बिल्डिंग|इमारत)[^.?!।]{0,12}(?:तोड़|तुड़|गिर[ाव])/iu,
    ],
    ['Pulling down a house (its built area)', 'मकान तोड़ना (बने हुए हिस्से से)'],
    { per: 'm2', low: 80, high: 120, home: true, from: 'maadiveedu.com, 2024' },
  ),
  market(
    /ready ?-?mix|\brmc\b|रेडी ?मिक्स|आरएमसी/iu,
    ['Ready-mixed concrete M20, delivered', 'रेडी-मिक्स कंक्रीट M20, साइट तक'],
    { per: 'cum', low: 4600, high: 4700, from: 'newindianexpress.com, 2022' },
  ),
  market(
    [
      /(?:\brcc\b|concret|\bm ?-?2[05]\b|कंक्रीट|आरसीसी)[^.?!]{0,40}(?:cubic met|\bcum\b|\bm3\b|घन मीटर|क्यूबिक मीटर)/iu,
    ],
    ['Concrete M20 to M25 mixed and laid, with material', 'कंक्रीट M20 से M25 बनी और डली हुई, सामान समेत'],
    { per: 'cum', low: 7300, high: 9200, from: 'paramvisions.com, 2021' },
  ),
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
  market(
    [
      /(?:mitti|\bsoil\b|\bearth\b|muru?m|murram)[^.?!]{0,25}(?:fill|bhar|trolle?y|brass)|(?:fill|bhara[iyv])[^.?!]{0,20}(?:mitti|soil|plot)/iu,
      /trolle?y[^.?!]{0,12}mitti|(?:मिट्टी|मुरम)[^.?!।]{0,25}(?:भर|ट्रॉली|ट्राली|ब्रास)|(?:ट्रॉली|ट्राली)[^.?!।]{0,12}मिट्टी/iu,
    ],
    [
      'Earth brought for filling (a trolley of 70 cubic feet: ₹600 to ₹1,000)',
      'भराई की मिट्टी, लाई हुई (70 घन फुट की ट्रॉली: ₹600 से ₹1,000)',
    ],
    { per: 'm3', low: 8.5, high: 14, from: 'rajajunaidiqbal.com; paramvisions.com, 2021' },
  ),
  {
    names: /digging|excavat|khuda[iy]|खुदाई/iu,
    per: 'm3',
    en: 'Digging by hand',
    hi: 'हाथ से खुदाई',
    market: ofLabour(10, 12),
  },
  market(
    /malba|malva\b|debris|rubble|मलबा|मलवा/iu,
    ['A truck for earth or rubble, one trip near by', 'मिट्टी या मलबे की गाड़ी, पास का एक फेरा'],
    { low: 300, high: 500, from: 'paramvisions.com, 2022' },
  ),
  market(/tanker|टैंकर/iu, ['Water tanker of 5,000 to 6,000 litres', '5,000 से 6,000 लीटर का पानी का टैंकर'], {
    low: 500,
    high: 1500,
    home: true,
    from: 'lokmattimes.com, 2023; deccanherald.com, 2019; newindianexpress.com, 2024: 600 to 750',
  }),
  market(
    /structural certificate|stability certificate|स्ट्रक्चर(?:ल)? सर्टिफिकेट/iu,
    ['Certificate of a structural engineer', 'स्ट्रक्चर इंजीनियर का सर्टिफ़िकेट'],
    { low: 10_000, high: 25_000, home: true, from: 'houseyog.com, December 2025' },
  ),
  market(
    /struct(?:ure|ural) (?:design|drawing|engineer|consult)|स्ट्रक्चर(?:ल)? (?:डिज़?ाइन|ड्राइंग|इंजीनियर)/iu,
    ['Structural design and drawings', 'स्ट्रक्चर का डिज़ाइन और ड्राइंग'],
    { per: 'm2', low: 10, high: 35, home: true, from: 'cadcamcentregoa.com' },
  ),
  market(
    /soil (?:test|investigation|report)|mitti (?:ki |ka )?(?:ja{1,2}nch|test)|मिट्टी (?:की |का )?(?:जाँच|जांच|टेस्ट)|सॉइल टेस्ट/iu,
    ['Soil test of a plot', 'प्लॉट की मिट्टी की जाँच'],
    { low: 5000, high: 20_000, home: true, from: 'houseyog.com, December 2025' },
  ),
  market(
    [
      /(?:naksha|plan|\bmap\b)[^.?!]{0,20}(?:pass|approv|sanction)|(?:approv|sanction)[^.?!]{0,20}(?:plan|naksha|\bmap\b)/iu,
      /(?:नक्शा|नक़्शा|नक्शे|प्लान)[^.?!।]{0,20}(?:पास|मंज़?ूर|स्वीकृत)/iu,
    ],
    ['Getting the plan of a house approved', 'मकान का नक्शा पास करवाना'],
    { low: 5000, high: 50_000, home: true, from: 'houseyog.com, December 2025' },
  ),
  market(/architect|आर्किटेक्ट|वास्तुकार/iu, ['Drawings of an architect', 'आर्किटेक्ट के नक्शे'], {
    per: 'm2',
    low: 30,
    high: 60,
    home: true,
    from: 'jobs.archi, 2025',
  }),
  market(
    /(?:naksha|house (?:plan|map|drawing))[^.?!]{0,20}(?:banwa|fees?\b|charge)|नक्श[ाे][^.?!।]{0,20}(?:बनवा|फीस|फ़ीस)/iu,
    ['Drawings of a house of one floor, with the structural ones', 'एक मंज़िल के मकान के नक्शे, स्ट्रक्चर समेत'],
    { low: 12_000, high: 20_000, unit: whole, home: true, from: 'servicesutra.com' },
  ),
  market(
    /\blift\b|elevator|लिफ़?्ट(?!िंग)/iu,
    ['Lift of a home with 2 or 3 floors', '2 या 3 मंज़िल के घर की लिफ़्ट'],
    { low: 1_000_000, high: 3_000_000, home: true, from: 'swiftlifts.com, 2026' },
  ),
  market(
    /termite|deemak|dimak|दीमक/iu,
    ['Anti-termite treatment of a built home of 3 bedrooms', '3 बेडरूम के बने घर का दीमक का इलाज'],
    { low: 10_000, high: 20_000, unit: whole, home: true, from: 'ipcspl.com, 2026; pageorama.com' },
  ),
  market(
    /pest ?control|पेस्ट ?कंट्रोल|keede? ?maa?r dawa|कीट नियंत्रण/iu,
    ['Pest control of a home', 'घर का पेस्ट कंट्रोल'],
    { low: 2000, high: 5000, unit: time, home: true, from: 'pageorama.com' },
  ),
  market(/\bjcb\b|excavator|back ?hoe|जेसीबी/iu, ['JCB with driver, rent', 'ड्राइवर समेत जेसीबी का किराया'], {
    low: 700,
    high: 1500,
    unit: hour,
    rent: true,
    from: 'abplive.com, odishabhaskar.com, October 2025',
  }),
  market(/tractor|ट्रैक्टर/iu, ['Tractor with trolley, rent', 'ट्रॉली समेत ट्रैक्टर का किराया'], {
    low: 550,
    high: 600,
    unit: hour,
    rent: true,
    from: 'dswcpunjab.gov.in, 2019',
  }),
  hires(/mixer|मिक्सर/iu, 'mixer', ['Concrete mixer, rent', 'मिक्सर का किराया']),
  hires(/vibrator|वाइब्रेटर/iu, 'vibrator', ['Vibrator, rent', 'वाइब्रेटर का किराया']),
  hires(/scaffold|मचान|पाड़|स्कैफ/iu, 'scaffold', ['Scaffolding, rent', 'पाड़ का किराया']),
];
