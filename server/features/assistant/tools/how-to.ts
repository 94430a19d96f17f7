import { kinds, type ProviderKind } from '#contract/marketplace/kinds.ts';
import { paths } from '#contract/paths.ts';
import { readWish } from '#domain/wish/read-wish.ts';
import { rentsTool, tradeIn } from '../knowledge/trades/named-trade.ts';
import type { Finding, Locale } from './base/tool.ts';

const seeksWork =
  /(?:kaam|naukri|job|work) (?:chahiye|chaiye|kaise mile|(?:dh?u{1,5}n?[dr]h?|dhoo?n?d?h|tala{1,5}sh|khoj)\p{L}{0,40} ?(?:rah|kar)|dhundh|dila\w*|dilwa\w*)|(?<!\p{L})(?:hum|hame|hamen|hamko|humko|hume|humein|mujhe|mujhko|mereko|हमें|हमको|मुझे|मुझको)(?!\p{L}) (?:[\p{L}\p{M}]{1,40} ){0,5}?(?:kaa?m|naukri|काम|नौकरी) (?:mil|मिल)|(?<!\p{L})(?:kaa?m|naukri|काम|नौकरी) (?:mil(?:ega|egi| jay?ega| sakta)|मिल(?:ेगा|ेगी| जाएगा| जायेगा| सकता))(?![\p{L}\p{M}])|(?:he|she|they|we|i) needs? (?:some |a |more )?(?:work|job)\b(?! (?:done|to be))|(?:looking|searching) for (?:\p{L}{1,40} )?(?:work|job)\b|काम (?:ढूँढ|ढूंढ|खोज|तलाश)[\p{L}\p{M}]{0,40} (?:रह|कर)|(?:kaam|dihadi|kamai) k(?:ai|e|aha|ahan) (?:se )?mil[aie]|get (?:more )?(?:work|jobs|customers|clients|orders)|find (?:work|customers|clients)|calls? (?:me|us) for (?:work|a job|jobs)|(?:customers?|clients?|people) (?:can )?find (?:us|me)\b|(?:want|need|looking for|give me) (?:work|a job|job|customers|clients)\b|(?:gra{1,5}hak|customer|client|party) (?:kaise |kahan se )?(?:mile|chah)\p{L}*|kaam karna (?:hai|chahta)|काम करना (?:है|चाहता|चाहती)|(?:काम|रोज़?गार) (?:चाहिए|दिला|क[ैइ]से मिल|कइसे मिल|कहाँ मिल|कहां मिल)|ग्राहक (?:कैसे |कहाँ से |कहां से )?(?:मिल|चाह)|नौकरी/iu;
const whose =
  '(?:apna|apni|mera|meri|unka|unki|uska|uski|iska|hamara|humara|my|our|his|her|their|own|(?:brother|father|husband|son|uncle|friend)\\W?s|(?:bhai|papa|pita|pati|bete|chacha|dost) k[ai]|(?:भाई|पापा|पिता|पति|बेटे|चाचा|दोस्त) क[ाी]|अपन[ाी]|मेर[ाी]|उनक[ाी]|उसक[ाी]|हमार[ाी])';
