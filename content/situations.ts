/** A question that names a trade or a material and yet asks for advice: which words tell it, and which article answers. */
export interface Situation {
  /** The file's name in articles/. */
  article: string;
  /** Of each line one word or more must be said, in any of the three ways of writing. */
  says: readonly string[];
}

const wages =
  'wage, wages, salary, majduri, mazdoori, mazduri, dihadi, मज़दूरी, मजदूरी, दिहाड़ी, पगार, pagar, tankhwah, तनख्वाह';
const money = `money, payment, paisa, paise, paisey, rupees, पैसा, पैसे, रुपये, advance, एडवांस, peshgi, पेशगी`;
const people =
  'mistri, mason, labour, labourer, labourers, worker, workers, contractor, thekedar, painter, carpenter, plumber, electrician, majdoor, mazdoor, karigar, builder, मिस्त्री, मज़दूर, मजदूर, ठेकेदार, पेंटर, कारीगर, बढ़ई, प्लंबर, बिल्डर, लेबर';
const home = 'house, home, ghar, makan, makaan, building, घर, मकान, बिल्डिंग, storey, manzil, मंजिल, मंज़िल';

/** The first that fits answers. */
export const situations: readonly Situation[] = [
  {
    article: 'child-labour',
    says: [
      '10 year, 11 year, 12 year, 13 year, 14 year, 15 year, 16 year, 17 year, 10 saal, 11 saal, 12 saal, 13 saal, 14 saal, 15 saal, 16 saal, 17 saal, 10 साल, 11 साल, 12 साल, 13 साल, 14 साल, 15 साल, 16 साल, 17 साल, child, children, bachcha, bachche, baccha, bacche, nabalig, बच्चा, बच्चे, बच्चों, नाबालिग, minor',
      'work, working, site, job, labour, kaam, majduri, mazdoori, rakh sakte, काम, साइट, मज़दूरी, मजदूरी',
    ],
  },
  {
    article: 'unpaid-wages',
    says: [
      `${wages}, paisa, paise, पैसा, पैसे, payment, paid`,
      'nahi de, nahin de, nhi de, nahi di, nahin di, nahi diya, nahi diye, nahi mili, nahi mila, nahi mil rah, rok li, rok liya, rok rakh, not paying, not paid, not pay, did not pay, does not pay, refuses to pay, unpaid, withheld, is not giving, नहीं दे, नहीं दी, नहीं दिया, नहीं दिए, नहीं मिली, नहीं मिला, नहीं मिल रही, रोक ली, रोक लिया, रोक रखी, बकाया, bakaya',
      'my, owner, malik, contractor, thekedar, seth, meri, mera, mere, hamari, hamara, mujhe, hume, worker, workers, मालिक, ठेकेदार, सेठ, मेरी, मेरा, मेरे, हमारी, हमारा, मुझे, हमें',
    ],
  },
  {
    article: 'advance-fraud',
    says: [
      'left, leave, incomplete, unfinished, ran away, run away, disappeared, absconded, adhura, adhoora, bhag gaya, bhaag gaya, bhag gaye, chhod diya, chod diya, chhod kar, gayab, अधूरा, भाग गया, भाग गए, छोड़ दिया, छोड़ कर, छोड़कर, गायब',
      money,
    ],
  },
  {
    article: 'advance-fraud',
    says: [
      'left work, left the work, left my work, left halfway, left it halfway, incomplete, unfinished, ran away, run away, disappeared, absconded, stopped coming, not coming, adhura, adhoora, bhag gaya, bhaag gaya, bhag gaye, kaam chhod, kaam chod, kam chhod, beech me chhod, gayab ho, nahi aa raha, nahin aa raha, अधूरा, भाग गया, भाग गए, काम छोड़, बीच में छोड़, गायब हो, नहीं आ रहा, नहीं आ रहे',
      people,
    ],
  },
  {
    article: 'rera',
    says: [
      'builder, bilder, बिल्डर, flat, फ्लैट, फ़्लैट, possession, कब्ज़ा, कब्जा, qabza',
      'late, delay, delayed, delaying, der, deri, not on time, time par nahi, time pe nahi, samay par nahi, samay pe nahi, not given possession, not handed over, देर, देरी, समय पर नहीं, टाइम पर नहीं, कब्ज़ा नहीं, कब्जा नहीं',
    ],
  },
  {
    article: 'setbacks-far',
    says: [
      'gap, distance, doori, duri, kitna door, jagah chhod, jagah chod, दूरी, जगह छोड़, कितनी जगह, space',
      'two buildings, two houses, between buildings, between houses, neighbour, neighbor, padosi, boundary, do ghar, do makan, पड़ोसी, दो घर, दो मकान, बाउंड्री, सीमा',
      'minimum, least, kitna, kitni, kitne, how much, how far, leave, chhodna, chodna, chhodni, कितना, कितनी, छोड़ना, छोड़नी, कम से कम',
    ],
  },
  {
    article: 'neev-hire',
    says: [
      'on neev, does neev, is neev, neev charge, neev par, neev pe, neev app, this app, this site, is app, नींव पर, नींव ऐप, इस ऐप, यहाँ',
      'charge, charges, fee, fees, free, commission, paise lagte, paisa lagta, paise lagenge, paisa lagega, muft, पैसे लगते, पैसा लगता, पैसे लगेंगे, पैसा लगेगा, शुल्क, फीस, फ़ीस, मुफ़्त, मुफ्त, कमीशन',
    ],
  },
  {
    article: 'renovation',
    says: [
      'remove, removing, break, demolish, cut, todna, tod, todni, hatana, hata, hatani, nikalna, तोड़ना, तोड़, तोड़नी, हटाना, हटा, हटानी, निकालना',
      'wall, beam, column, pillar, deewar, diwar, khamba, khambha, दीवार, बीम, खंभा, खम्भा, कॉलम, पिलर',
      'can i, can we, is it safe, safe, should i, sakte, sakta, sakti, theek, kya, सकते, सकता, सकती, ठीक, क्या',
    ],
  },
  {
    article: 'advance-fraud',
    says: [
      'advance, advances, एडवांस, peshgi, पेशगी, byana, बयाना, half, aadha, adha, आधा, 50 percent, 50 %, 50%, full payment, poora paisa, pura paisa, पूरा पैसा, 50 pratishat, 50 प्रतिशत',
      'how much, kitna, kitne, kitni, कितना, कितने, should, dena, dun, doon, dein, chahiye, theek, thik, sahi, ok, okay, right, safe, before, pehle, pahle, wants, want, asks, asking, maang, mang, देना, दूँ, दूं, चाहिए, ठीक, सही, पहले, मांग, माँग',
      `${people}, work, kaam, काम`,
    ],
  },
  {
    article: 'retention-defects',
    says: [
      'bad work, poor work, bad job, poor job, kharab kaam, ganda kaam, ghatiya, kharab kar, खराब काम, ख़राब काम, घटिया, खराब कर, ख़राब कर, defect, defects, faulty',
      'refuse, refuses, refusing, not repairing, will not repair, not fix, nahi kar rah, nahin kar rah, thik nahi, theek nahi, nahi sudhar, नहीं कर रहा, नहीं कर रहे, ठीक नहीं, repair, fix, what to do, what can i do, kya karu, kya karun, kya kare, क्या करूँ, क्या करूं, क्या करें',
    ],
  },
  {
    article: 'cost-shares',
    says: [
      'percent, percentage, %, share, pratishat, hissa, प्रतिशत, हिस्सा, फ़ीसदी, फीसदी, fisadi',
      'labour, majduri, mazdoori, mazdoor, मज़दूरी, मजदूरी, लेबर, mistri',
      'material, materials, saman, samaan, cost, kharcha, kharch, सामान, मटेरियल, खर्च, ख़र्च, खर्चा',
    ],
  },
  {
    article: 'architect-engineer',
    says: [
      'architect, aarkitekt, आर्किटेक्ट, engineer, इंजीनियर, naksha banane wala',
      'do i need, is it necessary, necessary, needed or not, difference, farak, fark, zaruri, jaruri, zaroori, zarurat, jarurat, kya karta, what does, why, ज़रूरी, जरूरी, ज़रूरत, जरूरत, फ़र्क, फर्क, अंतर, क्या करता',
    ],
  },
  {
    article: 'stages-time',
    says: [
      'how many month, how many months, how long, how much time, kitne mahine, kitne mahine me, kitna samay, kitna time, kitne din me ghar, kitne saal, कितने महीने, कितना समय, कितना टाइम, कितने साल',
      home,
      'build, built, complete, construct, ready, finish, banta, banne, banane, ban, taiyar, tayyar, lagta, lagega, lagte, बनता, बनने, बनाने, बनेगा, तैयार, लगता, लगेगा, लगते, take, takes',
    ],
  },
  {
    article: 'cement-storage',
    says: [
      'cement, siment, सीमेंट',
      'store, storage, storing, stored, rakhe, rakhein, rakhna, rakhen, rakhu, bachaye, bachana, रखें, रखना, रखूं, रखूँ, रखे, बचाएं, बचाना, how old, purana, पुराना, jam gaya, जम गया',
    ],
  },
  {
    article: 'worker-accident',
    says: [
      'accident, injured, injury, hurt, fell, died, chot, chott, ghayal, gir gaya, gir gaye, mar gaya, durghatna, दुर्घटना, एक्सीडेंट, चोट, घायल, गिर गया, गिर गए, मर गया',
      people,
    ],
  },
  {
    article: 'women-on-site',
    says: [
      'women, woman, female, ladies, mahila, mahilaon, aurat, auraton, महिला, महिलाओं, महिलाएं, औरत, औरतों',
      'work, site, mason, labour, kaam, mistri, majdoor, mazdoor, काम, साइट, मिस्त्री, मज़दूर, मजदूर',
    ],
  },
  {
    article: 'payment-stages',
    says: [
      'more money, extra money, extra payment, more payment, aur paisa, aur paise, zyada paisa, zyada paise, jyada paisa, jyada paise, और पैसा, और पैसे, ज़्यादा पैसे, ज्यादा पैसे, ज़्यादा पैसा, ज्यादा पैसा',
      'ask, asks, asking, demand, demands, demanding, want, wants, maang, mang, मांग, माँग',
    ],
  },
  {
    article: 'site-supervision',
    says: [
      'theft, stole, stolen, steal, stealing, chori ho gayi, chori ho gaya, chori kar, chori hui, chura, churaya, चोरी हो गई, चोरी हो गया, चोरी कर, चोरी हुई, चुरा, drunk, drinks, sharab, daru, nashe, शराब, दारू, नशे',
      `${people}, site, saman, samaan, material, cement, sariya, साइट, सामान, सीमेंट, सरिया`,
    ],
  },
  {
    article: 'written-agreement',
    says: [
      'not coming, stopped coming, absent, does not come, nahi aa rah, nahin aa rah, nahi aata, aana band, kaam band kar, नहीं आ रहा, नहीं आ रहे, नहीं आता, आना बंद, काम बंद कर',
      people,
    ],
  },
  { article: 'septic-tank', says: ['septic, septik, सेप्टिक, सैप्टिक, shauchalay tank, soak pit'] },
];
