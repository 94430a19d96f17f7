import type { SaidItem } from './said-counts.ts';

/**
 * "Kaam chahiye", "any work for a mason in Pune": who says it looks for work. Words of work stand right before those of
 * wanting it: "kaam ke liye mistri chahiye", "வேலைக்கு ஆள் வேண்டும்" look for people.
 */
const patterns = [
  // English.
  /\b(?:want|need|wants|needs|require|seeking|find|give|get|(?:looking|searching|search|look) for)(?: (?:me|a|an|any|some|my|daily|part time|full time|construction|labou?r|mason|mistri|helper|painter|plumber|electrician|carpenter)){0,4} (?:jobs?|employment|(?:work|naukri)(?! (?:done|on)\b))(?![\p{L}\p{M}])/u,
  /\b(?:any|is there|are there)(?: (?:any|some|mason|mistri|labou?r|helper|painter|plumber|electrician|carpenter)){0,2} (?:work|jobs?|vacanc(?:y|ies))\b/u,
  /\b(?:hire me|job vacanc(?:y|ies)|i (?:am|m) (?:jobless|unemployed)|i want to (?:work|earn|do labou?r)|i need daily wage)\b/u,
  // Hindi, written either way.
  /\b(?:ka+m|kam|naukri|nokri|rozg[a]+r|rojgar|dihadi|ma[jz]doo?ri|majuri|job|work) (?:bhi |hi |ki |to )?(?:chah?iye?|chaiye|chahie|chahta|mangta|mang rah|do\b|de do|dedo|dijiye|dila|dilwa|mileg[aei]|mil ja|mil sak|mil(?:ta|ti) hai|talash|talaash|dh(?:oo?|u{1,2})nd|khoj|zaroorat|zarurat|jarurat|hai kya|h kya|ho to bata)/u,
  /\bkoi (?:ka+m|kam|naukri|job) (?:hai|h|ho|mil)/u,
  /(?<![\p{L}\p{M}])(?:काम|कामकाज|नौकरी|रोज़गार|रोजगार|दिहाड़ी|मज़दूरी|मजदूरी|मजूरी) (?:भी |ही |की |तो )?(?:चाहिए|चाहिये|चाहता|माँग|मांग|दो(?![\p{L}\p{M}])|दे दो|दीजिए|दिला|दिलवा|मिलेग|मिल जा|मिल सक|मिलत[ाी] है|तलाश|ढूँढ|ढूंढ|ढूढ|खोज|ज़रूरत|जरूरत|है क्या|हो तो बता)/u,
  // Marathi.
  /(?<![\p{L}\p{M}])(?:काम|नोकरी|रोजगार) (?:पाहिजे|हवे|हवं|हवंय|द्या|मिळेल|मिळेल का|शोधत|शोधतो|आहे का)/u,
  // Bengali, Telugu, Tamil.
  /(?<![\p{L}\p{M}])(?:কাজ|চাকরি) (?:চাই|দরকার|দিন|দেন|খুঁজ|খুজ|পাব|পাওয়া যাবে|লাগবে|আছে কি|আছে\?)/u,
  /(?<![\p{L}\p{M}])(?:పని|పనులు|ఉద్యోగం) (?:కావాలి|కావాల|ఇవ్వండి|ఇప్పించ|దొరుకు|దొరక|ఉందా|వెతు|చూస్తున్న)/u,
  /(?<![\p{L}\p{M}])(?:வேலை|வேல) (?:வேண்டும்|வேணும்|வேண்டு|தேவை|கிடைக்கு|கிடைக்கும|தேடு|தேடி|கொடு|குடு|இருக்கா)/u,
  // Marathi, Bengali, Telugu and Tamil in Latin letters.
  /\b(?:ka+m|kam|nokri) (?:pahije|paahije|havay?|hawe|have aahe|dya|milel|a+?he ka|shodhat)/u,
  /\b(?:ka+j|chakri|kajer) (?:chai|dorkar|lagbe|dao|di(?:n|ben)|khun?j|pabo|ach+h?e ki|korte chai)/u,
  /\b(?:pani|panulu|udyogam) (?:ka+va+l|undh?a\b|iv+andi|dorukut|dorakut|vetuku|cheya+li|chest)/u,
  /\b(?:velai|vela|vele) (?:ve[nm]|thevai|iruk|kidai|kedai|tha+nga|kudu|kodu|thed)/u,
  // What is said in other words.
  /\b(?:(?:work|job) (?:is )?(?:wanted|needed)|any site work|daily wage work near)\b/u,
  /\b(?:ka+m|kam) (?:mile ga|mile gi|par laga do|par laga lo|par rakh lo)\b|\bka(?:hi|hin|hee) ka+m (?:hai|h|mil)/u,
  /(?<![\p{L}\p{M}])काम पर (?:लगा दो|लगा लो|रख लो)|(?<![\p{L}\p{M}])কাজ করতে চাই|పని (?:కావలె|చేస్తా)|வேலை (?:தாங்க|தாருங்க|செய்ய விரும்)/u,
  // Who wants to be found: alone or with a crew.
  /\b(?:register|join|enrol)(?: (?:me|my|as|a|an|the|group|of|new)){0,4} (?:worker|labou?r|mason|mistri|crew|team|helper|painter|plumber|contractor)/u,
  /\b(?:worker|labou?r|mistri|crew|contractor) registration\b/u,
];
/** Who says what they are, alone or with their people, and asks for nobody: "mai painter hu", "मेरे पास 10 मजदूर हैं". */
const ownTrades = [
  /^(?:i am|i m|we are)(?: an?)? (?:\S+ ){0,2}\S+$/u,
  /^(?:i|we) have (?:a |my |our )?(?:team|crew|gang|group) of /u,
  /^(?:main?|me|hum) (?:\S+ ){1,3}(?:hu|hoo|hun|hoon|hai|hain)$/u,
  /^(?:mere|hamare|humare) pa+s (?:\S+ ){1,4}(?:hai|hain|h)$/u,
  /^(?:मैं|मै|हम) (?:\S+ ){1,3}(?:हूँ|हूं|हु|हू|हैं)$|^(?:मेरे|हमारे) पास (?:\S+ ){1,5}(?:है|हैं)$/u,
  /^(?:मी|आम्ही|mi|mee) (?:\S+ ){1,3}(?:आहे|आहोत|a+he|ahot)$/u,
  /^(?:আমি|ami) (?:একজন |ekjon )?\S+$|^(?:నేను|nenu) (?:ఒక |oka )?\S+$|^(?:நான்|na+n) (?:ஒரு |oru )?\S+$/u,
];
/** Who names a trade and asks for it. */
const asks =
  /\b(?:look|search|need|want|find|hir|build|mak|dh?u+n|dhoon|khoj|chah|talash|bula|shodh)|\bka ka+m\b|ढू|ढूँ|खोज|चाह|तलाश|बुला|शोध|का काम/u;

