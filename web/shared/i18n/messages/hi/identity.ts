import type { messages as english } from '../en/identity.ts';

export const messages: typeof english = {
  kinds: {
    'aadhaar-masked': 'नंबर ढका हुआ आधार',
    voter: 'वोटर कार्ड',
    licence: 'ड्राइविंग लाइसेंस',
    eshram: 'ई-श्रम कार्ड',
    bocw: 'BOCW कार्ड',
    'other-id': 'दूसरा पहचान पत्र',
    'in-person': 'सामने देखा',
  },
  seen: (day, kind) => `${day} को पहचान पत्र देखा (${kind})`,
  seenBy: (name, day) => `${name} ने ${day} को सामने देखा`,
  seenLongAgo: 'पहचान पत्र 2 साल से पहले देखा',
};
