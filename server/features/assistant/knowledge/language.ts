import { latinFromDevanagari } from '#server/platform/geo/devanagari.ts';

/** The three ways in which people write; "hinglish" is Hindi with Latin letters. */
export type Writing = 'en' | 'hi' | 'hinglish';

/** Small words that only one language has: "me", "to", "is", "par", "do" and "the" are words of both. */
const wordsOf = {
  hinglish: new Set(
    (
      'kar sirf inka hai hain ho hota hoti hote hu hoon hun tha thi ka ki ke ko se mein men kya kyu kyun kyon kaise kese kaisa kaisi kitna ' +
      'dikhao dikhaiye dikhaye dikha milega milegi milenge dhundo dhoondo dhundho khojo bataiyega ' +
      'kitne kitni kab kahan kaha kaun kon konsa kaunsa kaunsi kis chahiye chaiye chahie kare karen karu karun karna karne karo ' +
      'karte karta kiya nahi nahin mat aur ya lekin agar liye lie wala wale wali mera meri mere mujhe hum hame hamara aap apna apne ' +
      'raha rahi rahe rha rhi gaya gayi gai gaye sakta sakte sakti lagta lagti lagte lagega lag laga lage banana banane banaye ' +
      'banega banta karke karein dena dene deta lena lene batao bataye bataiye baad pehle pahle sath saath accha acha achha ' +
      'theek thik zaruri jaruri bhi hi tak yeh ye woh vo wo koi kuch paas aas rozana roz najdik sab jata jati jaye aaye ata ati hua hui hue di diya din ' +
      'ghar makan chhat chat deewar diwar seelan silan darar neev eent ret gitti sariya saria mistri mazdoor majdoor mazdur ' +
      'lagegi lagenge lagengi padega padegi hoga hogi hogee honge kiraye kiraya sabse sasta saste wali paisa paise kaam chahiyen zaroorat jarurat lagwana karwana banwana ' +
      'thekedar naksha tarai pani paani kharcha mitti barish barsat dihadi mazdoori majduri deemak dimak lenter lantar namaste ' +
      'mota moti mote uncha unchi ooncha oonchi lamba lambi lambe chauda chaudi gehra gehri kamra kamre manzil bori boriyan'
    ).split(' '),
  ),
  en: new Set(
    (
      'what which who how why when where the is are was were do does did can could should would will must i my a an of and in ' +
      'for with without it this that these there be been not need tell please much many long from on at your you we our'
    ).split(' '),
  ),
};

/** Words of Marathi that Hindi, in the same script, does not have. */
const marathi = new Set(
  (
    'आहे आहेत आणि काय मध्ये करायचे करायचं झाला झाली झाले झालं पडला पडली पडले पडलं लागला लागली लागले लागलं माझा माझी माझे माझं ' +
    'मला होतं होतो पाहिजे पाहिजेत हवे हवी हवेत येतो येते येईल येतील गेला गेली गेले किती कुठे कुठून कधी कसे कसा कशी कोण कोणता कोणती ' +
    'लागेल लागतील होईल होतील मिळेल मिळतील नाही नाहीत नको साठी पण आम्ही तुम्ही तुमच्या आमच्या त्याला तिला त्यांना ती सांगा ' +
    'द्या घ्या उद्या चौरस लांब उंच खोलीला भिंतीला विटा वीट घराचे घराला बांधायला बांधायचे द्यायचे करायला वाळू रंगारी गवंडी फक्त मजुरी महाग दोघे तिघे चौघे ' +
    'कोणाला कोणाकडे कुणाला कसं कुठल्या कुठलं कोणत्या मराठीत दाखवा बोलवा आणखी खूप माझ्या माणसं सांगतो न्हाई पायजे मले इथे तिथे आहेस तुझं तुझा बरं थोडं मोठं आवडला लागते लागतात मिळते असेल म्हणजे वाढवा हलवा'
  ).split(' '),
);
export const isMarathi = (text: string): boolean =>
  (text.normalize('NFC').match(/[\u0900-\u097f]+/g) ?? []).some(
    (word) =>
      marathi.has(word) ||
      // Letters and endings that Hindi does not write.
      /\u0933|\u0945|(?:च्या|साठी|मध्ये|ांना|ायला|तोय|तेय|ताय|ताना|तात|णार|लेल(?:्या|ी|े)|ंय|लाय|ायच[ाीें]|[लचण]ं|तोस|[ाे]तून|तायत|..ा(?:चा|ची|चे|ंचा|ंची|ंचे))$|^(?:आराखड|झाल|लागल|करायच|गेल)/.test(
        word,
      ),
  );

