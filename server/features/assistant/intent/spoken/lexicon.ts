import { everySynonym, tradeSynonyms } from '#content/trade-synonyms.ts';
import type { Ground } from '#domain/estimate/calculators/cost.ts';
import { leastSound, meaningsBySound, soundOf } from './sound.ts';

/** What people call things on a site, in English, Hindi and Hinglish, spelled as they spell. */
const spelled = {
  brick:
    'brick bricks itta itte eent eente eenten eint et int inte inten eet eete ईंट ईंटें ईंटे ईंटों ईट ईटें ईटे इंट इंटें block blocks ब्लॉक',
  wall: 'wall walls dewal dewar boundary compound deewar deevar diwar divar deewaar diwaar deewal diwal diwaro deewaron दीवार दीवारें दीवारों दीवाल दिवार',
  room: 'room rooms kamra kamre kamro kamron bedroom bedrooms hall kitchen bathroom bathrooms toilet कमरा कमरे कमरों रूम हॉल किचन बाथरूम',
  plaster:
    'plaster plasters plastered plastar plastering plastring plastred plasterd plastrd plster palastar प्लास्टर पलस्तर प्लस्तर palaster palastar',
  paint:
    'paint paints painting painted repaint repainted repainting pent rang rangai rangna rangni rangwana rangwani putai distemper emulsion primer putty whitewash apex ultima royale weathercoat enamel एपेक्स इनेमल पेंट पेन्ट रंग रंगाई पुताई पुट्टी प्राइमर डिस्टेंपर इमल्शन रंगना रंगनी रंगवाना पुतवाना',
  tile: 'tile tiles tiling vitrified ceramic tail taile tailen tails टाइल टाइल्स टाइलें टाइले टाइलों टाईल टाईल्स विट्रिफाइड',
  steel:
    'steel छड़ें chhad danda dande sariya saria sariye rod rods bar bars tmt rebar sarya loha sariyon sariyo chhadon सरिया सरिये सरिए सरियों सरियो छड़ छड़ों स्टील रॉड रॉडों लोहा',
  slab: 'slab slabs chhat chat chath chaat roof lanter lenter linter lantar lintar chhaton chhato छत छतों छतें स्लैब स्लैबों लेंटर लैंटर',
  column:
    'column columns pillar pillars kolam khambha khamba khambe khambon कॉलम कॉलमों पिलर पिलरों खंभा खंभे खंभों',
  beam: 'beam beams बीम बीमों',
  footing: 'footing footings फुटिंग फुटिंगों',
  lintel: 'lintel lintels लिंटल',
  concrete:
    'concrete conkrete kankrit rcc pcc dhalai dhalaai concreting casting dhalna dhalni dhaalna dhaalni ढालना ढालनी कंक्रीट कांक्रीट ढलाई आरसीसी पीसीसी',
  mortar: 'mortar masala masale gara gaara gare gaare मसाला मसाले मोर्टार गारा गारे',
  cement: 'cement siment simant सीमेंट सिमेंट',
  sand: 'sand ret reti balu baalu रेत रेती बालू',
  aggregate: 'aggregate aggregates gitti gitty jelly rodi गिट्टी रोड़ी',
  tank: 'tank tanks tanki tanky tanka sump hauz haud haudi hauj tankiyan tankiyon टंकी टैंक टांकी टंकियां टंकियाँ टंकियों टैंकों हौद हौदी हौज हौज़',
  water: 'water pani paani पानी',
  people:
    'people ppl peoples flatmates roommates tenants students children kids ladke bachche bacche bachchon bacchon person persons log logo logon sadasya aadmi admi jan jane bande banda family member members लोग लोगों लड़के बच्चे बच्चों किरायेदार जने बंदे सदस्य सदस्यों आदमी व्यक्ति',
  stairs:
    'stair stairs staircase stairway steps step seedhi sidhi sidi seedi seedhiya seedhiyan seedhiyaan sidhiya sidhiyan zeena jeena zina zeene jeene paydan paydaan payadan paudi paidi pairi पौड़ी पैड़ी पैड़ियां पैड़ियाँ पैडियां riser risers सीढ़ी सीढी सीढ़ियाँ सीढ़ियां सीढियां सीढ़ियों ज़ीना जीना ज़ीने जीने पायदान पायदानों',
  worker: `${tradeSynonyms.flatMap(([, { counted }]) => everySynonym(counted)).join(' ')} mistris plumber plumbers carpenters electricians tiler tilers layers benders fitter fitters फिटर`,
  digging:
    'dig digging excavation excavate khodna khodni khudwana khudwani खोदना खोदनी खुदवाना खुदवानी khudai khodai khudaai खुदाई',
  brickwork: 'brickwork chinai chunai chinaai judai चिनाई चुनाई जुड़ाई',
  cost: 'cost costs costing expenditure outlay kharch kharcha kharche budget lagat laagat expense expenses paisa paise खर्च खर्चा ख़र्च ख़र्चा लागत बजट पैसा पैसे rupees rupaye रुपये',
  house:
    'house home ghar makan makaan building bungalow villa duplex construction construct constructing bhk घर मकान निर्माण कंस्ट्रक्शन बिल्डिंग',
  day: 'day days din dino dinon दिन दिनों',
  floor:
    'floor floors storey storeys story stories storied manzil manzilen manzilon manjilon manjilen मंज़िलें मंजिलें manjil manzila tal मंज़िल मंजिल मंजिला मंज़िलों मंजिलों तल तलों तल्ला तल्ले talla talle mala माला माले मंज़िला फ्लोर फ़्लोर majla',
  coat: 'coat coats कोट',
  opening:
    'opening openings shutter शटर door doors darwaza darwaze darwaja darwaje darwazon darwajon window windows khidki khidkiyan khidkiyon gate दरवाज़ा दरवाजा दरवाज़े दरवाजे दरवाज़ों दरवाजों खिड़की खिड़कियां खिड़कियाँ खिड़कियों',
  material: 'material materials matirial matterial maal saman samaan माल सामान सामग्री मटेरियल',
  piece: 'pieces piece nos pcs pis nag नग पीस पीसेज',
  weight: 'weight wt vajan wajan vazan wazan bhar वजन वज़न भार',
  many: 'many much kitna kitni kitne kitana kitane kitani ktna ktni ktne कितना कितनी कितने',
  asks: 'calculate calculation calculator quantity required requirement need needed needs lagega lagegi lagenge lagengi lage mangau mangaye mangana lgega lgegi lagta lagti chahiye chaiye estimate hisab hisaab nikalo nikal nikaal batao bata bataiye bataye size qty quantities lagenga aayega aayegi aayenge aaenge aaegi aaega jayega jayegi jaayega khapega khapegi khapta लगेगा लगेगी लगेंगे लगेंगी लगता लगती लगते चाहिए हिसाब साइज निकाल निकालो बताओ बता बताइए बताएं बताना आएगा आएगी आएंगे आएँगे आएंगी जाएगा जाएगी जाएंगे खपेगा खपेगी खपेंगे खपता खपती मात्रा क्वांटिटी',
  length: 'length long lambai lambaai lamba lambi lambe लंबाई लम्बाई लंबा लंबी लंबे लम्बा लम्बी लम्बे लेंथ',
  width:
    'width wide breadth chaudai choudai chauda chaude choda chaudi chodai chodi chaura चौड़ाई चौडाई चौड़ा चौड़ी चौड़े चौडे विड्थ',
  height:
    'height high tall ht hight hieght rise chadhai chadai unchai uchai uchi ucha uche unche uunchi ooncha oonchai unchi uncha oonchi ऊंचाई ऊँचाई उंचाई ऊंची ऊँची ऊंचा ऊँचा ऊंचे ऊँचे चढ़ाई चढाई हाइट',
  thickness: 'thick thickness thk mota moti motai mote मोटाई मोटी मोटा मोटे थिकनेस',
  depth: 'depth deep dug gehrai gahrai gehraai gehre gahre gehra gehri gahra gahri गहराई गहरा गहरी गहरे डेप्थ',
  diameter: 'diameter dia vyas across golai व्यास डायमीटर डायामीटर',
} as const;