/** Who says that others are sought, or that something is not there, not well or not said of oneself. */
const asksOthers = [
  / (?:need|needs|needed|require[ds]?|hire|send|show|bhej\p{L}{0,5}|bula\p{L}{0,4}|chah?i+ye?|chaiye|chahie|pahije|lagbe|dorkar|kavali|kaavali|vendum|venum) /u,
  / (?:चाहिए|चाहिये|भेज\S{0,6}|बुला\S{0,4}|पाहिजे\S{0,2}|हवा|हवी|লাগবে|চাই|দরকার|কাজ আছে|కావాలి|కావలె\S{0,3}|పని ఉంది|வேண்டும்|வேணும்|தேவை|வேலை இருக்கு) /u,
  / (?:not|no|dont|nahi|nahin|nhi|broken|repair|kharab|नहीं|नाही|ख़?राब|নেই|লেগেছে|లేదు|இல்லை) /u,
  / (?:who|anyone|anybody|somebody|someone|you|koi|kaun|kon|aap|ap|tum|कोई|कौन|आप|तुम|कोण|कोणी|কেউ|কে|আপনি|ఎవరు|ఎవరైనా|మీరు|யார்|யாராவது|நீங்கள்|நீங்க) /u,
];

/** "Kiraye par dena hai", "I rent out", "வாடகைக்கு தரேன்": something is given on rent by who says it. */
const lets = [
  / (?:i|we|my|our|want to|wish to|like to) (?:\S{1,20} ){0,4}?(?:give|let|put|offer|lend|lease|supply|provide|have|list)(?: (?!me |us |take |get |find |rent |hire |need )\S{1,20}){1,6} (?:on|for|to) (?:rent|hire) /u,
  / (?:rent|renting|lease|leasing|hire|hiring)(?: \S{1,20}){0,4} out /u,
  / (?:rent|lease|list|register|add|enrol|put|earn from|earn with|earning from) (?:my|our) /u,
  /(?<! for) (?:my|our) (?:\S{1,20} ){1,4}(?:for|on) (?:rent|hire) /u,
  / available (?:on|for) (?:rent|hire) (?:\S{1,20} ){0,3}(?:call|contact|whatsapp) /u,
  / (?:i|we) do (?:\S{1,20} ){1,3}rentals? /u,
  / (?:rent|kira\p{L}{1,3}|bha+d\p{L}{1,3}) (?:par|pe|pr|per|p|ke liye|me|mein) (?:den[aei]|lagan[aei]|chadhan[aei]|chalan[aei]) (?:hai|h|he|hain|chah\p{L}{1,5}) /u,
  / (?:rent|kira\p{L}{1,3}|bha+d\p{L}{1,3}) (?:par|pe|pr|per|p|ke liye|me|mein) (?:det[aei]|de sakt[aei]|de rah[aei]) (?:hu|hoo|hun|hoon) /u,
  / (?:rent|kira\p{L}{1,3}|bha+d\p{L}{1,3}) (?:par|pe|pr|per|p|ke liye|me|mein) (?:dun?g[aei]|doon?g[aei]|denge) /u,
  / (?:hum|ham) (?:\S{1,20} ){1,4}(?:rent|kira\p{L}{1,3}|bha+d\p{L}{1,3}) (?:par|pe|pr|per|p|ke liye) (?:dete|de sakte) /u,
  / (?:किराए|किराये|भाड़े|रेंट) (?:पर |पे |के लिए )?(?:दे|लगा|चढ़ा|चला)न[ाेी] (?:है|हैं|चाहत[ाेी]) /u,
  / (?:किराए|किराये|भाड़े|रेंट) (?:पर |पे |के लिए )?(?:देत[ाी] ह[ूु]\p{M}?|दे सकत[ाी] ह[ूु]\p{M}?|दूँग[ाी]|दूंग[ाी]|देंगे) /u,
  / हम (?:\S{1,20} ){1,4}(?:किराए|किराये|भाड़े|रेंट) (?:पर |पे )?(?:देते|दे सकते) /u,
  / (?:भाड्याने|भाड्यावर|रेंटने) (?:द्यायच\S{1,3}|द्यायला|देतो|देते|देणार|देऊ) /u,
  / bhad?yane (?:dyay\p{L}{1,5}|deto|dete|denar) /u,
  / (?:ভাড়া|ভাড়ায়|ভাড়াতে) (?:দিতে চাই|দিতে পারি|দিই|দেই|দেব|দেবো|দিব|দিচ্ছি|দিয়ে থাকি) /u,
  / bhara(?:y|te)? (?:dite chai|dite pari|dii?|dei|debo|dibo|dichhi) /u,
  / (?:అద్దెకు|అద్దెకి|రెంట్ కు|రెంట్కి) (?:ఇస్తా\S{0,3}|ఇస్తున్న\S{0,3}|ఇవ్వాలి|ఇవ్వాలను\S{1,12}|ఇవ్వగల\S{1,4}) /u,
  / add?ek+[ui] (?:ista\p{L}{0,2}|istunna\p{L}{0,2}|ivvali|ivvalanu\p{L}{1,12}) /u,
  / வாடகைக்கு (?:தரேன்|தர்றேன்|தருகிறேன்|தருவேன்|தரோம்|தருகிறோம்|தரணும்|தரனும்|விட(?:ணும்|னும்| வேண்டும்)|விடு(?:கிறேன்|றேன்|வேன்|கிறோம்)) /u,
  / வாடகைக்கு (?:கொடுக்க(?:ணும்|னும்| வேண்டும்|ிறேன்|ிறோம்)|கொடுப்பேன்|குடுக்க(?:ணும்|னும்|ிறேன்)|குடுப்பேன்) /u,
  / va+da[gk]ai+k+u (?:tharen|tharren|tharuven|tharom|tharanum|vidanum|viduren|viduven|kodukkanum|kudukanum|kudukkanum|kodukkiren|kuduppen) /u,
];
/** "I have a tool rental shop": what is rented out need not be named. */
const shops =
  / (?:i am|im|we are|i have|i own|i run|we run|meri|mera|my|our) (?:\S{1,20} ){0,4}(?:rental|rent|kiraye|kiraya) (?:shop|business|provider|store|ki dukan|ki dukaan) /u;
