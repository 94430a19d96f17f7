import { expect, test } from 'vitest';
import { readWish } from './read-wish.ts';
import { seeksWork } from './seeks-work.ts';

const looking = [
  ...[
    'I want work',
    'need a job',
    'I need work',
    'looking for work in Pune',
    'looking for construction work',
  ],
  ...[
    'any work for mason near 411001',
    'any job vacancy',
    'give me work',
    'I am jobless',
    'searching for a job',
  ],
  ...[
    'is there any painter work',
    'hire me',
    'i want to work as helper',
    'need daily labour work',
    'mason job needed, looking for job',
  ],
  ...[
    'kaam chahiye',
    'mujhe kaam chahiye',
    'kam chahiye bhai',
    'mistri ka kaam chahiye',
    'kaam do',
    'koi kaam hai kya',
  ],
  ...[
    'kaam mil jayega kya',
    'kaam ki talash hai',
    'naukri chahiye',
    'mazdoori chahiye',
    'kaam dila do',
    'kaam dhund raha hu',
  ],
  ...[
    'painter hu kaam chahiye nagpur me',
    'koi kaam ho to batao',
    'dihadi chahiye',
    'kaam milega kya yahan',
    'rojgar chahiye',
  ],
  ...[
    'मुझे काम चाहिए',
    'काम चाहिए',
    'काम दो',
    'कोई काम है क्या काम मिलेगा',
    'नौकरी चाहिए',
    'काम की तलाश है',
    'मैं मिस्त्री हूँ काम चाहिए',
  ],
  ...[
    'मज़दूरी चाहिए',
    'रोज़गार चाहिए',
    'काम दिला दो भैया',
    'काम मिल जाएगा क्या',
    'काम ढूँढ रहा हूँ',
    'हेल्पर का काम चाहिए',
  ],
  ...['मला काम पाहिजे', 'काम हवे आहे', 'काम द्या', 'काम मिळेल का', 'नोकरी पाहिजे', 'काम शोधतोय मी'],
  ...['কাজ চাই', 'আমার কাজ দরকার', 'রাজমিস্ত্রির কাজ চাই', 'কাজ খুঁজছি', 'কাজ দিন', 'চাকরি চাই'],
  ...['నాకు పని కావాలి', 'పని ఇవ్వండి', 'పని దొరుకుతుందా', 'మేస్త్రీ పని కావాలి', 'ఉద్యోగం కావాలి'],
  ...['எனக்கு வேலை வேண்டும்', 'வேலை வேணும்', 'வேலை கிடைக்குமா', 'வேலை தேடுறேன்', 'கொத்தனார் வேலை வேணும்'],
];
test.each(looking)('Who says it looks for work: %s', (text) => expect(seeksWork(text)).toBe(true));

const hiring = [
  ...[
    '2 masons for 3 days',
    'mistri chahiye',
    'need a painter',
    'kaam ke liye mistri chahiye',
    'need work done on my roof',
  ],
  ...[
    'I need a mason for work in Pune',
    'chhat ka kaam karwana hai',
    'plumber kaam karne wala chahiye',
    'helper chahiye 500 me',
  ],
  ...[
    'मिस्त्री चाहिए',
    'काम के लिए मज़दूर चाहिए',
    'घर का काम करवाना है',
    'काम करने वाला चाहिए',
    '2 हेल्पर चाहिए कल से',
  ],
  ...['गवंडी पाहिजे', 'कामासाठी माणूस पाहिजे', 'মিস্ত্রি চাই', 'কাজের জন্য লোক চাই', 'మేస్త్రీ కావాలి', 'పనికి మనుషులు కావాలి'],
  ...[
    'கொத்தனார் வேண்டும்',
    'வேலைக்கு ஆள் வேண்டும்',
    'find workers near me',
    'labour chahiye',
    'need 5 workers',
    'shuttering ka rate',
  ],
];
test.each(hiring)('Who says it looks for people: %s', (text) => expect(seeksWork(text)).toBe(false));

test('A sentence that is read says so', () => {
  expect(readWish('mistri ka kaam chahiye', { today: '2026-11-02' }).seeksWork).toBe(true);
  expect(readWish('mistri chahiye', { today: '2026-11-02' }).seeksWork).toBeUndefined();
});

// What people in five languages type in Latin letters, and who only says what they are.
test.each([
  ...['mala kaam pahije', 'kam pahije', 'amar kaj chai', 'kaj dorkar', 'ami kaj korte chai', 'কাজ করতে চাই'],
  ...['naaku pani kavali', 'pani kaavali', 'pani undha', 'enakku velai vendum', 'vela venum', 'velai iruka'],
  ...['வேலை தாங்க', 'పని కావలెను', 'kaam mile ga kya', 'kahin kaam hai', 'काम पर लगा दो', 'work wanted'],
  ...['register as worker', 'I want to register as labour', 'worker registration', 'register my crew'],
  ...[
    'I am a carpenter',
    'mai painter hu',
    'main raj mistri hoon',
    'मैं राजमिस्त्री हूँ',
    'मी गवंडी आहे',
    'আমি রাজমিস্ত্রি',
  ],
  ...['నేను మేస్త్రీని', 'நான் கொத்தனார்', 'I have a team of 10 masons', 'mere paas 10 majdoor hai', 'मेरे पास 10 मजदूर हैं'],
])('Who wants to be found is no customer: %s', (text) =>
  expect(readWish(text, { today: '2026-11-02' }).seeksWork).toBe(true),
);

test.each([
  ...[
    'I am looking for a mason',
    'main mistri dhund raha hu',
    'mere paas 2 mistri ka kaam hai',
    'আমি মিস্ত্রি চাই',
  ],
  ...[
    'main ghar bana raha hu mistri chahiye',
    'I am building a house need 2 masons',
    'need a team of 10 masons',
  ],
  ...['velaikku aal vendum', 'kajer lok chai', 'pani ka kaam hai plumber bhejo', 'mere paas 2 kamre hai'],
  ...[
    'मैं मिस्त्री ढूँढ रहा हूँ',
    'i have work for 2 painters',
    'hello',
    'mistri ka rate kya hai',
    'need a mixer on rent',
  ],
])('Who hires, asks a price or greets is none: %s', (text) =>
  expect(readWish(text, { today: '2026-11-02' }).seeksWork).toBeUndefined(),
);
