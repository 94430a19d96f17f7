import type { PageAddress } from '#contract/paths.ts';
import { type HiringNews, type MailText, rupees } from './mail-facts.ts';

type Said = (listing: string, other: string) => [subject: string, sentence: string];

const said: Partial<Record<HiringNews['kind'], Said>> = {
  request: (listing) => [
    'आपके लिए काम आया है',
    `"${listing}" को काम के लिए पूछा गया है। जो बाकी है, वह "मेरा काम" में है।`,
  ],
  offer: (listing, other) => [
    'एक प्रस्ताव आपके जवाब की राह देख रहा है',
    `${other} ने "${listing}" के बारे में प्रस्ताव भेजा है।`,
  ],
  booked: (listing, other) => [`बुकिंग पक्की: ${listing}`, `"${listing}" की बुकिंग ${other} के साथ पक्की हो गई है।`],
  came: (listing) => [
    `${listing} आपके पास नए आए हैं`,
    `आपने बताने को कहा था: "${listing}" ने आपकी जगह के पास नाम लिखवाया है।`,
  ],
  free: (listing) => [`${listing} फिर खाली है`, `एक बुकिंग रद्द हुई: "${listing}" आपके दिनों में फिर खाली है।`],
  changed: (listing, other) => ['आपकी बुकिंग में बदलाव हुआ', `${other} ने "${listing}" की बुकिंग में बदलाव किया है।`],
  cancelled: (listing, other) => ['एक बुकिंग रद्द हुई', `${other} ने "${listing}" की बुकिंग रद्द कर दी।`],
  'no-show': (listing, other) => [
    'बुकिंग: कोई नहीं आया',
    `${other} का कहना है कि कोई नहीं आया: "${listing}"। ऐसा नहीं है तो 7 दिन के अंदर जवाब दें।`,
  ],
  'no-show-denied': (listing, other) => [
    `${other} का कहना है: न आने की बात गलत है`,
    `${other} का कहना है कि न आने की बात गलत है: "${listing}"। नींव के देखने तक यह किसी पर नहीं गिना जाएगा।`,
  ],
  'no-show-stands': (listing) => [
    'नींव ने देखा: न आना माना गया',
    `नींव ने "${listing}" की बुकिंग देखी: न आना माना गया।`,
  ],
  'no-show-lifted': (listing) => [
    'नींव ने देखा: न आना नहीं गिना जाएगा',
    `नींव ने "${listing}" की बुकिंग देखी: न आना किसी पर नहीं गिना जाएगा।`,
  ],
  hajri: (listing, other) => [
    'हाज़िरी देख लें',
    `${other} ने "${listing}" की हाज़िरी लिखी है। देख लें कि ठीक है या नहीं।`,
  ],
  tomorrow: (listing, other) => [
    `कल से काम: ${listing}`,
    `काम कल शुरू है: "${listing}", ${other} के साथ। समय, जगह और फ़ोन नंबर बुकिंग में हैं।`,
  ],
  confirm: (listing) => [
    'हाज़िरी आपके जवाब की राह देख रही है',
    `कुछ दिन या पैसे आपकी हाँ या ना के लिए बाकी हैं: ${listing}।`,
  ],
  done: (listing, other) => [
    'काम पूरा हुआ',
    `${other || 'नींव'} के अनुसार काम पूरा हुआ: "${listing}"। आपने कुछ न कहा तो 72 घंटे बाद पूरा माना जाएगा।`,
  ],
  review: (_listing, other) => ['आपके काम पर राय', `${other} ने राय लिखी है।`],
  'machine-late': (listing) => ['मशीन अब तक वापस नहीं आई', `"${listing}" अब तक वापस नहीं आया।`],
  'ninety-days': () => [
    '12 महीने में 90 दिन काम',
    'हाज़िरी में 12 महीने के अंदर 90 दिन का काम लिखा है। इससे निर्माण कल्याण बोर्ड में नाम लिख सकता है; मालिक 30 दिन में नाम लिखवाता है।',
  ],
  owed: (_listing, other) => [
    'अभी दिया हुआ नहीं लिखा है',
    `${other} का पैसा अभी दिया हुआ नहीं लिखा है। शायद आप दे चुके हैं: तब ${other} से "मिल गया" कहने को कहें।`,
  ],
  tender: (listing, other) => [
    `${other} ने दाम पूछा है`,
    `${other} ने "${listing}" से दाम पूछा है। काम की सूची देखें और समय से पहले अपना दाम भेजें।`,
  ],
  'tender-changed': (listing, other) => [
    'काम की सूची या समय बदला',
    `${other} ने काम की सूची या समय बदला: "${listing}"। दाम भेजने से पहले फिर देखें।`,
  ],
  paper: (listing, other) => [
    'पढ़कर दस्तखत करने का कागज़',
    `${other || listing} ने आपके करार का कागज़ लिखा या उसका जवाब दिया है। दस्तखत से पहले पूरा पढ़ें।`,
  ],
  stage: (listing, other) => [
    'काम का एक हिस्सा',
    `${other || listing} ने काम के एक हिस्से के बारे में लिखा है। देखें, और साइट की किताब में जवाब दें।`,
  ],
  site: (_listing, other) => ['साइट की किताब में नया', `${other} ने साइट की किताब में पैसे या सामान लिखा है।`],
  defect: (_listing, other) => ['खराबी', `${other} ने खराबी के बारे में लिखा है। साइट की किताब में देखें।`],
  quiet: (listing) => [
    '14 दिन से कुछ नहीं',
    `"${listing}" के बारे में 14 दिन से कुछ नहीं लिखा गया। पूछें, काम कैसा चल रहा है।`,
  ],
  retention: (listing) => ['रोका हुआ पैसा', `"${listing}" में खराबी बताने का समय खत्म हुआ। रोका हुआ पैसा अब देना है।`],
  engineer: (listing, other) => [
    `${other} आपसे काम की जाँच चाहते हैं`,
    `${other} चाहते हैं कि आप "${listing}" के काम के हिस्से जाँचें। करार के पेज पर हाँ या ना कहें।`,
  ],
  'engineer-yes': (listing, other) => [
    `${other} आपका काम जाँचेंगे`,
    `${other} ने हाँ कहा: वे "${listing}" के काम के हिस्से जाँचेंगे।`,
  ],
  'engineer-no': (listing, other) => [
    `${other} आपका काम नहीं जाँचेंगे`,
    `${other} ने ना कहा: वे "${listing}" का काम नहीं जाँचेंगे। आप किसी और को चुन सकते हैं।`,
  ],
  hour: (listing) => ['अपना दाम खोलें', `समय हो गया। "${listing}" का दाम खोलें, या ग्राहक को अपना कोड बताएँ।`],
  'quotes-open': () => ['दाम खुल सकते हैं', 'समय हो गया। देखें किसने अपना दाम खोला है।'],
  damage: (listing, other) => [
    'मशीन की टूट-फूट',
    `${other} ने "${listing}" की टूट-फूट के पैसे माँगे हैं। 7 दिन में मानें या मना करें।`,
  ],
  crew: (crew, other) => [
    `${other} आपको टोली में बुला रहे हैं`,
    `${other} आपको टोली "${crew}" में बुला रहे हैं। अपने कैलेंडर में हाँ या ना कहें।`,
  ],
};

