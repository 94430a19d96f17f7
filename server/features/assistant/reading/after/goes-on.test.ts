import { expect, test } from 'vitest';
import { followUp } from './follow-up.ts';

test.each([
  ['25x50 के प्लाट का नक्शा चाहिए', 'इसमें कितना खर्चा आएगा'],
  ['25x50 ka naksha chahiye', 'kitna kharcha aayega'],
  ['can you plan a house on my 25x50 plot', 'what would it cost roughly'],
])('What a house costs is asked of the one that was drawn: %s, %s', (before, said) => {
  expect(followUp(said, [before])).toMatchObject({ about: 'house', input: { landSize: '25x50' } });
});

test.each([
  ['25x50 site plan single floor', 'how many bags cement and how much steel for it'],
  ['25x50 ka naksha chahiye', 'isme kitna maal lagega'],
  ['25x50 के प्लाट का नक्शा चाहिए', 'इसमें कितना माल लगेगा'],
])('So is what goes into it: %s, %s', (before, said) => {
  expect(followUp(said, [before])).toMatchObject({ about: 'house', input: { landSize: '25x50' } });
});

test('the paint of it is something else', () => {
  expect(followUp('how much does paint cost', ['plan a 25x50 house'])).toBeUndefined();
});

test('A whole sum stands beside the search before it', () => {
  const said = 'and how much would 2 masons and 3 helpers cost me for 6 days';
  expect(followUp(said, ['mason near Lucknow'])).toBeUndefined();
});

test.each([
  [['ghar banane ka thekedar batao', 'bhopal'], 'jabalpur wala nahi hai koi?', 'Jabalpur'],
  [['घर बनाने का ठेकेदार बताओ'], 'भोपाल', 'Bhopal'],
])('A town behind a search is where it is looked: %j, %s', (before, said, place) => {
  expect(followUp(said, before)).toMatchObject({
    about: 'people',
    input: { category: 'Construction Contract', place },
  });
});

test.each([
  ['दरवाजे की चौखट में दीमक लग गई', 'दवाई करने वाला कोई है गुड़गांव में', 'Gurugram'],
  ['deemak lag gayi', 'spray karne wala koi batao patna me', 'Patna'],
  ['white ants in my door', 'who does the treatment in Pune', 'Pune'],
])('The trade that treats it is looked for: %s, %s', (before, said, place) => {
  expect(followUp(said, [before])).toMatchObject({ about: 'people', input: { category: 'Other', place } });
});

test.each([
  ['सफाई वाली चाहिए लखनऊ में', 'कोई महिला हो तो अच्छा रहेगा', { category: 'Cleaning', place: 'Lucknow' }],
  ['need a cleaner in Pune', 'a lady would be better', { category: 'Cleaning', place: 'Pune' }],
  ['411014 me plumber', 'isse paas wala koi hai kya', { category: 'Other', place: '411014' }],
  ['plumber near 411014', 'anyone closer', { category: 'Other', place: '411014' }],
  ['painter jaipur', 'koi aur dikhao', { category: 'color contract', place: 'Jaipur' }],
  ['need an electrician in Kochi', 'someone honest please', { place: 'Kochi' }],
  ['jaipur me mistri dikhao', 'akela nahi puri toli chahiye', { category: 'Construction Labour' }],
  ['pune me tile mistri', 'toli chahiye', { kind: 'groupWorker', category: 'Tiles | Marbel' }],
  ['lucknow me plumber', 'din ka kitna lete hai ye log', { category: 'Other', rates: true }],
  ['masons in Surat', 'how much a day', { category: 'Construction', rates: true }],
  ['electrician chahiye bhopal', 'paas me?', { category: 'electrician contract', place: 'Bhopal' }],
  ['बिजली वाला चाहिए भोपाल', 'पास में?', { category: 'electrician contract', place: 'Bhopal' }],
  ['mason in Indore', 'nearby?', { category: 'Construction', place: 'Indore' }],
  ['jcb kiraye pe indore', 'ek din ka kitna', { kind: 'product', rates: true }],
  ['plumber indore', 'ek din ka?', { category: 'Other', rates: true }],
  ['राजमिस्त्री दिखाओ सागर', 'रोज़ का कितना', { category: 'Construction', rates: true }],
  ['scaffolding rent Pune', '10 din ke liye', { kind: 'product', place: 'Pune' }],
  ['mixer machine chahiye nagpur', 'for 3 days', { kind: 'product', place: 'Nagpur' }],
  ['Pune', 'mason', { category: 'Construction', place: 'Pune' }],
  ['भोपाल', 'प्लंबर चाहिए', { category: 'Other', place: 'Bhopal' }],
  ['लखनऊ में मिस्त्री', 'एक दिन का कितना लेते हैं', { category: 'Construction', rates: true }],
])('More is said of the people looked for: %s: %s', (before, said, input) => {
  expect(followUp(said, [before])).toMatchObject({ about: 'people', input });
});
test.each([
  ['diwar me terhi darar hai khatarnak hai kya', 'kisko dikhau ye'],
  ['cracks in columns of my house, is it dangerous', 'who can check it in Pune'],
])('An engineer is the one who only looks at it first: %s: %s', (before, said) => {
  expect(followUp(said, [before])).toMatchObject({ about: 'people', input: { kind: 'engineer' } });
});
test.each(['delhi ka mausam kaisa hai', 'mahila mazdoor ko barabar mazdoori milti hai kya'])(
  'What is no wish of them goes on from nothing: %s',
  (said) => expect(followUp(said, ['masons in Pune'])?.about).not.toBe('people'),
);
