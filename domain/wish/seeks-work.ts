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

/** Somebody is to do it: "roof work karwana hai", "need a painter for work". */
const hires =
  /\b(?:kar(?:wa|va)\p{L}{0,6}|bana?wana|lagwana|karne wal|karane wal)\b|(?<![\p{L}\p{M}])(?:करवा|कराना|बनवा|लगवा)[\p{L}\p{M}]{0,6}|(?:करने|कराने) वाल/u;

/**
 * Whether a sentence is of somebody who looks for work, in six languages.
 * @param namesPeople it names a trade of people: who only says to have that trade looks for work in it
 */
export function seeksWork(text: string, namesPeople = false): boolean {
  const said = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}?]+/gu, ' ')
    .trim();
  if (hires.test(said)) return false;
  const isOwn = namesPeople && !asks.test(said) && ownTrades.some((pattern) => pattern.test(said));
  return isOwn || patterns.some((pattern) => pattern.test(said));
}