/** Any Devanagari makes it Hindi ("M20 कंक्रीट"); otherwise the language with more of its small words, if it has any. */
function toldBy(text: string): Writing | undefined {
  if (/[\u0900-\u097f]/.test(text)) return 'hi';
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const count = (language: 'hinglish' | 'en') => words.filter((word) => wordsOf[language].has(word)).length;
  if (count('hinglish') > count('en')) return 'hinglish';
  return count('en') > 0 ? 'en' : undefined;
}

/**
 * In which language to answer. "M25", "Pune" and "12 mm" say nothing of it: then that of the questions before goes on.
 * @param before the questions before, the oldest first
 */
export function languageOf(text: string, before: readonly string[] = []): Writing {
  return [...before, text].map(toldBy).findLast((language) => language !== undefined) ?? 'en';
}

/** English words keep their English spelling, and the commonest Hindi ones the spelling that people give them. */
const usual =
  'में mein, यह yeh, वह woh, ईंट eent, ईंटें eenten, ईंटों eenton, नींव neev, ' +
  'दीवार deewar, दीवारें deewaren, दीवारों deewaron, ज़मीन zameen, सीलन seelan, मज़दूर mazdoor, मज़दूरी mazdoori, ' +
  'मज़दूरों mazdooron, दीमक deemak, सीढ़ी seedhi, ' +
  'रेगुलेटर regulator, डॉक्टर doctor, लाइसेंसी licensed, थिनर thinner, सिलेंडर cylinder, स्ट्रेचर stretcher, जनरेटर generator, ' +
  'कैंसर cancer, टिटनेस tetanus, टूथपेस्ट toothpaste, गमबूट gumboot, हाईटेंशन high-tension, गेट gate, बेल्ट belt, एंटी anti, ' +
  'वेनम venom, साँस saans, टेली Tele, मानस MANAS, ' +
  'बाढ़ baadh, साढ़े saadhe, ' +
  'पानी paani, गीला geela, गीली geeli, ढीला dheela, नीचे neeche, पीछे peeche, महीने mahine, नाली naali, जाली jaali, ' +
  'कंक्रीट concrete, सीमेंट cement, प्लास्टर plaster, पाइप pipe, स्लैब slab, मीटर meter, फ़ीट feet, कॉलम column, पेंट paint, ' +
  'बीम beam, टाइल tile, इंजीनियर engineer, इंच inch, लीटर litre, बाथरूम bathroom, साइट site, प्लिंथ plinth, शटरिंग shuttering, ' +
  'प्लॉट plot, डिग्री degree, फ़ोटो photo, रेट rate, वॉटरप्रूफ़िंग waterproofing, वॉटरप्रूफ़ waterproof, लाइन line, ' +
  'कोट coat, पंप pump, बोर्ड board, मशीन machine, वाइब्रेटर vibrator, प्राइमर primer, टैंक tank, कवर cover, बैंड band, ' +
  'सॉकेट socket, मिनट minute, बालकनी balcony, रेलिंग railing, मिक्स mix, पॉलिमर polymer, नंबर number, पुट्टी putty, लेवल level, ' +
  'ज़ोन zone, रिंग ring, प्लास्टिक plastic, अर्थिंग earthing, गैप gap, ग्रेड grade, टेस्ट test, पाउडर powder, प्लेट plate, ग्राउट grout, ' +
  'ट्रैप trap, गीज़र geyser, कार्ड card, लाइसेंस licence, क्यूब cube, टन ton, सेप्टिक septic, गैस gas, आर्किटेक्ट architect, ' +
  'बैंक bank, चैट chat, डिज़ाइन design, लिंटल lintel, फ़्लैट flat, लिफ़्ट lift, एडवांस advance, प्रोफ़ाइल profile, राफ़्ट raft, ' +
  'लेआउट layout, मास्क mask, हुक hook, पार्किंग parking, फ़्लाई fly, ऐश ash, फ़िटिंग fitting, एल्युमिनियम aluminium, एंकर anchor, ' +
  'सर्टिफ़िकेट certificate, मिक्सर mixer, कंपनी company, ब्रश brush, लाइट light, सोलर solar, स्विच switch, ऑनलाइन online, ' +
  'लेबर labour, फ़ीस fees, बिल bill, हेलमेट helmet, लैब lab, पाइल pile, स्ट्रक्चरल structural, फ़ुटिंग footing, टीम team, ' +
  'गारंटी guarantee, बोल्ट bolt, क्रेन crane, इंसुलेशन insulation, वाल्व valve, मार्क mark, टेप tape, फ़ाइबर fibre, ऐक्रिलिक acrylic, ' +
  'इंजेक्शन injection, सील seal, एपॉक्सी epoxy, शावर shower, स्टोर store, सिलिंडर cylinder, सीलिंग ceiling, पैनल panel, टैक्स tax, ' +
  'सेटबैक setback, पुलिस police, रिपोर्ट report, रिटेनिंग retaining, फ़िलर filler, फ़िल्टर filter, ड्रम drum, बाउंड्री boundary, ' +
  'पिलर pillar, ब्रांड brand, ग्रेनाइट granite, बोरवेल borewell, प्लास्टिसाइज़र plasticizer, ट्रक truck, वेल्ड weld, स्पैन span, ' +
  'केमिकल chemical, जिप्सम gypsum, प्रेशर pressure, ब्लीच bleach, इमल्शन emulsion, डिस्टेंपर distemper, हार्नेस harness, ' +
  'एडहेसिव adhesive, विट्रिफ़ाइड vitrified, कूल cool, पॉलिश polish, सिंक sink, बेडरूम bedroom, फ़ॉल्स false, एस्बेस्टस asbestos, ' +
  'शाफ़्ट shaft, चैंबर chamber, सर्वे survey, फ़ेज़ phase, लोड load, करंट current, पोर्टल portal, फ़ायर fire, लोन loan, वेबसाइट website, ' +
  'सेस cess, फ़ोन phone, हेल्पलाइन helpline, राशन ration, स्कूल school, पैड pad, रैंप ramp, कंट्रोल control, पेस्ट pest, ' +
  'डिटेलिंग detailing, स्टेनलेस stainless, ओवरफ़्लो overflow, फ़िनिश finish, प्लांट plant, स्लंप slump, कोन cone, रॉड rod, सेट set, ' +
  'फ़ोम foam, हनीकॉम्ब honeycomb, मॉर्टर mortar, माइक्रो micro, एडमिक्सचर admixture, इंटरलॉकिंग interlocking, सिलिकॉन silicone, ' +
  'सोसाइटी society, चिमनी chimney, बैच batch, सीलर sealer, एनामेल enamel, ज़िंक zinc, सिरेमिक ceramic, मार्बल marble, मोज़ेक mosaic, ' +
  'फ़्रिज fridge, चैनल channel, ग्रिड grid, बेसिन basin, प्लंबर plumber, ब्लीचिंग bleaching, ग्राम gram, मेन main, किलो kilo, ' +
  'इन्वर्टर inverter, बैटरी battery, कनेक्शन connection, केबल cable, प्लग plug, सॉल्यूशन solution, क्लैंप clamp, ओवरटाइम overtime, ' +
  'सुपरवाइज़र supervisor, रिटार्डर retarder, ऑर्डर order, चालान challan, डीज़ल diesel, ड्राइवर driver, टायर tyre, ' +
  'एंबुलेंस ambulance, स्क्रीनशॉट screenshot, ब्लॉक block, एडमिन admin, नोटिस notice, बिल्डर builder, प्रोजेक्ट project, कारपेट carpet, ' +
  'एरिया area, कवरेज coverage, लेबल label, कॉन्ट्रैक्टर contractor, स्टांप stamp, पेपर paper, आइटम item, कॉस्ट cost, ' +
  'कंप्लीशन completion, ऑक्यूपेंसी occupancy, एयरपोर्ट airport, हाईवे highway, रेडी ready, सर्किट circuit, शॉर्ट short, टाइप type, बटन button, ' +
  'इनकम income, मोबाइल mobile, स्ट्रक्चर structure, रजिस्ट्री registry, वास्तु vaastu, विकास vikas, भवन bhavan, वर्ग varg, पूर्व poorv, ' +
  'ई e, बुकिंग booking, ट्रॉली trolley, ट्रैक्टर tractor, ब्रास brass, फुट foot, कोड code, पासवर्ड password, स्पैम spam, मैसेज message, ' +
  'लॉगिन login, डैशबोर्ड dashboard, डेटा data, डाउनलोड download, भाषा bhasha, आवाज़ aawaz, सिविल civil, काउंसिल council, ऑफ़ of, ' +
  'आर्किटेक्चर architecture, सीपेज seepage, इलास्टिक elastic, अकाउंटेंट accountant, मैदान maidan, कैमरा camera, एक्सीडेंट accident, ' +
  'सेक्शन section, यूनिट unit, वोल्ट volt, एजेंसी agency, इंश्योरेंस insurance, पॉलिसी policy, फ़ाइल file, ईमेल email, ऐप app, सर्विस service, ' +
  'ग्राहक grahak, हाजिरी haajiri, एन्क्रिप्शन encryption, आधार Aadhaar, महाराष्ट्र Maharashtra, गुजरात Gujarat, कर्नाटक Karnataka, ' +
  'तेलंगाना Telangana, राजस्थान Rajasthan, पंजाब Punjab, हरियाणा Haryana, बिहार Bihar, केरल Kerala, दिल्ली Delhi, मुंबई Mumbai, ' +
  'क्लोराइड chloride, कॉम्पैक्टर compactor, नवंबर November, अप्रैल April, पेंशन pension, स्लैग slag, व्हीलचेयर wheelchair, वॉशर washer, ' +
  'वॉटर water, विभाग vibhag, यूनियन union, ब्रेकर breaker, केसिंग casing, सेवा seva, बॉक्स box, सीवर sewer, पंजीकरण panjikaran, क्रेच creche, ' +
  'पेज page, पीने peene, गैल्वनाइज़्ड galvanised, मातृत्व maternity';