export type Concept = keyof typeof spelled;
const isConcept = (key: string): key is Concept => key in spelled;

/** What a size is of. */
export type Label = Extract<Concept, 'length' | 'width' | 'height' | 'thickness' | 'depth' | 'diameter'>;
const labels: readonly Concept[] = ['length', 'width', 'height', 'thickness', 'depth', 'diameter'];
export const isLabel = (concept: Concept | undefined): concept is Label =>
  concept !== undefined && labels.includes(concept);

const byWord = new Map<string, Concept>();
for (const concept of Object.keys(spelled).filter(isConcept))
  for (const word of spelled[concept].split(' ')) byWord.set(word.normalize('NFC'), concept);

const bySound = meaningsBySound(byWord);
/** Words that only sound like a thing. */
const noThings = new Set(['thank', 'thanks', 'charo', 'charon', 'chaaro', 'chaaron', 'चारो', 'चारों']);

/** As it is spelled, else by its sound: "palaster", "deewaal". */
export const conceptOf = (word = ''): Concept | undefined =>
  byWord.get(word) ??
  (word.length < leastSound || noThings.has(word) ? undefined : bySound.get(soundOf(word)));

const either = (...parts: string[]) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${parts.join('|')})(?![\\p{L}\\p{M}])`, 'u');

/** Questions for the articles or the listings, whatever numbers stand in them. */
export const asksOther = either(
  'why|kyu|kyun|kyon|kyo|क्यों|क्यूं|which(?! is)|best|better|behtar|बेहतर|acch?[aie]|achh[aie]|अच्छा|अच्छी|अच्छे',
  'kaun ?s[aie]|kon ?s[aie]|कौन|कौनसा|कौनसी|difference|vs|versus|fark|farq|farak|antar|फर्क|फ़र्क|अंतर',
  '(?<!\\bis )near|nearby|nearest|aas ?paas|ke paas|के पास|available|hire|where|kahan|kaha|कहाँ|कहां|(?<!pick(?:ing|s|ed)?(?: up)?(?: the| my| his)? )(?<!answer(?:ing|s|ed)?(?: the| my| his)? )phone(?! (?:nah|nhi|band|off|switched|is off|is switched))|contact|rent|kiraye?(?! k[aei] )|किराया|किराये(?! क)|किराए(?! क)',
  'cure|curing|keep (?:it )?wet|water(?:ed|ing| it| them)|(?:pani|paani)(?: kitn[aei] (?:din|baar|bar)| kab tak)? (?:dena|dene|dun?|doon|den|daal\\p{L}{0,40}|dal\\p{L}{0,40}|maar\\p{L}{0,40}|mar\\p{L}{0,40}|chhidk\\p{L}{0,40})|पानी(?: कितन[ेीा] (?:दिन|बार)| कब तक)? (?:देना|देने|दूँ|दें|डाल[\\p{L}\\p{M}]{0,40}|मार[\\p{L}\\p{M}]{0,40}|छिड़क[\\p{L}\\p{M}]{0,40})|geel[aei] rakh\\p{L}{0,40}|गील[ाेी] रख[\\p{L}\\p{M}]{0,40}|tarai|taraai|तराई|crack|cracks|daraa?r|दरार|दरारें|seelan|sealan|सीलन|leak|leaks|leakage|leaking|damp|dampness|waterproof|waterproofing',
  'safe|safely|permission|licen[cs]e|strength|test|testing|load|span|kab|कब|when(?= (?:do|does|did|will|would|should|shall|can|could|is|are|am|must|to|we|i|the|my)(?![\\p{L}\\p{M}])|,?$)(?! (?:the |my )?(?:truck|lorry|material|load|delivery))|remove|removal|de ?shutter\\p{L}{0,40}|(?:what|how many|kitne) percent|कितने प्रतिशत|dry|sukh\\p{L}{0,40}|सूख\\p{L}{0,40}',
  'should be(?! (?:ready|kept|ordered|bought|there|brought|arranged))|hon[ai] chahiye|honi chahiye|होना चाहिए|होनी चाहिए|how thick|kitn[aie] mot[aie]|kitni motai|कितनी मोटी|कितना मोटा|कितनी मोटाई',
  '(?:jhad|ukhad) rah\\p{L}{0,40}|(?:झड़|उखड़) रह[\\p{L}\\p{M}]{0,40}|repair|clean|cleaning|safai|सफ़?ाई|khol\\p{L}{0,40}|खोल[\\p{L}\\p{M}]{0,40}|difference|purpose|meaning|ka matlab|kya matlab|का मतलब|क्या मतलब|types? of',
  'design|designs|(?<!(?:rough|general|approximate|an|ek) )ideas?|colou?rs?|naksha|नक्शा|plan|plans|photo|picture|draw|show|dikhao|दिखाओ',
  'spacing|ring|rings|overlap|lap|cover|gap|gaps|bought|khareeda|kharida|gir gaya|fell',
  'too (?:much|many|little)|experience|septic|सेप्टिक|सैप्टिक|(?:toilet|latrine|la?trin|shauchalay) (?:k[aie] )?tank\\p{L}{0,40}|(?:शौचालय|टॉयलेट|लैट्रिन) (?:क[ाीे] )?(?:टैंक|टंकी)|fake|quality|gunvatta|gunwatta',
);
/** Prices of materials stand with the dealers, the house's own cost is a calculation. */
/** A sum is wanted, though no size was said. */
export const asksNeed = either(
  'need|needed|needs|require|required|lag\\p{L}{0,40}|chahiye|chaiye|ban\\p{L}{0,40}|hogi|honge|calculate|(?:aa{1,5}y?e|ja{1,5}ye|khape)g[aie]|लग[\\p{L}\\p{M}]{0,40}|चाहिए|बन[\\p{L}\\p{M}]{0,40}|होंगी|होगी|(?:आए|आएँ|आएं|जाए|खपे|खपें)ग[ाीे]',
);
/** Without a size in the question, a rule is wanted and no sum. */
export const asksRule = either(
  'ratio|anupat|अनुपात|minimum|maximum|standard|check|how to|kaise|कैसे|mix|kya|क्या|what|dena|dalna|डालना',
);
export const asksPrice = either(
  'price|prices|rate|rates|daam|dam|bha{1,5}[vw]|keemat|kimat|qeemat|mehng[aie]|sasta|दाम|भाव|कीमत|क़ीमत|रेट|wage|wages|salary|charge|charges|dihadi|दिहाड़ी',
);
export const asksPay = either(
  'wages?|labou?r (?:cost|charges?|rate)|ma[jz]d{1,5}u?o?o?ri|majduri|mazdoori|mazduri|dihadi|मज़दूरी|मजदूरी|दिहाड़ी|लेबर (?:खर्च|खर्चा|चार्ज|रेट)',
);
export const asksTime = either(
  'how long|how many days|how much time|time taken|duration|when (?:will|does|do|would|shall) (?:they|it|he|work|this)|by when|man ?days?|kitne din\\p{L}{0,40}|kitna samay|kitna time|(?:time|samay|waqt) kitna|kitna waqt|k(?:ab|itne din) tak (?:nip|kha?t|ho|ban|pur)\\p{L}{0,40}|कितने दिन|कितना (?:समय|टाइम|वक़्त|वक्त)|(?:समय|टाइम|वक़्त|वक्त) कितना|कब तक (?:निप|ख|हो|बन|पूर)[\\p{L}\\p{M}]{0,40}',
);
/** It is done before or after the work, and takes no days of it. */
export const beforeOrAfter = /\b(?:after|before|baad|bad|pehle|pahle)\b|के बाद|से पहले/iu;
export const saysBoth = either(
  '(?:both|two|2)(?: of)?(?: the| its)? (?:sides?|faces)|(?:dono|donon|do|2) (?:taraf|tarf|sides?|or|ba{1,5}[jz]u|[jz]anib)|(?:दोनों|दोनो|दो|2) (?:तरफ|तरफ़|ओर|साइड|बाजू|बाज़ू)|a{1,5}ge (?:aur |or |n )?pi?e?e?chh?e|आगे (?:और )?पीछे|front (?:and|&|n) (?:back|rear)|(?:either|each) side|inside (?:and|as well as|n|&) outside|(?:andar|ander) (?:aur |or )?ba{1,5}har(?: dono)?|अंदर(?: और)? बाहर(?: दोनों)?',
);
export const saysOuter = either('outer|outside|exterior|external|bahar|bahari|बाहर|बाहरी');
export const saysWalls = either(
  '(?:no|leav\\p{L}{0,40}|exclud\\p{L}{0,40}|except|minus|omit\\p{L}{0,40}|skip\\p{L}{0,40})(?: the| my)? ceiling|(?:don\\P{L}?t|do not|not to|not) (?:count|include|add|take|paint|touch|consider)(?: the| my)? ceiling|ceiling (?:we are |is |to be )?(?:leav|left|not|chho)\\p{L}{0,40}|not (?:the )?ceiling|(?:ceiling|si{1,5}ling) (?:nah\\p{L}{0,40}|mat|ke (?:bina|bagair|alawa)|cho{1,5}d\\p{L}{0,40}|chho{1,5}d\\p{L}{0,40}|hata\\p{L}{0,40}|(?:is )?already)|(?:सीलिंग|छत) (?:मत|के (?:बिना|बग़ैर|बगैर|अलावा)|हटा[\\p{L}\\p{M}]{0,40})|सीलिंग नह[\\p{L}\\p{M}]{0,40}|chh?at (?:nah|chh?od)\\p{L}{0,40}|छत (?:नह|छोड़)[\\p{L}\\p{M}]{0,40}|सीलिंग छोड़[\\p{L}\\p{M}]{0,40}|walls? only|only (?:the )?walls?|sirf d[ei]{1,5}[vw]{1,5}a{1,5}r\\p{L}{0,40}|सिर्फ़? दीवार[\\p{L}\\p{M}]{0,40}|without (?:the )?(?:ceiling|roof)|bina chhat|(?:chhat|ceiling) (?:ko )?(?:mat|hata\\p{L}{0,40}|ke (?:bina|bagair|alawa))|बिना (?:छत|सीलिंग)|छत को (?:छोड़|हटा)[\\p{L}\\p{M}]{0,40}',
);
/** The ceiling is painted, too; "chhat" alone may be where the room stands. */
export const saysCeiling = either(
  '(?:with|includ\\p{L}{0,40}|add|plus|count)(?: the| my)? (?:ceiling|roof)|(?:ceiling|roof) (?:too|also|as well|included)|(?:chh?at|ceiling) (?:bhi|(?:ko )?jod\\p{L}{0,40}|samet|ke sa{1,5}th|mila\\p{L}{0,40})|(?:छत|सीलिंग) (?:भी|(?:को )?जोड़[\\p{L}\\p{M}]{0,40}|समेत|सहित|के साथ|मिला[\\p{L}\\p{M}]{0,40})',
);
/** What a house stands on, as the estimate tells grounds apart. */
const grounds: readonly [Ground, RegExp][] = [
  ['Hill', /\bhills?\b|\bhilly\b|pahad|mountain|पहाड़/u],
  ['Near by River', /\briver|\bnadi\b|नदी/u],
  ['Desert', /\bdesert|registan|rajasthan|रेगिस्तान|राजस्थान/u],
  ['Rain', /heavy rain|rainy|barish|coast|kerala|बारिश|केरल/u],
];
export const groundIn = (text: string): Ground | undefined =>
  grounds.find(([, pattern]) => pattern.test(text.normalize('NFC')))?.[0];

/** "Good finish, not best": only where it is of the finish that it is good. */
const goodFinish = either(
  '(?:good|normal|standard|medium|average|ach?ch?h?[aie]{1,5}|theek) (?:(?:wal[aei]|quality|ki|ka) )?finish\\p{L}{0,40}|(?:अच्छ[ाीे]|नॉर्मल|स्टैंडर्ड|मीडियम) (?:वाल[ाी] )?(?:फिनिश|फ़िनिश)[\\p{L}\\p{M}]{0,40}',
);
export const finishIn = (text: string) => {
  if (goodFinish.test(text)) return 'good';
  return either('premium|luxury|high end|top class|best|बढ़िया|badhiya|shandar|शानदार|प्रीमियम').test(text)
    ? 'best'
    : either(
          'basic|simple|sad[aei]|sast[aei]|low cost|cheap\\p{L}{0,40}|economy|ordinary|sadharan|mamuli|साधारण|सस्त[ाेी]|साद[ाेी]|मामूली|सिंपल|बेसिक',
        ).test(text)
      ? 'basic'
      : undefined;
};
