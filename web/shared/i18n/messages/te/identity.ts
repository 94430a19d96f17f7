import type { messages as english } from '../en/identity.ts';

export const messages: typeof english = {
  kinds: {
    'aadhaar-masked': 'నంబర్ దాచిన ఆధార్',
    voter: 'ఓటర్ కార్డు',
    licence: 'డ్రైవింగ్ లైసెన్స్',
    eshram: 'ఇ-శ్రమ్ కార్డు',
    bocw: 'BOCW కార్డు',
    'other-id': 'వేరే గుర్తింపు కార్డు',
    'in-person': 'ఎదురుగా చూశారు',
  },
  seen: (day, kind) => `${day} గుర్తింపు కార్డు చూశారు (${kind})`,
  seenBy: (name, day) => `${day} ${name} ఎదురుగా చూశారు`,
  seenLongAgo: 'గుర్తింపు కార్డు చూసి 2 ఏళ్లు దాటింది',
};
