import type { messages as english } from '../en/identity.ts';

export const messages: typeof english = {
  kinds: {
    'aadhaar-masked': 'नंबर झाकलेलं आधार',
    voter: 'मतदार कार्ड',
    licence: 'ड्रायव्हिंग लायसन्स',
    eshram: 'ई-श्रम कार्ड',
    bocw: 'BOCW कार्ड',
    'other-id': 'दुसरं ओळखपत्र',
    'in-person': 'समोर पाहिलं',
  },
  seen: (day, kind) => `${day} ला ओळखपत्र पाहिलं (${kind})`,
  seenBy: (name, day) => `${name} यांनी ${day} ला समोर पाहिलं`,
  seenLongAgo: 'ओळखपत्र 2 वर्षांपूर्वी पाहिलं',
};