const entry = '(?:naam|name|nam|profile|listing|number|work|नाम|प्रोफ़?ाइल|काम|नंबर)';
const registers = new RegExp(
  [
    String.raw`(?<!\p{L})${whose} ${entry}(?![\p{L}\p{M}])[^.?!।]{0,120}(?:jod|daal|dal|likh|chadh|add|put|kaise|जोड़|जोड|डाल|लिख|चढ़|कैसे)`,
    // "Unki id kaise banegi".
    String.raw`(?<!\p{L})${whose} (?:id|i\.d\.?|profile|आईडी|आई डी|प्रोफ़?ाइल) (?:kaise |कैसे )?(?:ban|bna|बन)`,
    String.raw`\b(?:put|add|list|enter|show|write) (?:my )?${whose} ${entry}\b`,
    String.raw`\b(?:want|need|get|have) ${whose} ${entry} (?:in|on|here)\b`,
    String.raw`\b(?:get|be|getting) listed\b`,
    String.raw`regist|sign ?up|\bjoin\b|list (?:myself|my)|panjikaran|पंजीकर|रजिस्ट`,
    String.raw`\bju[dr] (?:sa?kt[aei]|sa?ku|sake)\w{0,40}`,
    // "जुड़ाई" is brickwork.
    'जुड़(?!ा[ईइय]|वा)',
    // The own name, where no other is said.
    String.raw`(?<!\p{L})(?:naam|नाम) (?:kaise |kahan |कैसे |कहाँ |कहां )(?:likh|jod|daal|dal|chadh|darj|लिख|जोड़|डाल|चढ़|दर्ज)`,
  ].join('|'),
  'iu',
);
/** "Main thekedar hu", "I am a painter", "hum 8 labour hain", "mera bhai plumber hai": who asks, or one of theirs, does a trade. */
const isOneself =
  /(?:\b(?:i(?:['’]?m| am| work as| do)|we(?:['’]re| are)) |(?<![\p{L}\p{M}])(?:main?|mein|mai|me|hum|मैं|मै|हम) |(?<![\p{L}\p{M}])(?:mer[aei]|my|hamar[aei]|मेर[ाेी]|हमार[ाेी]) (?:bhai|papa|pita|pati|bet[ae]|chacha|dost|brother|father|husband|son|uncle|friend|भाई|पापा|पिता|पति|बेट[ाे]|चाचा|दोस्त)(?: ji| जी)?(?: is(?: an?)?)? )((?:[\p{L}\p{M}\d]{1,40} ){0,3}?[\p{L}\p{M}\d]+)/iu;
const doesTrade = (question: string): boolean => {
  const told = isOneself.exec(question)?.[1];
  // "Hum tile lagate hai" names a work.
  return told !== undefined && (tradeIn(`${told} chahiye`) ?? tradeIn(`${told} wala`)) !== undefined;
};
/** "Kaise jodu", "isme kaise aaye", of oneself or of one's people. */
const comesIn =
  /(?:^|[,.]\s{0,4}|\b(?:hain?|h|hu|hu{1,5}n|hoo?n|bhi|khud|yaha{1,5}n?|isme|ismein|app (?:me|mein|par|pe)|neev (?:me|mein|par|pe)) )kaise (?:jod|jud|jur|aa?[yu]|aau|aao)\p{L}*|(?:^|[,.]\s{0,4}|(?:हैं?|हूँ|हूं|भी|खुद|यहाँ|यहां|इसमें|ऐप (?:में|पर)|नींव पर) )कैसे (?:जोड़|जुड़|आ(?:ए|ऊ))/iu;
/** "Meri crane yahan kaise daalu", "where to list my JCB": a machine of one's own is put there. */
const listsIt =
  /(?:\b(?:where|how|kahan?|kaha{1,5}n|kaise|yaha{1,5}n?|here)\b|कहाँ|कहां|कैसे|यहाँ|यहां)[^.?!।]{0,30}(?:\b(?:list|register|put (?:it|them|up)|daal\w{0,40}|dal[uae]\w{0,40}|likhwa\w{0,40}|likha\w{0,40}|chadha\w{0,40}|naam)\b|डाल|लिखवा|चढ़ा|नाम)/iu;
const own =
  /(?<![\p{L}\p{M}])(?:(?:mere|hamare|humare) pa{1,5}s|i have|we have|my|our|mer[ai]|hamar[ai]|humar[ai]|apn[aie]|मेरे पास|हमारे पास|मेर[ाी]|हमार[ाी]|अपन[ाीे])(?![\p{L}\p{M}])/iu;