/** "I have a JCB", "mere paas mixer hai": a machine is one's own. */
const owns = [
  / (?:i|we) (?:have|own|ve|got) (?!to |work )/u,
  / (?:mere|hamare|humare) pa+s | (?:mer[ai]|hamar[ai]|humar[ai]) (?:\S{1,20} ){1,3}(?:khal+i|free|khadi|khada|available) /u,
  /(?<! for) (?:my|our) (?:\S{1,20} ){1,4}(?:is|are) (?:\S{1,20} )?(?:free|available|idle|ready|empty) /u,
  / (?:मेरे|हमारे) पास | (?:मेर[ाी]|हमार[ाी]) (?:\S{1,20} ){1,3}(?:खाली|फ्री|फ़्री|खड़ी|खड़ा) /u,
  / (?:माझ्याकडे|आमच्याकडे|माझ्या कडे|आमच्या कडे|ma[jz]h?ya ?kade|amchya ?kade) /u,
  / (?:আমার|আমাদের|amar|amader) (?:\S{1,20} ){1,4}(?:আছে|ache|achhe) /u,
  / (?:నా|మా|na+|ma+) (?:దగ్గర|వద్ద|dag+ara) /u,
  / (?:என்கிட்ட|எங்ககிட்ட|எங்கிட்ட|என்னிடம்|எங்களிடம்|en ?kit+a|enga ?kit+a|ennidam|engalidam) /u,
];
/** What is rented out, by no name of its own. */
const tools =
  / (?:tools?|machines?|machinery|equipments?|au[jz]a+r\p{L}{0,2}|औज़?ार\S{0,3}|मशीन\S{0,3}|मशिन|अवजार\S{0,3}|যন্ত্র\S{0,5}|মেশিন|యంత్ర\S{0,4}|మెషిన్|మిషన్|மெஷின்|இயந்திர\S{0,3}|கருவி\S{0,5}) /u;

