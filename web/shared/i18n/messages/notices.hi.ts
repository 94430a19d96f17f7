import type { messages as english } from './notices.en.ts';

export const messages: typeof english = {
  title: 'सूचनाएँ',
  loading: 'लोड हो रहा है',
  failed: 'सूचनाएँ नहीं खुलीं',
  retry: 'फिर से कोशिश करें',
  empty: 'कुछ नया नहीं है',
  emptyText: 'यहाँ आपकी लिस्टिंग, आपके संदेशों और जिन्हें आप फ़ॉलो करते हैं, उनकी ख़बर मिलती है।',
  more: 'पुरानी सूचनाएँ दिखाएँ',
  fresh: 'नया:',
  gone: 'हटाए गए खाते',
  unreadFrom: (amount, name) => `${name} के ${amount} नए संदेश`,
  reason: (reason) => `वजह: ${reason}`,
  kinds: {
    worker: 'मज़दूर',
    groupWorker: 'मज़दूरों की टोली',
    contractor: 'ठेकेदार',
    engineer: 'इंजीनियर',
    provider: 'किराये पर सामान देने वाले',
    product: 'सामान',
  },
  sentences: {
    verified: (name, kind) => `आपकी लिस्टिंग “${name}” (${kind}) की जाँच हो गई`,
    'sent-back': (name, kind) => `आपकी लिस्टिंग “${name}” (${kind}) में बदलाव चाहिए`,
    free: (name, kind) => `${name} (${kind}), जिन्हें आप फ़ॉलो करते हैं, अब ख़ाली हैं`,
  },
};
