import type { messages as english } from '../en/hiring.ts';

export const messages: typeof english = {
  dates: {
    day: (_days, shown, from) => `${from} முதல் ${shown} நாள்`,
    morning: (_days, shown, from) => `${from} முதல் ${shown} நாள், காலை`,
    afternoon: (_days, shown, from) => `${from} முதல் ${shown} நாள், மதியம்`,
    oneMorning: (from) => `${from}, காலை`,
    oneAfternoon: (from) => `${from}, மதியம்`,
    at: (time) => `${time} மணிக்கு`,
    hours: (_hours, shown, start) => `${start} முதல் ${shown} மணி நேரம்`,
    rest: (weekdays) => `${weekdays} லீவு`,
  },
  howMany: (count, shown, kind) => {
    const words = {
      worker: ['ஆள்', 'பேர்'],
      groupWorker: ['ஆள்', 'பேர்'],
      contractor: ['கான்ட்ராக்டர்', 'கான்ட்ராக்டர்கள்'],
      engineer: ['இன்ஜினியர்', 'இன்ஜினியர்கள்'],
      product: ['மெஷின்', 'மெஷின்கள்'],
    }[kind];
    return `${shown} ${words[count === 1 ? 0 : 1]}`;
  },
  rate: (people, price) => `${people}: ஒரு நாளுக்கு ${price}`,
  skills: {
    unskilled: 'ஹெல்பர்',
    semi: 'ஓரளவு தெரிந்தவர்',
    skilled: 'வேலை தெரிந்தவர்',
    highly: 'நன்றாக தெரிந்தவர்',
  },
  countBetween: (min: number, max: number) => `${min} முதல் ${max} வரை முழு எண் எழுதுங்க`,
  mason: 'கொத்தனார்',
  formerUser: 'முன்பு இருந்தவர்',
  pers: { day: 'ஒரு நாளுக்கு', job: 'முழு வேலைக்கு', hour: 'மணி நேரத்துக்கு', week: 'ஒரு வாரத்துக்கு' },
  outOnHire: 'வாடகையில்',
  statuses: {
    open: 'திறந்திருக்கு',
    filled: 'நிறைந்தாச்சு',
    closed: 'மூடியாச்சு',
    expired: 'நேரம் முடிஞ்சது',
    sent: 'பதிலுக்கு காத்திருக்கு',
    accepted: 'சரின்னு சொன்னது',
    declined: 'வேண்டாம்னு சொன்னது',
    withdrawn: 'திரும்ப எடுத்தது',
    countered: 'வேற கண்டிஷன் சொன்னது',
    lapsed: 'முடிஞ்சுபோச்சு',
    taken: 'வேற இடத்தில் வேலை உறுதி',
    agreed: 'பேசி முடிச்சது',
    under_way: 'வேலை நடக்குது',
    done_said: 'முடிஞ்சதுன்னு சொன்னது',
    done: 'முடிஞ்சது',
    cancelled: 'கேன்சல்',
    no_show: 'வேலை நடக்கலை',
  },
  pay: {
    label: 'இந்த ரேட் பற்றி',
    minimum: ({ amount, since, skill }) =>
      `இங்கே ஒரு நாள் குறைந்தபட்ச சம்பளம் (${skill}): ${amount} (${since} முதல்)`,
    belowMinimum: ({ amount, since, skill }) =>
      `குறைந்தபட்ச சம்பளத்தை விட குறைவு: இங்கே ஒரு நாள் (${skill}) குறைந்தது ${amount} (${since} முதல்)`,
    central: ({ amount, since, skill }) =>
      `ஒப்பிட்டுப் பாருங்க: மத்திய அரசு வேலையில் ஒரு நாள் (${skill}) குறைந்தது ${amount} (${since} முதல்)`,
    zone: (zone) => (zone.length <= 3 ? `மண்டலம் ${zone}` : zone),
    source: (page) => `ஆதாரம்: ${page}`,
    of: (skill) => ` (${skill})`,
    skills: {
      unskilled: 'ஹெல்பர்',
      semi: 'ஓரளவு தெரிந்தவர்',
      skilled: 'வேலை தெரிந்தவர்',
      highly: 'நன்றாக தெரிந்தவர்',
    },
    range: (low, high) => `${low} முதல் ${high} வரை`,
    local: (usual, of) => `இங்கே வழக்கமான ரேட்${of}: ஒரு நாள் ${usual}`,
    belowLocal: (usual, of) => `இந்த ஏரியா ரேட்டை விட குறைவு${of}: ஒரு நாள் ${usual}`,
  },
};
