import type { SuspensionReason } from '#contract/admin/suspensions.calls.ts';
import { paths } from '#contract/paths.ts';
import { hiringNews } from './hiring-mails.hi.ts';
import type { ListingKind, MailTexts } from './mail-facts.ts';

const kinds: Record<ListingKind, string> = {
  worker: 'मज़दूर',
  groupWorker: 'मज़दूरों की टोली',
  contractor: 'ठेकेदार',
  engineer: 'इंजीनियर',
  provider: 'किराये पर देने वाले',
  product: 'सामान',
};

const letter = (...paragraphs: string[]): string => `${[...paragraphs, 'नींव'].join('\n\n')}\n`;

const fromNames = (names: string[], others: number): string => {
  if (names.length === 0) return '';
  return `${names.join(', ')}${others > 0 ? ` और ${others} और लोगों` : ''} के `;
};

const secondFactor = {
  'second-factor-on': {
    subject: 'लॉग इन में अब दूसरा कदम है',
    text: (_left: number) =>
      'अब से आपके नींव खाते में लॉग इन करते समय पासवर्ड के बाद ऐप का कोड भी माँगा जाएगा। अपने रिकवरी कोड सँभालकर रखें।',
  },
  'second-factor-off': {
    subject: 'लॉग इन का दूसरा कदम बंद हुआ',
    text: (_left: number) => 'लॉग इन का दूसरा कदम अभी बंद किया गया। अब आपका नींव खाता ऐप के कोड के बिना खुलता है।',
  },
  'recovery-code-used': {
    subject: 'एक रिकवरी कोड इस्तेमाल हुआ',
    text: (left: number) =>
      `आपके नींव खाते का एक रिकवरी कोड अभी इस्तेमाल हुआ। अब ${left} बचे हैं। नए कोड आप अपने डैशबोर्ड पर बना सकते हैं।`,
  },
};

const suspendedFor: Record<SuspensionReason, string> = {
  fraud: 'धोखा देना, या बिना हक के पैसे माँगना।',
  abuse: 'धमकी, गाली या परेशान करना।',
  spam: 'बहुत से लोगों को बिन माँगे संदेश भेजना।',
  'false-identity': 'नाम, फ़ोटो या पहचान पत्र आपका नहीं है।',
  other: 'नींव के नियम नहीं माने गए।',
};

