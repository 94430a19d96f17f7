import type { messages as english } from '../en/hiring.ts';

export const messages: typeof english = {
  dates: {
    day: (days, shown, from) => `${from} నుంచి ${shown} ${days === 1 ? 'రోజు' : 'రోజులు'}`,
    morning: (days, shown, from) => `${from} నుంచి ${shown} ${days === 1 ? 'రోజు' : 'రోజులు'}, ఉదయం`,
    afternoon: (days, shown, from) => `${from} నుంచి ${shown} ${days === 1 ? 'రోజు' : 'రోజులు'}, మధ్యాహ్నం`,
    oneMorning: (from) => `${from}, ఉదయం`,
    oneAfternoon: (from) => `${from}, మధ్యాహ్నం`,
    at: (time) => `${time} కి`,
    hours: (hours, shown, start) => `${start} నుంచి ${shown} ${hours === 1 ? 'గంట' : 'గంటలు'}`,
    rest: (weekdays) => `${weekdays} సెలవు`,
  },
  howMany: (count, shown, kind) => {
    const words = {
      worker: ['మనిషి', 'మంది'],
      groupWorker: ['మనిషి', 'మంది'],
      contractor: ['కాంట్రాక్టర్', 'కాంట్రాక్టర్లు'],
      engineer: ['ఇంజనీర్', 'ఇంజనీర్లు'],
      product: ['మిషన్', 'మిషన్లు'],
    }[kind];
    return `${shown} ${words[count === 1 ? 0 : 1]}`;
  },
  rate: (people, price) => `${people}: రోజుకి ${price}`,
  skills: {
    unskilled: 'హెల్పర్',
    semi: 'కొంత పని వచ్చినవారు',
    skilled: 'పని వచ్చినవారు',
    highly: 'బాగా పని వచ్చినవారు',
  },
  countBetween: (min: number, max: number) => `${min} నుంచి ${max} వరకు పూర్తి సంఖ్య రాయండి`,
  mason: 'మేస్త్రీ',
  formerUser: 'పాత సభ్యులు',
  pers: { day: 'రోజుకి', job: 'పని మొత్తానికి', hour: 'గంటకి', week: 'వారానికి' },
  outOnHire: 'అద్దెలో',
  statuses: {
    open: 'తెరిచి ఉంది',
    filled: 'నిండింది',
    closed: 'మూసేశారు',
    expired: 'టైమ్ అయిపోయింది',
    sent: 'జవాబు రావాలి',
    accepted: 'ఒప్పుకున్నారు',
    declined: 'వద్దన్నారు',
    withdrawn: 'వెనక్కి తీసుకున్నారు',
    countered: 'వేరే షరతులు పంపారు',
    lapsed: 'అయిపోయింది',
    taken: 'వేరే చోట పని ఖరారు',
    agreed: 'ఖాయం',
    under_way: 'పని నడుస్తోంది',
    done_said: 'పని అయిందన్నారు',
    done: 'పని అయింది',
    cancelled: 'క్యాన్సిల్',
    no_show: 'పని జరగలేదు',
  },
  pay: {
    label: 'ఈ రేటు గురించి',
    minimum: ({ amount, since, skill }) => `ఇక్కడ ${skill} పనికి రోజుకి కనీస కూలి: ${since} నుంచి ${amount}`,
    belowMinimum: ({ amount, since, skill }) =>
      `కనీస కూలి కంటే తక్కువ: ఇక్కడ ${skill} పనికి రోజుకి కనీసం ${amount} ఇవ్వాలి, ${since} నుంచి`,
    central: ({ amount, since, skill }) =>
      `పోల్చి చూడండి: కేంద్ర ప్రభుత్వ పనుల్లో ${skill} పనికి రోజుకి కనీసం ${amount} ఇస్తారు, ${since} నుంచి`,
    zone: (zone) => (zone.length <= 3 ? `జోన్ ${zone}` : zone),
    source: (page) => `ఆధారం: ${page}`,
    of: (skill) => `, ${skill} పనికి`,
    skills: {
      unskilled: 'హెల్పర్',
      semi: 'కొంత నేర్పున్న',
      skilled: 'నేర్పున్న',
      highly: 'బాగా నేర్పున్న',
    },
    range: (low, high) => `${low} నుంచి ${high}`,
    local: (usual, of) => `చుట్టుపక్కల మామూలు రేటు${of}: రోజుకి ${usual}`,
    belowLocal: (usual, of) => `చుట్టుపక్కల మామూలు రేటు కంటే తక్కువ${of}: రోజుకి ${usual}`,
  },
};
