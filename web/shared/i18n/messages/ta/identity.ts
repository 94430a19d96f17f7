import type { messages as english } from '../en/identity.ts';

export const messages: typeof english = {
  kinds: {
    'aadhaar-masked': 'நம்பர் மறைச்ச ஆதார்',
    voter: 'வாக்காளர் கார்டு',
    licence: 'டிரைவிங் லைசென்ஸ்',
    eshram: 'இ-ஷ்ரம் கார்டு',
    bocw: 'BOCW கார்டு',
    'other-id': 'வேற அடையாள அட்டை',
    'in-person': 'நேரில் பார்த்தது',
  },
  seen: (day, kind) => `${day} அடையாள அட்டை பார்த்தாச்சு (${kind})`,
  seenBy: (name, day) => `${day} ${name} நேரில் பார்த்தார்`,
  seenLongAgo: 'அடையாள அட்டை பார்த்து 2 வருஷத்துக்கு மேல் ஆச்சு',
};