/** Of the provider's own acts the customer reads: the listing is who acted. */
const byProvider: Partial<
  Record<HiringNews['kind'], (listing: string) => [subject: string, sentence: string]>
> = {
  changed: (listing) => ['आपकी बुकिंग में बदलाव हुआ', `"${listing}" ने आपकी बुकिंग में बदलाव किया है।`],
  cancelled: (listing) => ['एक बुकिंग रद्द हुई', `"${listing}" ने आपकी बुकिंग रद्द कर दी। बुकिंग में आप दूसरा ढूँढ सकते हैं।`],
  'no-show': (listing) => [
    'बुकिंग: कोई नहीं था',
    `"${listing}" का कहना है कि साइट पर कोई नहीं था। ऐसा नहीं है तो 7 दिन के अंदर जवाब दें।`,
  ],
};

/** What a book owes, as who owes it reads it. It takes no side: it may be a mistake in the book. */
const ofMoney: Partial<Record<HiringNews['kind'], (owed: Owed) => [subject: string, sentence: string]>> = {
  owed: ({ other, sum, days }) => [
    `${other} के ${sum} बाकी`,
    `आपकी अपनी हाज़िरी के अनुसार ${other} के ${days}${sum} बाकी हैं। दे दें, या हाज़िरी में लिखें कि क्या गलत है।`,
  ],
  claim: ({ other, sum, days }) => [
    `${other} ने बकाया मज़दूरी का दावा लिखा`,
    `${other} ने दावा लिखा है: आपकी अपनी हाज़िरी के अनुसार ${days}${sum} बाकी हैं। दे दें, या हाज़िरी में लिखें कि क्या गलत है।`,
  ],
};
interface Owed {
  other: string;
  sum: string;
  days: string;
}
const daysText = (days: number): string => (days === 0 ? '' : `${days} दिन के `);

export function hiringNews(facts: HiringNews, link: (path: PageAddress) => string): MailText {
  const { amount = 0, days, other } = facts;
  const owed =
    days === undefined
      ? undefined
      : ofMoney[facts.kind]?.({ other, sum: rupees(amount), days: daysText(days) });
  const own = owed ?? (facts.byProvider ? byProvider[facts.kind]?.(facts.actor ?? facts.listing) : undefined);
  const [subject, sentence] = own ??
    said[facts.kind]?.(facts.listing, facts.other) ?? ['आपके काम की खबर', 'आपके लिए कुछ नया है।'];
  return {
    subject,
    text: `${[sentence, `यहाँ देखें:\n${link(facts.path)}`, 'नींव'].join('\n\n')}\n`,
  };
}