const usualSpelling = new Map(
  usual.split(', ').map((pair) => {
    const [hindi = '', latin = ''] = pair.normalize('NFC').split(' ');
    return [hindi, latin];
  }),
);

/** People write "liye" for "lie", "lagayen" for "lagaen", "wala" for "vala", "bada" for "bara" and "aana" for "ana". */
function readable(word: string): string {
  const latin = latinFromDevanagari(word.replace(/([डढ])\u093c/g, '$1'))
    .replace(/v(?=[aeiou])/g, 'w')
    .replace(/^a/, word.startsWith('आ') ? 'aa' : 'a')
    .replace(/ie(n?)$/, 'iye$1')
    .replace(/([ao])e(n?)$/, '$1ye$2');
  // A short word with one long vowel is written double, so that "baad" is not "bad".
  if (/^[क-ह]\u093c?ा[क-ह]\u093c?$/.test(word)) return latin.replace('a', 'aa');
  return /^[क-ह]\u093c?ी[क-ह]\u093c?$/.test(word) ? latin.replace('i', 'ee') : latin;
}

/** A Hindi text in Latin letters as people type it ("स्लैब की तराई" is "slab ki tarai"); what is Latin stays. */
export function hinglishOf(hindi: string): string {
  return hindi
    .normalize('NFC')
    .replace(/[\u0901-\u0963\u0966-\u097f]+/g, (word) => usualSpelling.get(word) ?? readable(word))
    .replace(/ ?।/g, '.')
    .replace(/(^|[.?!] )([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
}
