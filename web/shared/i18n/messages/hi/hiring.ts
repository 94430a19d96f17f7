import type { messages as english } from '../en/hiring.ts';

export const messages: typeof english = {
  dates: {
    day: (_days, shown, from) => `${from} से ${shown} दिन`,
    morning: (days, shown, from) => `${from} से ${shown} ${days === 1 ? 'सुबह' : 'दिन, सुबह'}`,
    afternoon: (_days, shown, from) => `${from} से ${shown} दिन, दोपहर बाद`,
    oneMorning: (from) => `${from}, सुबह`,
    oneAfternoon: (from) => `${from}, दोपहर बाद`,
    at: (time) => `${time} बजे`,
    hours: (hours, shown, start) => `${start} से ${shown} ${hours === 1 ? 'घंटा' : 'घंटे'}`,
    rest: (weekdays) => `${weekdays} को छुट्टी`,
  },
  howMany: (count, shown, kind) => {
    const words = {
      worker: ['व्यक्ति', 'लोग'],
      groupWorker: ['व्यक्ति', 'लोग'],
      contractor: ['ठेकेदार', 'ठेकेदार'],
      engineer: ['इंजीनियर', 'इंजीनियर'],
      product: ['मशीन', 'मशीनें'],
    }[kind];
    return `${shown} ${words[count === 1 ? 0 : 1]}`;
  },
  rate: (people, price) => `${people}: ${price} रोज़`,
  skills: {
    unskilled: 'हेल्पर (बेलदार)',
    semi: 'थोड़ा हुनरमंद',
    skilled: 'हुनरमंद',
    highly: 'बहुत हुनरमंद',
  },
  countBetween: (min: number, max: number) => `${min} से ${max} तक पूरी संख्या लिखें`,
  mason: 'मिस्त्री',
  formerUser: 'पुराने सदस्य',
  pers: { day: 'रोज़', job: 'पूरे काम के', hour: 'हर घंटे', week: 'हर हफ़्ते' },
  outOnHire: 'किराये पर',
  statuses: {
    open: 'खुला',
    filled: 'पूरा भर गया',
    closed: 'बंद',
    expired: 'समय निकल गया',
    sent: 'जवाब का इंतज़ार',
    accepted: 'मंज़ूर',
    declined: 'मना किया',
    withdrawn: 'वापस लिया',
    countered: 'दूसरी शर्तें भेजी गईं',
    lapsed: 'खत्म',
    taken: 'कहीं और काम तय है',
    agreed: 'तय',
    under_way: 'काम चल रहा है',
    done_said: 'एक ने कहा: काम पूरा',
    done: 'पूरा',
    cancelled: 'रद्द',
    no_show: 'काम नहीं हुआ',
  },
  pay: {
    label: 'इस दाम के बारे में',
    minimum: ({ amount, since, skill }) =>
      `यहाँ ${skill} काम की एक दिन की न्यूनतम मज़दूरी: ${since} से कम से कम ${amount}`,
    belowMinimum: ({ amount, since, skill }) =>
      `न्यूनतम मज़दूरी से कम: यहाँ ${skill} काम के एक दिन के ${since} से कम से कम ${amount} हैं`,
    central: ({ amount, since, skill }) =>
      `तुलना के लिए: केंद्र सरकार के कामों में ${skill} काम के एक दिन के ${since} से कम से कम ${amount} मिलते हैं`,
    zone: (zone) => (zone.length <= 3 ? `ज़ोन ${zone}` : zone),
    source: (page) => `स्रोत: ${page}`,
    of: (skill) => `, ${skill} काम का`,
    skills: {
      unskilled: 'बिना हुनर के',
      semi: 'थोड़े हुनर के',
      skilled: 'हुनर के',
      highly: 'ऊँचे हुनर के',
    },
    range: (low, high) => `${low} से ${high}`,
    local: (usual, of) => `यहाँ आस-पास आम दाम${of}: ${usual} रोज़`,
    belowLocal: (usual, of) => `यहाँ आस-पास के आम दाम से कम${of}: ${usual} रोज़`,
  },
};