export const hindiMails: MailTexts = {
  'signup-code': ({ code }) => ({
    subject: 'नींव के लिए आपका कोड',
    text: letter(
      'अपना नींव खाता बनाने के लिए यह कोड डालें:',
      code,
      'यह 10 मिनट तक चलेगा। अगर आपने इसे नहीं मँगाया, तो आपको कुछ नहीं करना है।',
    ),
  }),
  'reset-code': ({ code }) => ({
    subject: 'नींव के लिए आपका कोड',
    text: letter(
      'नींव में लॉग इन करने या नया पासवर्ड रखने के लिए यह कोड डालें:',
      code,
      'यह 10 मिनट तक चलेगा। इसे किसी को न बताएँ। अगर आपने इसे नहीं मँगाया, तो आपको कुछ नहीं करना है। आपका पासवर्ड वही रहेगा।',
    ),
  }),
  verified: ({ kind, name }, link) => ({
    subject: 'आपकी प्रोफ़ाइल की जाँच पूरी हो गई',
    text: letter(
      'अच्छी खबर!',
      `एडमिन ने आपकी प्रोफ़ाइल "${name}" (${kinds[kind]}) जाँच ली है। अब उस पर “जाँच पूरी” लिखा है।`,
      `यहाँ देखें:\n${link(paths.me)}`,
    ),
  }),
  'sent-back': ({ kind, name, reason }, link) => ({
    subject: 'आपकी प्रोफ़ाइल में बदलाव चाहिए',
    text: letter(
      `एडमिन ने आपकी प्रोफ़ाइल "${name}" (${kinds[kind]}) देखी और इस वजह से वापस भेजी:`,
      reason,
      `यहाँ बदलकर फिर से भेजें:\n${link(paths.me)}`,
    ),
  }),
  'id-picture-expired': ({ kind, name }, link) => ({
    subject: 'कृपया अपने पहचान पत्र की फ़ोटो फिर से भेजें',
    text: letter(
      `हम पहचान पत्र की फ़ोटो ज़्यादा से ज़्यादा 30 दिन रखते हैं। "${name}" (${kinds[kind]}) की फ़ोटो समय पर जाँची नहीं जा सकी, इसलिए वह हटा दी गई है।`,
      `कृपया यहाँ फिर से भेजें:\n${link(paths.me)}`,
    ),
  }),
  'now-available': ({ kind, name, path }, link) => ({
    subject: 'जिन्हें आप फ़ॉलो करते हैं, वे अब खाली हैं',
    text: letter(
      `"${name}" (${kinds[kind]}) अब काम के लिए खाली हैं।`,
      `प्रोफ़ाइल देखें:\n${link(path)}`,
      `आप किन्हें फ़ॉलो करते हैं, यह आपके डैशबोर्ड पर है:\n${link(paths.me)}`,
    ),
  }),
  'unread-messages': ({ names, others, unread, offPath }, link) => ({
    subject: unread === 1 ? 'आपके लिए एक संदेश आया है' : `आपके लिए ${unread} संदेश आए हैं`,
    unsubscribe: link(offPath),
    text: letter(
      `नींव पर ${fromNames(names, others)}${unread === 1 ? '1 संदेश' : `${unread} संदेश`} आपने अभी नहीं पढ़े हैं।`,
      `यहाँ पढ़ें और जवाब दें:\n${link(paths.chat)}`,
      `जब आप नींव पर नहीं होते, तब ऐसा एक ही ई-मेल आता है, हर संदेश पर नहीं। ये ई-मेल बंद करने के लिए:\n${link(offPath)}`,
    ),
  }),
  'hiring-news': hiringNews,
  'morning-check': ({ path }, link) => ({
    subject: 'क्या आज आप काम के लिए खाली हैं?',
    text: letter(
      'नमस्ते!',
      `क्या आज आप काम के लिए खाली हैं? हाँ, आज नहीं, या किस दिन से, एक ही बार दबाकर बताएँ:\n${link(path)}`,
      'यह लिंक 24 घंटे चलता है, लॉग इन नहीं करना पड़ता। इसे किसी को मत दें।',
      `यह ई-मेल आपने हर सुबह के लिए माँगा था। बंद करने के लिए अपना कैलेंडर खोलें:\n${link(paths.calendar)}`,
    ),
  }),
  'password-changed': ({ fullname }, link) => ({
    subject: 'आपका पासवर्ड बदला गया',
    text: letter(
      `नमस्ते ${fullname},`,
      'आपके नींव खाते का पासवर्ड अभी बदला गया। बाकी सभी फ़ोन और कंप्यूटर लॉग आउट हो गए हैं।',
      `अगर यह आपने नहीं किया, तो यहाँ पासवर्ड भूलने वाले लिंक से तुरंत नया पासवर्ड रखें:\n${link(paths.register)}`,
    ),
  }),
  'address-changed': ({ fullname, kind }, link) => ({
    subject: kind === 'phone' ? 'आपके खाते का फ़ोन नंबर' : 'आपके खाते का ई-मेल',
    text: letter(
      `नमस्ते ${fullname},`,
      `आपके नींव खाते में अब ${kind === 'phone' ? 'दूसरा फ़ोन नंबर' : 'दूसरा ई-मेल'} है। अभी कोड डालकर इसकी जाँच हुई।`,
      `अगर यह आपने नहीं किया, तो हमें लिखें:\n${link(paths.contact)}`,
    ),
  }),
  'second-factor': ({ fullname, kind, left }, link) => ({
    subject: secondFactor[kind].subject,
    text: letter(
      `नमस्ते ${fullname},`,
      secondFactor[kind].text(left),
      kind === 'second-factor-on'
        ? `अगर यह आपने नहीं किया, तो हमें तुरंत लिखें। सिर्फ़ नया पासवर्ड रखने से यह बंद नहीं होता:\n${link(paths.contact)}`
        : `अगर यह आपने नहीं किया, तो यहाँ पासवर्ड भूलने वाले लिंक से तुरंत नया पासवर्ड रखें, फिर हर जगह से लॉग आउट करें:\n${link(paths.register)}`,
    ),
  }),
  suspended: ({ fullname, kind, note }, link) => ({
    subject: 'आपका नींव खाता रोक दिया गया है',
    text: letter(
      `नमस्ते ${fullname},`,
      'एडमिन ने आपका नींव खाता रोक दिया है। आप लॉग इन नहीं कर सकते और आपकी प्रोफ़ाइल नहीं दिखती। जिनके साथ काम तय हो चुका है, उन्हें वह दिखता रहेगा।',
      `वजह: ${suspendedFor[kind]}\n${note}`,
      `अगर आपको लगता है कि यह गलत है, तो हमें लिखें। हम उसे खुद पढ़ते हैं:\n${link(paths.contact)}`,
    ),
  }),
  'suspension-lifted': ({ fullname }, link) => ({
    subject: 'आपका नींव खाता फिर से चालू है',
    text: letter(
      `नमस्ते ${fullname},`,
      'आपके नींव खाते पर अब कोई रोक नहीं है। आपकी प्रोफ़ाइल फिर से दिखती है। पुराने अनुरोध और प्रस्ताव बंद हो गए थे, इसलिए उन्हें नए सिरे से भेजें।',
      `यहाँ लॉग इन करें:\n${link(paths.register)}`,
    ),
  }),
  'contact-message': ({ username, email, message }, link) => ({
    subject: 'संपर्क पेज से एक संदेश',
    replyTo: email,
    text: letter(`${username} <${email}> ने लिखा है:`, message, `सभी संदेश:\n${link(paths.adminMessages)}`),
  }),
  'subscribe-confirm': ({ confirmPath, unsubscribePath }, link) => ({
    subject: 'कृपया पक्का करें कि आपको नींव की खबरें चाहिए',
    unsubscribe: link(unsubscribePath),
    text: letter(
      'आपने, या आपके पते से किसी ने, नींव की खबरें माँगी हैं।',
      `यहाँ पक्का करें:\n${link(confirmPath)}`,
      `इसके बिना हम आपको और कुछ नहीं भेजेंगे। कभी भी बंद करने के लिए:\n${link(unsubscribePath)}`,
    ),
  }),
};
