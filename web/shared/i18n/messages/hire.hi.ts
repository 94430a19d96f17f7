import type { messages as english } from './hire.en.ts';

export const messages: typeof english = {
  pay: {
    label: 'इस दाम के बारे में',
    minimum: ({ amount, since, skill }) =>
      `यहाँ ${skill} काम की एक दिन की न्यूनतम मज़दूरी: ${since} से कम से कम ${amount}`,
    belowMinimum: ({ amount, since, skill }) =>
      `न्यूनतम मज़दूरी से कम: यहाँ ${skill} काम के एक दिन के ${since} से कम से कम ${amount} हैं`,
    central: ({ amount, since, skill }) =>
      `तुलना के लिए: केंद्र सरकार के कामों में ${skill} काम के एक दिन के ${since} से कम से कम ${amount} मिलते हैं`,
    zone: (zone) => ` (ज़ोन ${zone})`,
    skills: {
      unskilled: 'बिना हुनर के',
      semi: 'थोड़े हुनर के',
      skilled: 'हुनर के',
      highly: 'ऊँचे हुनर के',
    },
    range: (low, high) => `${low} से ${high}`,
    local: (usual) => `यहाँ आस-पास आम दाम: ${usual} रोज़`,
    belowLocal: (usual) => `यहाँ आस-पास के आम दाम से कम: ${usual} रोज़`,
  },
};