/** Contracts, sites and customers are looked for as work is. */
const seeksJobs = [
  / (?:looking|searching|search|look) for (?:\S{1,20} ){0,3}(?:projects?|contracts?|clients?|customers?|tenders?|orders?|sites?) (?:$|(?:in|near|at|around|from|and|please|for (?!my )\S{1,20}) )/u,
  / (?:need|want|get|find) (?:\S{1,20} ){0,2}(?:projects|contracts|clients|customers|tenders|orders) /u,
  / (?:theka|projects?|clients?|customers?|gra+hak|grahak|contract|sites?|tender|orders?) (?:bhi |ka |ki )?(?:chah?i+ye?|chaiye|chahie|de do|dedo|dijiye|dila\p{L}{0,4}|milega|mil jaye?|dh(?:oo?|u)n?d\p{L}{0,4}) /u,
  / (?:ठेका|ठेके|प्रोजेक्ट|ग्राहक|क्लाइंट|कस्टमर|साइट|ऑर्डर) (?:भी )?(?:चाहिए|चाहिये|दे दो|दीजिए|दिला\S{0,5}|मिलेगा|ढूँढ\S{0,4}|ढूंढ\S{0,4}) /u,
  / (?:ठेका|कंत्राट|प्रोजेक्ट|ग्राहक|साइट|क्लायंट) (?:पाहिजे\S{0,2}|हवे|हवा|हवी|हवं|मिळेल) /u,
  / (?:ঠিকা|কন্ট্রাক্ট|প্রজেক্ট|প্রোজেক্ট|কাস্টমার|খদ্দের|গ্রাহক) (?:চাই|দরকার|খুঁজ\S{0,5}) /u,
  / (?:కాంట్రాక్ట్|కాంట్రాక్టు|కాంట్రాక్టులు|ప్రాజెక్ట్|ప్రాజెక్టు|ప్రాజెక్టులు|కస్టమర్లు) (?:కావాలి|వెతు\S{0,9}) /u,
  / (?:ஒப்பந்தம்|காண்ட்ராக்ட்|ப்ராஜெக்ட்|கஸ்டமர்|வாடிக்கையாளர்கள்) (?:வேண்டும்|வேணும்|தேவை) /u,
  / (?:want|like|wish) to (?:register|join|enrol) /u,
];
/** "Theka leta hu", "my team is free", "I do painting work": who says so asks for nobody. */
const worksOn = [
  / (?:theka|theke|contract|contracts) (?:par |pe )?(?:ka+m )?(?:let[aei]|kart[aei]) (?:hu|hoo|hun|hoon|hain) /u,
  / (?:ठेका|ठेके) (?:पर )?(?:काम )?(?:लेत[ाेी]|करत[ाेी]) (?:हूँ|हूं|हैं) | (?:ठेका|कंत्राट) घेत(?:ो|े) /u,
  / (?:i|we) (?:take|undertake) (?:\S{1,20} ){0,3}(?:contracts?|projects?|works?) /u,
  / (?:free|available|ready) (?:for|to) work /u,
  / (?:my|our) (?:\S{1,20} ){0,2}(?:team|crew|gang|group|labou?rs?|workers|masons|men|people) (?:is|are) (?:\S{1,20} )?(?:free|available|idle|ready) /u,
  / (?:mer[ai]|hamar[ai]|humar[ai]|apni) (?:\S{1,20} ){0,2}(?:team|toli|gang|group|crew) (?:\S{1,20} ){0,2}(?:khal+i|free|available|taiyar|tayyar|ready) /u,
  / (?:मेरी|हमारी|अपनी|आमची|माझी) (?:\S{1,20} ){0,2}(?:टोली|टीम|टोळी|गैंग|ग्रुप) (?:\S{1,20} ){0,2}(?:खाली|फ्री|तैयार|रिकामी|मोकळी) /u,
];
/** The same of who names one trade. */
const worksIn = [
  /(?<! what| how| can| should| shall| must) (?:i|we) (?:can )?(?:do|work as|work in) /u,
  / (?:i|we) (?:am|are|m) (?:free|available) /u,
  / (?:ka|ki|ke) (?:ka+m|kam|work) (?:bhi )?(?:kart[aei]|kar let[aei]|kar sakt[aei]|jant[aei]) (?:hu|hoo|hun|hoon) /u,
  / (?:hum|ham) (?:\S{1,20} ){1,5}(?:ka+m|kam|work) (?:karte|kar lete|kar sakte|karenge) /u,
  / (?:khal+i|free) (?:hu|hoo|hun|hoon) /u,
  / (?:का|की) काम (?:भी )?(?:करत[ाी]|कर लेत[ाी]|कर सकत[ाी]|जानत[ाी]) (?:हूँ|हूं|हु|हू) | हम (?:\S{1,20} ){1,5}काम (?:करते|करेंगे) /u,
  / (?:मी|आम्ही) (?:\S{1,20} ){1,4}(?:करतो|करते) /u,
  / (?:আমি|আমরা) (?:\S{1,20} ){1,3}(?:করি|করতে পারি) /u,
  / வேலை (?:செய்கிறேன்|செய்றேன்|செய்வேன்|செய்கிறோம்|பண்றேன்|பண்ணுறேன்) /u,
];
/** "I have 10 masons available", "आमच्याकडे 10 मजूर आहेत". */
const hasPeople = [
  / (?:i|we) have (?:\S{1,20} ){1,3}(?:available|free|ready) /u,
  / (?:माझ्याकडे|आमच्याकडे) (?:\S{1,20} ){1,4}(?:आहे|आहेत) /u,
  / (?:నా|మా) దగ్గర (?:\S{1,20} ){1,4}(?:ఉన్నారు|ఉంది) /u,
  / (?:என்கிட்ட|எங்ககிட்ட|என்னிடம்|எங்களிடம்) (?:\S{1,20} ){1,4}(?:உள்ளனர்|இருக்காங்க|உள்ளது|இருக்கு) /u,
  / (?:আমার|আমাদের) (?:\S{1,20} ){1,4}আছে /u,
];
/** Whose work is a contract. */
const contracts =
  / (?:theka|theke|contracts?|contractors?|projects?|tenders?|business|company|firm|ठेक\S{0,5}|कंत्राट\S{0,4}|प्रोजेक्ट|কন্ট্রাক্ট|ঠিকা\S{0,3}|కాంట్రాక్ట\S{0,4}|ప్రాజెక్ట\S{0,4}|ஒப்பந்த\S{0,5}|காண்ட்ராக்ட\S{0,3}|ப்ராஜெக்ட்) /u;

