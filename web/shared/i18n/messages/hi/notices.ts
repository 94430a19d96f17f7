import type { messages as english } from '../en/notices.ts';

export const messages: typeof english = {
  title: 'सूचनाएँ',
  loading: 'खुल रहा है',
  failed: 'सूचनाएँ नहीं खुलीं',
  retry: 'फिर कोशिश करें',
  empty: 'कुछ नया नहीं है',
  emptyText: 'यहाँ आपकी प्रोफ़ाइल, आपके संदेशों और जिन्हें आप फ़ॉलो करते हैं, उनकी खबर मिलती है।',
  more: 'पुरानी सूचनाएँ दिखाएँ',
  fresh: 'नया:',
  gone: 'हटाए गए खाते',
  unreadFrom: (amount, name) => `${name} के ${amount} नए संदेश`,
  reason: (reason) => `वजह: ${reason}`,
  answerBy: (when) => `${when} तक जवाब दें`,
  pushed: {
    verified: 'आपकी प्रोफ़ाइल की जाँच पूरी हो गई',
    'sent-back': 'आपकी प्रोफ़ाइल में बदलाव चाहिए',
    free: 'जिनका इंतज़ार था, वे खाली हैं',
    request: 'आपके लिए काम आया है',
    offer: 'आपके लिए प्रस्ताव आया है',
    booked: 'बुकिंग पक्की',
    lapsed: 'एक प्रस्ताव खत्म हुआ',
    changed: 'एक बुकिंग बदली',
    cancelled: 'एक बुकिंग रद्द हुई',
    'no-show': 'किसी का कहना है कि कोई नहीं आया',
    hajri: 'हाज़िरी में नया लिखा है',
    done: 'काम पूरा बताया गया',
    review: 'आपके लिए राय आई है',
    morning: 'आज खाली हैं?',
    'machine-late': 'एक मशीन अब तक वापस नहीं आई',
    'ninety-days': '90 दिन काम: कल्याण बोर्ड में नाम लिखवाएँ',
    crew: 'आपको एक टोली में बुलाया गया है',
    'second-factor-on': 'लॉग इन का दूसरा कदम चालू है',
    'second-factor-off': 'लॉग इन का दूसरा कदम बंद हुआ',
    'recovery-code-used': 'एक रिकवरी कोड इस्तेमाल हुआ',
    owed: 'कुछ पैसे दिए हुए नहीं लिखे हैं',
    damage: 'मशीन की टूट-फूट: जवाब दें',
  },
  pushOn: 'इस फ़ोन पर खबरें: चालू',
  pushOff: 'इस फ़ोन पर खबरें: बंद',
  pushText: 'प्रस्ताव, बुकिंग और सवाल इस फ़ोन या कंप्यूटर पर दिखते हैं, नींव बंद हो तब भी।',
  pushNone: 'यह ब्राउज़र खबरें नहीं दिखा सकता। iPhone पर पहले नींव को होम स्क्रीन पर जोड़ें।',
  pushDenied: 'आपका ब्राउज़र नींव की खबरें रोकता है। उसकी सेटिंग में सूचनाएँ चालू करें।',
  pushFailed: 'ब्राउज़र खबरें चालू नहीं कर पाया। फिर से कोशिश करें',
  pushCardTitle: 'कोई जवाब दे तो तुरंत जानना है?',
  pushCardText: 'नींव इस फ़ोन पर खबरें दिखा सकता है, बंद हो तब भी।',
  pushTurnOn: 'खबरें दिखाएँ',
  pushNotNow: 'अभी नहीं',
  kinds: {
    worker: 'मज़दूर',
    groupWorker: 'मज़दूरों की टोली',
    contractor: 'ठेकेदार',
    engineer: 'इंजीनियर',
    provider: 'किराये पर देने वाले',
    product: 'सामान',
  },
  sentences: {
    verified: (name, kind) => `“${name}” (${kind}) की जाँच पूरी हो गई`,
    'sent-back': (name, kind) => `“${name}” (${kind}) में बदलाव चाहिए`,
    free: (name, kind) => `${name} (${kind}), जिन्हें आप फ़ॉलो करते हैं, अब खाली हैं`,
    request: (listing, _kind, other) => `${other} को ${listing} से काम चाहिए`,
    offer: (listing, _kind, other, { byProvider }) =>
      byProvider || !other ? `${listing} ने प्रस्ताव भेजा` : `${other} ने ${listing} के बारे में जवाब दिया`,
    booked: (listing, _kind, other, { byProvider }) =>
      byProvider
        ? `${listing} ने हाँ कहा: बुकिंग पक्की`
        : `बुकिंग पक्की: ${listing}${other ? `, ${other} के साथ` : ''}`,
    lapsed: (listing) => `${listing} का प्रस्ताव खत्म हुआ`,
    changed: (listing, _kind, other, { byProvider }) =>
      byProvider ? `${listing} ने आपकी बुकिंग में बदलाव किया` : `${other} ने ${listing} की बुकिंग में बदलाव किया`,
    cancelled: (listing, _kind, other, { byProvider }) =>
      byProvider
        ? `${listing} ने आपकी बुकिंग रद्द की। दूसरा ढूँढें`
        : other
          ? `${other} ने ${listing} की बुकिंग रद्द की`
          : `${listing} की बुकिंग रद्द हुई`,
    'no-show': (listing, _kind, other, { byProvider }) =>
      byProvider
        ? `${listing} का कहना है कि काम की जगह कोई नहीं था`
        : `${other} का कहना है कि ${listing} नहीं आए`,
    hajri: (_listing, _kind, other) => `${other} ने हाज़िरी की किताब में लिखा`,
    done: (listing, _kind, other, { byProvider }) =>
      byProvider ? `${listing} कहते हैं, काम पूरा हो गया` : `${other || 'नींव'} के अनुसार काम पूरा हुआ: ${listing}`,
    review: (_listing, _kind, other) => `${other} ने आपके काम पर राय लिखी`,
    morning: (listing) => `${listing}: आज खाली हैं?`,
    'machine-late': (listing) => `${listing} अब तक वापस नहीं आया`,
    'ninety-days': () => '12 महीने में 90 दिन काम: अब आप कल्याण बोर्ड में नाम लिखवा सकते हैं',
    crew: (crew, _kind, other) => `${other} आपको टोली ${crew} में बुला रहे हैं`,
    'second-factor-on': () => 'लॉग इन में अब ऐप का कोड भी माँगा जाएगा',
    'second-factor-off': () => 'लॉग इन का दूसरा कदम बंद किया गया',
    'recovery-code-used': () => 'लॉग इन के लिए एक रिकवरी कोड इस्तेमाल हुआ',
    owed: (_listing, _kind, other, { amount }) =>
      `${other} के ${amount} अभी दिए हुए नहीं लिखे हैं। दे चुके हैं? ${other} से "मिल गया" कहने को कहें`,
    damage: (listing, _kind, other) => `${other} ने ${listing} की टूट-फूट के पैसे माँगे`,
  },
};
