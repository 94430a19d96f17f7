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
];
/** Somebody is to do it: "roof work karwana hai", "need a painter for work". */
const hires =
  /\b(?:kar(?:wa|va)\p{L}{0,6}|bana?wana|lagwana|karne wal|karane wal)\b|(?<![\p{L}\p{M}])(?:करवा|कराना|बनवा|लगवा)[\p{L}\p{M}]{0,6}|(?:करने|कराने) वाल/u;

/** Whether a sentence is of somebody who looks for work, in six languages. */
export function seeksWork(text: string): boolean {
  const said = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}?]+/gu, ' ')
    .trim();
  return !hires.test(said) && patterns.some((pattern) => pattern.test(said));
}
