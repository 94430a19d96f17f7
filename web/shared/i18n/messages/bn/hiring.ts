import type { messages as english } from '../en/hiring.ts';

export const messages: typeof english = {
  dates: {
    day: (_days, shown, from) => `${from} থেকে ${shown} দিন`,
    morning: (_days, shown, from) => `${from} থেকে ${shown} দিন, সকাল`,
    afternoon: (_days, shown, from) => `${from} থেকে ${shown} দিন, দুপুরের পর`,
    oneMorning: (from) => `${from}, সকাল`,
    oneAfternoon: (from) => `${from}, দুপুরের পর`,
    at: (time) => `${time}টায়`,
    hours: (_hours, shown, start) => `${start} থেকে ${shown} ঘণ্টা`,
    rest: (weekdays) => `${weekdays} ছুটি`,
  },
  howMany: (_count, shown, kind) => {
    const words = {
      worker: ' জন',
      groupWorker: ' জন',
      contractor: ' জন ঠিকাদার',
      engineer: ' জন ইঞ্জিনিয়ার',
      product: 'টা মেশিন',
    };
    return `${shown}${words[kind]}`;
  },
  rate: (people, price) => `${people}: দিনে ${price}`,
  skills: {
    unskilled: 'জোগাড়ে',
    semi: 'অল্প কাজ জানা',
    skilled: 'কাজ জানা',
    highly: 'পাকা হাত',
  },
  countBetween: (min: number, max: number) => `${min} থেকে ${max} পর্যন্ত পূর্ণ সংখ্যা লিখুন`,
  mason: 'রাজমিস্ত্রি',
  formerUser: 'আগের সদস্য',
  pers: { day: 'দিনে', job: 'পুরো কাজে', hour: 'ঘণ্টায়', week: 'সপ্তাহে' },
  outOnHire: 'ভাড়ায় আছে',
  statuses: {
    open: 'খোলা',
    filled: 'ভরে গেছে',
    closed: 'বন্ধ',
    expired: 'সময় শেষ',
    sent: 'উত্তর আসা বাকি',
    accepted: 'রাজি',
    declined: 'না বলেছেন',
    withdrawn: 'ফেরত নিয়েছেন',
    countered: 'অন্য শর্ত এসেছে',
    lapsed: 'শেষ',
    taken: 'অন্য কোথাও কাজ ঠিক',
    agreed: 'কথা পাকা',
    under_way: 'কাজ চলছে',
    done_said: 'কাজ শেষ বলছেন',
    done: 'কাজ শেষ',
    cancelled: 'বাতিল',
    no_show: 'কাজ হয়নি',
  },
  pay: {
    label: 'এই রেটের কথা',
    minimum: ({ amount, since, skill }) => `এখানে ${skill} এক দিনের ন্যূনতম মজুরি: ${since} থেকে অন্তত ${amount}`,
    belowMinimum: ({ amount, since, skill }) =>
      `ন্যূনতম মজুরির কম: এখানে ${skill} এক দিনের মজুরি ${since} থেকে অন্তত ${amount}`,
    central: ({ amount, since, skill }) =>
      `মিলিয়ে দেখুন: কেন্দ্র সরকারের কাজে ${skill} এক দিনের মজুরি ${since} থেকে অন্তত ${amount}`,
    zone: (zone) => (zone.length <= 3 ? `জোন ${zone}` : zone),
    source: (page) => `সূত্র: ${page}`,
    of: (skill) => `, ${skill}`,
    skills: {
      unskilled: 'জোগাড়ের',
      semi: 'অল্প কাজ জানা লোকের',
      skilled: 'কাজ জানা লোকের',
      highly: 'পাকা হাতের লোকের',
    },
    range: (low, high) => `${low} থেকে ${high}`,
    local: (usual, of) => `আশপাশের চলতি রেট${of}: দিনে ${usual}`,
    belowLocal: (usual, of) => `আশপাশের চলতি রেটের কম${of}: দিনে ${usual}`,
  },
};