/** "I have two ladders, can I give them for rent": a tool is offered, and none is looked for. */
const offers = new RegExp(
  [
    String.raw`\b(?:i|we)\b[^.?!]{0,80}\b(?:give|lend|let|put|offer|list)\b(?! (?:me|us)\b)[^.?!]{0,40}\b(?:(?:on|for) (?:rent|hire)|to rent)\b`,
    String.raw`\brent(?:ing)? (?:out|(?:my|our)\b)`,
    String.raw`\b(?:kira\w{0,40}|rent|bha{1,5}d[ae])(?: p[ear]r?)? (?:den[aie]\b(?! wal)|de sak(?:ta|ti|te) (?:hu|hoo|hoon|hun|h)\b|det[aie] (?:hu|hoo|hoon|hun)\b|lagan[aie]|chadhan[aie]|chalan[aie]|uthan[aie]|d(?:u|oo)n?(?:ga|gi)?\b)`,
    '(?:किरा[एय]े?|किराये|भाड़े|रेंट)(?: पर| पे)? (?:दे(?:ना|नी|ने)(?! वाल)|दे सक(?:ता|ती|ते) हूँ?|दे सक(?:ता|ती) हूं|देत[ाीे] हू|लगान[ाी]|चढ़ान[ाी]|चलान[ाी]|दूँ|दूं)',
  ].join('|'),
  'iu',
);
const onNeev = /neev|\b(?:app|site|website)\b|ऐप|साइट|वेबसाइट|नींव|नीव/i;
const whoseThey =
  '(?:\\b(?:i|we) (?:have|run|lead|manage|own|are)\\b|(?<![\\p{L}\\p{M}])(?:(?:mere|hamare|humare) pa{1,5}s|my|our|mer[ai]|hamar[ai]|humar[ai]|apni|apne|मेरे पास|हमारे पास|मेर[ाी]|हमार[ाी]|अपनी|अपने)(?![\\p{L}\\p{M}]))';
const theirs = new RegExp(whoseThey, 'iu');
/** "I have a crew of 12 masons", "hamari 8 mistri ki team". */
const hasCrew = new RegExp(
  String.raw`${whoseThey}[^.?!।]{0,40}(?<![\p{L}\p{M}])(?:toli|team|crew|gang|group|ma[zj]d(?:oo|u)r\w{0,40}|labou?r\w{0,40}|mistri|masons?|painters?|workers?|aadmi|admi|log|टोली|टीम|गैंग|ग्रुप|मज़?दूर\p{M}{0,8}|लेबर|मिस्त्री|आदमी|लोग)(?![\p{L}\p{M}])`,
  'iu',
);
/** What is put there is said of them. */
const aboutThem = /rating|review|feedback|photo|messages?\b|रेटिंग|रिव्यू|फ़?ोटो|मैसेज/iu;
const putsThere =
  /\b(?:how|kaise|kese)\b[^.?!]{0,30}\b(?:put|add|list|show|find us|daal\w*|dal\w*|jod\w*|jud\w*|la{1,5}u\w*|dikha\w*|laga\w*)|(?<!\p{L})कैसे (?:डाल|जोड़|जुड़|ला|दिखा|लगा|चढ़)/iu;
const here =
  /neev|\b(?:app|site|website)\b|ऐप|साइट|वेबसाइट|\bas an?\b|worker|contractor|engineer|architect|mistri|mason|mazdoor|thekedar|labou?r|crew|group|\b(?:yahan?|yaha|here|isme(?:in)?|is me|is mein)\b|इसमें|यहाँ|यहां|इहाँ|मिस्त्री|मज़दूर|मजदूर|ठेकेदार|इंजीनियर|कामगार|नींव|नीव/i;
const roles: [ProviderKind, RegExp][] = [
  ['groupWorker', /crew|group|toli|team|टोली/i],
  ['contractor', /contractor|thekedar|ठेकेदार/i],
  ['engineer', /engineer|architect|इंजीनियर/i],
  ['provider', /rent|tool|kiray|किराए|औज़ार/i],
  ['worker', /worker|mistri|mason|mazdoor|labour|kaamgar|मिस्त्री|मज़दूर|मजदूर|कामगार/i],
];

