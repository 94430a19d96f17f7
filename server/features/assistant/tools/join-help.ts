import { kinds, type ProviderKind } from '#contract/marketplace/kinds.ts';
import { paths } from '#contract/paths.ts';
import type { Finding, Locale } from './tool.ts';

const seeksWork =
  /(?:kaam|naukri|job|work) (?:chahiye|chaiye|kaise mile|dhundh)|get (?:more )?work|find work|(?:want|need|looking for|give me) (?:work|a job|job)\b|kaam karna (?:hai|chahta)|काम करना (?:है|चाहता|चाहती)|काम (?:चाहिए|कैसे मिले)|नौकरी/i;
const registers =
  /(?:apna|apni|mera|my) (?:naam|name|nam|profile|listing)\b.*(?:jod|daal|dal|likh|add|put|kaise)|अपना (?:नाम|प्रोफ़ाइल|प्रोफाइल|काम).*(?:जोड़|जोड|डाल|लिख|चढ़ा|कैसे)|regist|sign ?up|\bjoin\b|list (?:myself|my)|panjikaran|पंजीकर|रजिस्ट|जुड़/i;
const here =
  /neev|\b(?:app|site|website)\b|ऐप|साइट|वेबसाइट|\bas an?\b|worker|contractor|engineer|architect|mistri|mason|mazdoor|thekedar|labou?r|crew|group|मिस्त्री|मज़दूर|मजदूर|ठेकेदार|इंजीनियर|कामगार|नींव|नीव/i;
const roles: [ProviderKind, RegExp][] = [
  ['groupWorker', /crew|group|toli|team|टोली/i],
  ['contractor', /contractor|thekedar|ठेकेदार/i],
  ['engineer', /engineer|architect|इंजीनियर/i],
  ['provider', /rent|tool|kiray|किराए|औज़ार/i],
  ['worker', /worker|mistri|mason|mazdoor|labour|kaamgar|मिस्त्री|मज़दूर|मजदूर|कामगार/i],
];

const words: Record<Locale, { text: string; form: string; roles: string }> = {
  en: {
    text: 'To be found on Neev, register your work: choose your role, fill in trade, place and price per day, and press Register. An admin then checks and verifies it. It costs nothing.',
    form: 'To the registration form',
    roles: 'Choose your role',
  },
  hi: {
    text: 'नींव पर दिखने के लिए जुड़िए: अपना काम चुनिए, जगह और रोज़ का दाम भरिए और भेजिए। फिर एडमिन पहचान की जाँच पूरी करते हैं। इसका कोई पैसा नहीं लगता।',
    form: 'रजिस्टर करने के फ़ॉर्म पर',
    roles: 'अपना काम चुनें',
  },
  hinglish: {
    text: 'Neev par dikhne ke liye apna kaam register kijiye: apna role chuniye, kaam, jagah aur roz ka rate bhariye aur Register dabaiye. Phir admin jaanchkar verify karta hai. Iska koi paisa nahi lagta.',
    form: 'Registration form par',
    roles: 'Apna role chunein',
  },
};

/** "Koi registered engineer", "any registered contractor": somebody who has done so. */
const whoDid =
  /(?:koi|any|some|an?|कोई)\s+(?:\p{L}+\s+)?registered|registered\s+(?:\p{L}+\s+)?(?:engineer|architect|contractor|mistri|mason|electrician|plumber|worker)|रजिस्टर्ड\s+(?:\p{L}+\s+)?(?:इंजीनियर|ठेकेदार|मिस्त्री|आर्किटेक्ट)/iu;

/** How one gets onto the marketplace oneself; undefined for any other question. */
export function howToJoin(question: string, locale: Locale): Finding | undefined {
  const joins = registers.test(question) && here.test(question) && !whoDid.test(question);
  if (!seeksWork.test(question) && !joins) return undefined;
  const { text, form, roles: choose } = words[locale];
  const kind = roles.find(([, pattern]) => pattern.test(question))?.[0];
  const toForm = kind ? [{ title: form, path: kinds[kind].screens.form }] : [];
  return { text, links: [...toForm, { title: choose, path: paths.roles }] };
}