/** Somebody is to do it: "roof work karwana hai", "need a painter for work". */
const hires =
  /\b(?:kar(?:wa|va)\p{L}{0,6}|bana?wana|lagwana|karne wal|karane wal)\b|(?<![\p{L}\p{M}])(?:करवा|कराना|बनवा|लगवा)[\p{L}\p{M}]{0,6}|(?:करने|कराने) वाल/u;

/** What a sentence names, as `readWish` finds it. */
type Named = Pick<SaidItem, 'of' | 'count'>;
/** What somebody would be listed as, who offers a machine or more than their own two hands. */
export type OfferedAs = 'groupWorker' | 'contractor' | 'engineer' | 'provider';

const isSaid = (patterns: readonly RegExp[], said: string): boolean =>
  patterns.some((pattern) => pattern.test(said));
/** In small letters with a blank around each word. */
const spaced = (text: string): string =>
  ` ${text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{Nd}?]+/gu, ' ')
    .trim()} `;

/** Who gives machines or tools on rent, or says only to have one. */
function letsMachines(said: string, items: readonly Named[], seeks: boolean): boolean {
  const machines = items.filter(({ of }) => of === 'product');
  const isOnly = machines.length > 0 && machines.length === items.length;
  if (isOnly && seeks) return true;
  const isGiven = shops.test(said) || ((machines.length > 0 || tools.test(said)) && isSaid(lets, said));
  return (
    (isGiven && !asksOthers[3]?.test(said)) || (isOnly && isSaid(owns, said) && !isSaid(asksOthers, said))
  );
}