const words: Record<Locale, { text: string; rents: string; form: string; roles: string }> = {
  en: {
    text: 'To be found on Neev, register your work: choose your role, fill in trade, place and price per day, and press Register. An admin then checks and verifies it. It costs nothing.',
    rents:
      'To give machines or tools on rent, register as a rental provider. Then add each machine with its place and price per day. An admin then checks and verifies it. It costs nothing.',
    form: 'To the registration form',
    roles: 'Choose your role',
  },
  hi: {
    text: 'नींव पर दिखने के लिए जुड़िए: अपना काम चुनिए, जगह और रोज़ का दाम भरिए और भेजिए। फिर एडमिन पहचान की जाँच पूरी करते हैं। इसका कोई पैसा नहीं लगता।',
    rents:
      'मशीन या औज़ार किराये पर देने के लिए किराये पर देने वाले के रूप में जुड़िए। फिर हर मशीन अपनी जगह और रोज़ के दाम के साथ जोड़िए। फिर एडमिन जाँच पूरी करते हैं। इसका कोई पैसा नहीं लगता।',
    form: 'रजिस्टर करने के फ़ॉर्म पर',
    roles: 'अपना काम चुनें',
  },
  hinglish: {
    text: 'Neev par dikhne ke liye apna kaam register kijiye: apna role chuniye, kaam, jagah aur roz ka rate bhariye aur Register dabaiye. Phir admin jaanchkar verify karta hai. Iska koi paisa nahi lagta.',
    rents:
      'Machine ya auzaar kiraye par dene ke liye rental provider bankar register kijiye. Phir har machine apni jagah aur roz ke rate ke saath jodiye. Phir admin jaanchkar verify karta hai. Iska koi paisa nahi lagta.',
    form: 'Registration form par',
    roles: 'Apna role chunein',
  },
};

/** "Koi registered engineer", "any registered contractor": somebody who has done so. */
const whoDid =
  /(?:koi|any|some|an?|कोई)\s{1,4}(?:\p{L}{1,40}\s{1,4})?registered|registered\s{1,4}(?:\p{L}{1,40}\s{1,4})?(?:engineer|architect|contractor|mistri|mason|electrician|plumber|worker)|रजिस्टर्ड\s{1,4}(?:\p{L}{1,40}\s{1,4})?(?:इंजीनियर|ठेकेदार|मिस्त्री|आर्किटेक्ट)/iu;

/** Who tells more than what they offer asks about it. */
const mostWords = 14;
const asksMore =
  /\?\s*$|\b(?:what|how|where|kaise|kahan|kya|kitn[aei]|gst|tax|bill|rule|age|old|years?|saal)\b|क्या|कैसे|कहाँ|कितन|साल|टैक्स|जीएसटी/iu;
/** As what a sentence of home's box would be listed: the same reader hears it here. */
function offered(question: string) {
  if (question.trim().split(/\s+/).length > mostWords || asksMore.test(question)) return undefined;
  const { items, seeksWork: seeks, offers: as } = readWish(question, { today: '2026-01-01' });
  // A child of 12 and a beaten labourer name no trade of their own.
  const isOwn = items.length > 0 && !/\p{Nd}/u.test(question);
  return as ?? (seeks && isOwn ? 'worker' : undefined);
}

/** How one gets onto the marketplace oneself; undefined for any other question. */
export function howToJoin(question: string, locale: Locale): Finding | undefined {
  const oneself = doesTrade(question);
  const joins =
    (registers.test(question) && (here.test(question) || oneself) && !whoDid.test(question)) ||
    (oneself && comesIn.test(question));
  const puts = onNeev.test(question) && putsThere.test(question) && !aboutThem.test(question);
  const crew = puts && hasCrew.test(question);
  const lists = own.test(question) && listsIt.test(question) && rentsTool(`${question} rent`);
  const lets = (offers.test(question) || (puts && theirs.test(question))) && rentsTool(question);
  const as = offered(question);
  if (!seeksWork.test(question) && !joins && !crew && !lists && !lets && !as) return undefined;
  const { text, rents, form, roles: choose } = words[locale];
  const said = roles.find(([, pattern]) => pattern.test(question))?.[0];
  const kind = as === undefined || as === 'worker' ? said : as;
  const toForm = kind ? [{ title: form, path: kinds[kind].screens.form }] : [];
  return {
    text: kind === 'provider' ? rents : text,
    links: [...toForm, { title: choose, path: paths.roles }],
  };
}

