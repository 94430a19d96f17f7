import type { messages as english } from '../en/hiring.ts';

export const messages: typeof english = {
  dates: {
    day: (_days, shown, from) => `${from} पासून ${shown} दिवस`,
    morning: (_days, shown, from) => `${from} पासून ${shown} दिवस, सकाळी`,
    afternoon: (_days, shown, from) => `${from} पासून ${shown} दिवस, दुपारनंतर`,
    oneMorning: (from) => `${from}, सकाळी`,
    oneAfternoon: (from) => `${from}, दुपारनंतर`,
    at: (time) => `${time} वाजता`,
    hours: (_hours, shown, start) => `${start} पासून ${shown} तास`,
    rest: (weekdays) => `सुट्टी: ${weekdays}`,
  },
  howMany: (_count, shown, kind) => {
    const words = {
      worker: 'जण',
      groupWorker: 'जण',
      contractor: 'ठेकेदार',
      engineer: 'इंजिनिअर',
      product: 'मशीन',
    };
    return `${shown} ${words[kind]}`;
  },
  rate: (people, price) => `${people}: दिवसाला ${price}`,
  skills: {
    unskilled: 'हेल्पर',
    semi: 'थोडं काम येणारे',
    skilled: 'कारागीर',
    highly: 'पक्के कारागीर',
  },
  countBetween: (min: number, max: number) => `${min} ते ${max} पर्यंत पूर्ण संख्या लिहा`,
  mason: 'गवंडी',
  formerUser: 'जुने सदस्य',
  pers: { day: 'दिवसाला', job: 'पूर्ण कामाचे', hour: 'तासाला', week: 'आठवड्याला' },
  outOnHire: 'भाड्याने दिलं',
  statuses: {
    open: 'खुली',
    filled: 'जागा भरल्या',
    closed: 'बंद',
    expired: 'वेळ संपली',
    sent: 'उत्तर बाकी',
    accepted: 'मान्य',
    declined: 'नाही म्हटलं',
    withdrawn: 'मागे घेतली',
    countered: 'दुसऱ्या अटी पाठवल्या',
    lapsed: 'संपली',
    taken: 'दुसरीकडे काम ठरलं',
    agreed: 'ठरलं',
    under_way: 'काम चालू',
    done_said: 'काम झालं म्हणतात',
    done: 'काम झालं',
    cancelled: 'रद्द',
    no_show: 'काम झालं नाही',
  },
  pay: {
    label: 'या दराबद्दल',
    minimum: ({ amount, since, skill }) =>
      `किमान मजुरी: इथे ${skill} कामाला ${since} पासून दिवसाला कमीत कमी ${amount}`,
    belowMinimum: ({ amount, since, skill }) =>
      `किमान मजुरीपेक्षा कमी: इथे ${skill} कामाला ${since} पासून दिवसाला कमीत कमी ${amount}`,
    central: ({ amount, since, skill }) =>
      `तुलनेसाठी: केंद्र सरकारच्या कामावर ${skill} कामाला ${since} पासून दिवसाला कमीत कमी ${amount}`,
    zone: (zone) => (zone.length <= 3 ? `झोन ${zone}` : zone),
    source: (page) => `स्रोत: ${page}`,
    of: (skill) => `, ${skill} कामाला`,
    skills: {
      unskilled: 'हेल्परच्या',
      semi: 'थोड्या कारागिरीच्या',
      skilled: 'कारागिरीच्या',
      highly: 'पक्क्या कारागिरीच्या',
    },
    range: (low, high) => `${low} ते ${high}`,
    local: (usual, of) => `इथे जवळपास चालू दर${of}: दिवसाला ${usual}`,
    belowLocal: (usual, of) => `इथल्या चालू दरापेक्षा कमी${of}: दिवसाला ${usual}`,
  },
};