/** Whether a sentence is of somebody who looks for work, in six languages. */
function looksForWork(said: string, items: readonly Named[]): boolean {
  const bare = said.trim();
  const namesPeople = items.length === 1 && items[0]?.of !== 'product';
  if (isSaid(patterns, bare) || isSaid(seeksJobs, said)) return true;
  const isOwn = namesPeople && !asks.test(bare);
  if (isOwn && isSaid(ownTrades, bare)) return true;
  if (isSaid(asksOthers, said)) return false;
  return (
    isSaid(worksOn, said) || (namesPeople && isSaid(worksIn, said)) || (isOwn && isSaid(hasPeople, said))
  );
}

/**
 * Who looks for work or offers something, and may hire nobody; undefined for who hires.
 * @param items what the sentence names
 * @returns what they would be listed as; 'worker' where nothing more is said
 */
export function offeredAs(text: string, items: readonly Named[]): OfferedAs | 'worker' | undefined {
  const said = spaced(text);
  if (hires.test(said.trim())) return undefined;
  const seeks = looksForWork(said, items);
  if (letsMachines(said, items, seeks)) return 'provider';
  if (!seeks) return undefined;
  if (items.some(({ of }) => of === 'engineer')) return 'engineer';
  // "I do painting": no two, as "do" is in Hindi.
  const isCounted = !/ (?:i|we) (?:can )?do /.test(said);
  const isCrew = items.some(
    ({ of, count }) => of === 'groupWorker' || (isCounted && of === 'worker' && count > 1),
  );
  if (isCrew) return 'groupWorker';
  return contracts.test(said) || items.some(({ of }) => of === 'contractor') ? 'contractor' : 'worker';
}