const plan = /naksh[ae]|\bplans?\b|design|\b3 ?d\b|layout|elevation|नक्श|नक़्श|प्लान|डिज़ाइन|डिजाइन/i;
const house = /house|home|ghar|makaan|makan|duplex|villa|bungalow|घर|मकान|बंगल/i;
const wish =
  /chahiye|chaiye|chahie|banwa|banana|banao|bana do|dikha|\bdekh(?:na|ne|na{1,5}) (?:h(?:ai?|e)?\b|tha|chah)|\bdekh sak|kar(?:na|ni|wana|wani) h|kaise ban|\b(?:need|want|make|draw|show|give|get|create|design)\b|चाहिए|चाहिये|बनवा|बनाना|बनाओ|बना दो|दिखा|देखना (?:है|था|चाह)|देख सक|कर(?:ना|नी|वाना|वानी) है|कैसे बन/i;
/** The municipality's stamp, who draws one, what was kept: notPlan questions than for a plan. */
const notPlan =
  /pass|permission|approv|sanction|architect|engineer|anumati|saved|financial|loan|bana(?:ne|ney)? ?[vw]al[aei]|पास|अनुमति|मंज़ूर|मंजूर|आर्किटेक्ट|इंजीनियर|बनाने ?वाल|वास्तु|vast|vaast/i;

const planWords: Record<Locale, { text: string; form: string }> = {
  en: {
    text: 'Neev draws it at once: floor plans, a 3D view, material and cost. Tell me the plot, floors and bedrooms, as in “40x60 plot, 2 floors, 3 bedrooms”, or fill in the form. Before building, an architect or engineer has to check it.',
    form: 'Plan a house',
  },
  hi: {
    text: 'नींव तुरंत बना देता है: नक्शा, 3D, सामान और खर्च। प्लॉट, मंज़िल और कमरे बताइए, जैसे “40x60 का प्लॉट, 2 मंज़िल, 3 बेडरूम”, या फ़ॉर्म भरिए। बनाने से पहले इसे आर्किटेक्ट या इंजीनियर को दिखाना ज़रूरी है।',
    form: 'घर का नक्शा बनाएँ',
  },
  hinglish: {
    text: 'Neev turant bana deta hai: naksha, 3D, saamaan aur kharcha. Plot, manzil aur kamre bataiye, jaise “40x60 ka plot, 2 manzil, 3 bedroom”, ya form bhariye. Banane se pehle ise architect ya engineer ko dikhana zaroori hai.',
    form: 'Ghar ka naksha banayein',
  },
};

const mostOfPlan = 12;
/** "Naksha", "naksha chahiye", "house plan": a plan and nothing besides. */
const alone =
  /^(?:(?:a|an|the|need|want|i|me|my|make|show|please|mujhe|hame|hamko|ek|apne|mere|ghar|makan|house|home|k[aei]|मुझे|हमें|एक|अपने|मेरे|घर|मकान|क[ाेी]) ){0,6}(?:naks?h?[ae]|naksh[ae]|(?:floor|house|home|building) plans?|नक्शा|नक़्शा|नक्सा)(?: (?:please|chahiye|chaiye|chahie|bata\p{L}{0,40}|dikha\p{L}{0,40}|bana\p{L}{0,40}|banwa\p{L}{0,40}|do|de|hai|h|bhai|sir|चाहिए|चाहिये|बता[\p{L}\p{M}]{0,40}|दिखा[\p{L}\p{M}]{0,40}|बना[\p{L}\p{M}]{0,40}|बनवा[\p{L}\p{M}]{0,40}|दो|दे|है|जी)){0,6}$/u;

/** Who wants a plan and has not said of what land; undefined for any notPlan question. */
export function howToPlan(question: string, locale: Locale): Finding | undefined {
  const said = question
    .normalize('NFC')
    .toLowerCase()
    .replace(/[?!.,।]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const asked = [plan, house, wish].every((planWords) => planWords.test(question)) || alone.test(said);
  if (!asked || notPlan.test(question) || question.split(/\s+/).length > mostOfPlan) return undefined;
  const { text, form } = planWords[locale];
  return { text, links: [{ title: form, path: paths.houseForm }] };
}
