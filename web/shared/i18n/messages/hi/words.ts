import type { messages as english } from '../en/words.ts';

export const messages: typeof english = {
  title: 'गलत शब्द बताएँ',
  lead: (language) =>
    `आप नींव ${language} में पढ़ रहे हैं। क्या गलत लिखा है और लोग असल में कैसे बोलते हैं, यह लिखें। नाम या ई-मेल की ज़रूरत नहीं।`,
  message: 'क्या गलत है, और आप कैसे कहेंगे?',
  page: (path) => `यह इस पेज के बारे में है: ${path}`,
  send: 'भेजें',
  sent: 'धन्यवाद! जो ये शब्द लिखते हैं, वे इसे पढ़ेंगे',
};
