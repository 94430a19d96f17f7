import type { ShownLanguage } from './languages.ts';

/** What search engines show below the title of a page; no browser needs it once the page is there. */
export const descriptions: Record<ShownLanguage, string> = {
  en: 'Find construction workers, crews, contractors, engineers and rental tools in India. Every price is per day.',
  hi: 'भारत में मिस्त्री, मज़दूर, टोली, ठेकेदार, इंजीनियर और किराये के औज़ार खोजें। हर दाम एक दिन का।',
  mr: 'भारतात मिस्त्री, कामगार, टोळी, ठेकेदार, इंजिनिअर आणि भाड्याची अवजारं शोधा. प्रत्येक दर एका दिवसाचा.',
  bn: 'ভারতে মিস্ত্রি, মজুর, দল, ঠিকাদার, ইঞ্জিনিয়ার আর ভাড়ার যন্ত্র খুঁজুন। প্রতিটি দাম এক দিনের।',
  te: 'భారతదేశంలో మేస్త్రీలు, కూలీలు, బృందాలు, కాంట్రాక్టర్లు, ఇంజనీర్లు, అద్దె పనిముట్లు వెతకండి. ప్రతి ధర ఒక రోజుకి.',
  ta: 'இந்தியாவில் கொத்தனார், தொழிலாளர், குழு, ஒப்பந்ததாரர், இன்ஜினியர், வாடகைக் கருவிகள் தேடுங்கள். எல்லா விலையும் ஒரு நாளுக்கு.',
};
