// What swindlers ask for on building sites' job chats, in English, Hindi and Hindi in Latin letters.
const signs: RegExp[] = [
  // a fee before there is any work
  /\b(registration|joining|processing|security|membership|form)\s*(fees?|charges?|deposit|amount|paise|paisa)\b/i,
  /\b(registration|joining|form)\s+(ka|ke|ki)\s+(fees?|paise|paisa|charge)\b/i,
  /(रजिस्ट्रेशन|पंजीकरण|जॉइनिंग|फ़ॉर्म|फॉर्म|सिक्योरिटी)\s{0,9}(की|का|के)?\s{0,9}(फ़ीस|फीस|शुल्क|पैसे|पैसा|चार्ज|डिपॉज़िट|डिपॉजिट)/,
  // an advance
  /\b(pay|send|transfer|deposit|give|bhej\w*|de\s?do|dena|chahiye)\b.{0,40}\badvance\b/i,
  /\badvance\b.{0,40}\b(pay|payment|send|transfer|first|bhej\w*|de\s?do|dena|dijiye|chahiye|karo|kar do)\b/i,
  /(एडवांस|अग्रिम|पेशगी)/,
  /\bpehle\s+(paise|paisa|payment)\b/i,
  /पहले\s+(पैसे|पैसा|पेमेंट|भुगतान)/,
  // a one-time code
  /\b(otp|one[\s-]?time\s+(code|password|pin)|verification\s+code|upi\s+pin)\b/i,
  /(ओटीपी|ओ\.?\s?टी\.?\s?पी\.?|वन टाइम पासवर्ड|यूपीआई पिन)/,
];

/** Whether a message asks for what honest people on Neev never need: a fee, an advance or a one-time code. */
export const looksLikeScam = (text: string): boolean => signs.some((sign) => sign.test(text));
