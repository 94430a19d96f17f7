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
const hired =
  'mistri, mason, labour, labourer, labourers, worker, workers, painter, carpenter, plumber, electrician, majdoor, mazdoor, karigar, मिस्त्री, मज़दूर, मजदूर, पेंटर, कारीगर, बढ़ई, प्लंबर, लेबर';
const people = `${hired}, contractor, thekedar, builder, ठेकेदार, बिल्डर`;
const home = 'house, home, ghar, makan, makaan, building, घर, मकान, बिल्डिंग, storey, manzil, मंजिल, मंज़िल';

/** The first that fits answers. */
export const situations: readonly Situation[] = [
  { article: 'e-shram', says: ['e shram, eshram, e-shram, ई श्रम, ईश्रम, ई-श्रम'] },
  {
    article: 'soil-test',
    says: [
      'soil test, soil testing, soil report, test the soil, test soil, mitti janch, mitti ki janch, mitti test, mitti ka test, mitti jaanch, mitti ki jaanch, सॉइल टेस्ट, मिट्टी जांच, मिट्टी की जांच, मिट्टी जाँच, मिट्टी की जाँच, मिट्टी टेस्ट, मिट्टी का टेस्ट',
      'needed, necessary, need, must, required, making money, fooling, fool, waste, zaruri, jaruri, zaroori, jaroori, zarurat, jarurat, paisa bana, paise bana, bewakuf, ज़रूरी, जरूरी, ज़रूरत, जरूरत, पैसा बना, पैसे बना, बेवकूफ',
    ],
  },
  {
    article: 'home-loan-insurance',
    says: [
      'loan, subsidy, yojana, yojna, sarkar, sarkari, government, govt, लोन, कर्ज, सब्सिडी, योजना, सरकार, सरकारी',
      'money, paisa, paise, help, madad, subsidy, loan, scheme, yojana, yojna, पैसा, पैसे, मदद, सब्सिडी, लोन, कर्ज, योजना',
      'get, give, available, any, mil sakta, milega, milegi, milta, deti, degi, मिल सकता, मिलेगा, मिलेगी, मिलता, देती, देगी, मिल सकती',
      `${home}, room, rooms, kamra, kamre, कमरा, कमरे`,
    ],
  },
  {
    article: 'neev-booking',
    says: [
      'booking, book kiya, book ki, request, offer, hired, बुकिंग, अनुरोध, ऑफर',
      'cancel, cancelling, cancellation, change, postpone, raddh, radd, badal, badlu, रद्द, कैंसल, कैंसिल, बदल',
    ],
  },
  {
    article: 'neev-booking',
    says: [
      'booked, had fixed, i fixed, have fixed, book kar, book kiya, book karaya, book kara, book karwaya, बुक कर, बुक किया, बुक कराया, बुक करवाया',
      'cancel, cancelling, cancellation, change, changing, postpone, postponed, reschedule, shift, extend, raddh, radd, badal, badlu, badhana, badhau, aage kar, रद्द, कैंसल, कैंसिल, बदल, बढ़ाना, बढ़ाऊँ, आगे कर',
      `on neev, through neev, thru neev, via neev, with neev, from neev, neev par, neev pe, neev se, neev app, this app, this site, website, app se, app par, app pe, नींव पर, नींव से, नीव पर, नीव से, ऐप से, ऐप पर, वेबसाइट`,
    ],
  },
  {
    article: 'neev-booking',
    says: [
      'i booked, i have booked, we booked, had booked, book kiya, book ki, book kar diya, book kar liya, book kiya hua, बुक किया, बुक की, बुक कर दिया, बुक कर लिया',
      'cancel, cancelling, postpone, reschedule, raddh, radd, रद्द, कैंसल, कैंसिल',
      `${hired}, tiler, thekedar, ठेकेदार, contractor`,
    ],
  },
  {
    article: 'neev-booking',
    says: [
      'worker, mistri, mason, labour, painter, mazdoor, majdoor, karigar, मिस्त्री, मज़दूर, मजदूर, कारीगर, पेंटर, he, she, they',
      'no show, did not come, did not turn up, did not show up, nahi aaya, nahin aaya, nahi aaye, नहीं आया, नहीं आए',
      'booking, booked, book kiya, book ki, on neev, neev par, neev pe, बुकिंग, बुक, नींव',
    ],
  },
  {
    article: 'neev-hire',
    says: [
      'commission, kamishan, कमीशन, brokerage, dalali, दलाली',
      'you, take, charge, neev, app, aap, lete, lagta, kitna, आप, लेते, लगता, कितना, नींव, ऐप',
    ],
  },
  {
    article: 'neev-account',
    says: [
      'otp, code, password, account, phone number, mobile number, email, e mail, language, bhasha, profile photo, ओटीपी, कोड, पासवर्ड, अकाउंट, खाता, फ़ोन नंबर, फोन नंबर, मोबाइल नंबर, ई मेल, भाषा',
      'not coming, not received, did not come, nahi aaya, nahi aa raha, nahi aa rha, forgot, forgotten, bhool, change, badal, delete, remove, hatana, hata, band kar, नहीं आया, नहीं आ रहा, भूल, बदल, हटा, डिलीट, बंद कर',
    ],
  },
  {
    article: 'neev-account',
    says: [
      'neev, app, site, website, नींव, नीव, ऐप, एप',
      'without internet, without net, no internet, offline, bina internet, bina net, network nahi, बिना इंटरनेट, बिना नेट, ऑफलाइन, ऑफ़लाइन, in hindi, hindi me, hindi mein, हिंदी में, हिन्दी में, language, bhasha, भाषा',
    ],
  },
  {
    article: 'neev-reviews',
    says: [
      'rating, ratings, review, reviews, star, stars, feedback, रेटिंग, रिव्यू, तारे, फीडबैक',
      'give, write, how, hide, wrong, false, fake, report, kaise, dena, de sakta, likh, galat, कैसे, देना, लिख, गलत, ग़लत, झूठ',
    ],
  },
  {
    article: 'neev-request',
    says: [
      'post a job, post job, post my job, job post, kaam post, send request, send a request, request bheju, request kaise, request bhej, kaam dalna, kaam daalna, काम पोस्ट, काम डाल, अनुरोध कैसे, अनुरोध भेज, रिक्वेस्ट',
    ],
  },
  {
    article: 'neev-request',
    says: [
      'my rate, my daily rate, my day rate, my per day rate, my price, my days, my availability, apna rate, apna daam, apne din, mera rate, अपना रेट, अपना दाम, अपने दिन, मेरा रेट',
      'change, set, update, edit, badal, badlu, kaise, बदल, कैसे',
    ],
  },
  {
    article: 'neev-privacy',
    says: [
      'aadhaar, aadhar, adhar, id proof, identity, personal data, my data, phone number, mobile number, आधार, पहचान पत्र, मेरा डेटा, फ़ोन नंबर, फोन नंबर',
      'safe, secure, who can see, who sees, who will see, kaun dekhega, kon dekhega, कौन देखेगा, anyone else, someone else, kisi aur, koi aur, kaun kaun, किसी और, कोई और, कौन कौन, visible, share, leak, misuse, surakshit, kaun dekh, dikhega, dikhta, galat istemal, सुरक्षित, कौन देख, others see, people see, others also see, can see, other people, everybody see, everyone see, publicly, dekh sakte, dekh sakta, dekh pate, dekh paate, dekh lega, log bhi dekh, sabko dikh, sab ko dikh, देख सकते, देख सकता, देख पाते, देख लेगा, लोग भी देख, सबको दिख, सब को दिख, दिखेगा, दिखता, दुरुपयोग, ग़लत इस्तेमाल, गलत इस्तेमाल, why, kyu, kyun, kyon, क्यों',
    ],
  },
  {
    article: 'adding-floor',
    says: [
      'upar, ooper, above, upstairs, on top, one more floor, one more storey, another floor, another storey, ek aur manzil, second floor, first floor, ऊपर, एक और मंज़िल, एक और मंजिल, दूसरी मंज़िल, दूसरी मंजिल, पहली मंज़िल',
      'neev, niv, buniyad, foundation, footing, footings, purana ghar, purane ghar, purana makan, purane makan, old house, old building, नींव, नीव, बुनियाद, पुराना घर, पुराने घर, पुराना मकान, पुराने मकान',
      'sahegi, sahega, seh legi, seh lega, sah legi, sah lega, jhel legi, jhel lega, sambhal, utha legi, utha lega, utha payegi, carry, carries, take the load, bear the load, take the weight, bear the weight, strong enough, hold it, सहेगी, सहेगा, सह लेगी, सह लेगा, सह पाएगी, झेल लेगी, झेल लेगा, झेल पाएगी, संभाल, सँभाल, उठा लेगी, उठा लेगा, उठा पाएगी',
    ],
  },
  {
    article: 'minimum-wage',
    says: [
      'government, govt, sarkar, sarkari, legal, by law, kanoon, kanun, सरकार, सरकारी, क़ानून, कानून',
      `${wages}, rate, daily rate, रेट, दर`,
      'minimum, lowest, least, kam se kam, fixed, fixes, set, sets, tay, rakhi, rakha, कम से कम, तय, रखी, रखा, न्यूनतम, निर्धारित, sarkari rate, सरकारी रेट, सरकारी दर',
    ],
  },
  {
    article: 'earthquake-zones',
    says: [
      'earthquake, earthquakes, seismic, bhukamp, bhookamp, bhukump, भूकंप, भूकम्प',
      'area, areas, zone, region, ilaka, ilake, ilaqa, shahar, city, kshetra, इलाका, इलाके, इलाक़े, क्षेत्र, ज़ोन, जोन, शहर',
      `${home}`,
      'different, differently, special, extra, care, precautions, alag, dhyan, kya kar, kaise bana, कैसे बना, अलग, ध्यान, क्या कर, सावधानी, how to build, what to do, what should',
    ],
  },
  {
    article: 'site-supervision',
    says: [
      'abroad, overseas, dubai, gulf, saudi, qatar, kuwait, muscat, oman, canada, london, america, another city, other city, out of station, far away, bahar rahta, bahar rahte, bahar rehta, bahar rehte, bahar hu, bahar hun, dusre shahar, dur rahta, dur rehta, videsh, pardes, विदेश, परदेस, दुबई, सऊदी, क़तर, कतर, कुवैत, ओमान, दूसरे शहर, बाहर रहता, बाहर रहते, बाहर रहती, बाहर हूँ, बाहर हूं',
      `${home}, work, kaam, site, काम, साइट`,
      'how do i know, how to know, how will i know, how can i check, how to check, how to watch, how can i watch, how do i watch, how to monitor, how can i monitor, keep watch, keep an eye, kaise pata, kaise dekhu, kaise dekhe, kaise nazar, nazar kaise, nigrani, kaise jaanch, kaise janchu, kaise check, कैसे पता, कैसे देखूँ, कैसे देखूं, कैसे देखें, नज़र कैसे, नजर कैसे, निगरानी, कैसे जाँच, कैसे जांच',
    ],
  },
  {
    article: 'worker-accident',
    says: [
      'muavza, muaavza, muawza, muavja, muawja, compensation, compensate, hospital bill, ilaj ka kharcha, ilaaj ka kharcha, मुआवज़ा, मुआवजा, इलाज का ख़र्च, इलाज का खर्च',
      people,
    ],
  },
  {
    article: 'season-to-build',
    says: [
      'best time, best month, best season, right time, which month, which season, kaun sa mahina, kaunsa mahina, kis mahine, kis mausam, kaun se mahine, sahi samay, सही समय, किस महीने, किस मौसम, कौन सा महीना',
      home,
    ],
  },
  {
    article: 'paint-defects',
    says: [
      'old paint, purana paint, purana rang, पुराना पेंट, पुराना रंग',
      'remove, removing, scrape, peel, hata, utar, nikal, हटा, उतार, निकाल',
    ],
  },
  {
    article: 'water-tank-care',
    says: [
      'tank, tanki, टंकी, टैंक',
      'leak, leaking, leakage, tapak, ris rah, seepage, crack, darar, लीक, टपक, रिस, दरार',
    ],
  },
  {
    article: 'cement-check',
    says: [
      'cement, siment, सीमेंट',
      'fresh, taza, taaza, genuine, original, fake, nakli, asli, duplicate, expired, ताज़ा, ताजा, असली, नकली, खराब है या',
      'know, check, identify, test, find out, pata, pehchan, pahchan, kaise, pata kare, पता, पहचान, कैसे, जाँच, जांच',
    ],
  },
  {
    article: 'cement-check',
    says: [
      'cement, siment, सीमेंट',
      'weight, wajan, vajan, how many kg, kitne kilo, kitna kilo, वज़न, वजन, कितने किलो, कितना किलो',
      'bag, bori, katta, बोरी, कट्टा',
    ],
  },
  {
    article: 'neighbour-nuisance',
    says: [
      'neighbour, neighbours, neighbor, neighbors, padosi, padausi, pados wale, पड़ोसी, पड़ोसियों, पड़ोस वाले, पडोसी',
      'my land, my plot, our land, our plot, my side, my boundary, meri zameen, meri jameen, meri jamin, meri zamin, mere plot, hamari zameen, hamari jameen, hamari jamin, hamare plot, meri taraf, meri jagah, hamari jagah, मेरी ज़मीन, मेरी जमीन, हमारी ज़मीन, हमारी जमीन, मेरे प्लॉट, हमारे प्लॉट, मेरी तरफ, मेरी तरफ़, मेरी जगह, हमारी जगह',
      'built, has built, constructed, encroach, encroached, encroaching, encroachment, grabbed, inside, wall, andar, ghus, kabza, kabja, deewar, diwar, diwaar, deewaar, bana li, bana liya, bana di, khadi kar, अंदर, घुस, कब्ज़ा, कब्जा, क़ब्ज़ा, दीवार, बना ली, बना लिया, बना दी, खड़ी कर',
      'what to do, what can, what should, how, stop, complain, complaint, kya karu, kya karun, kya karen, kya kare, kaise, shikayat, क्या करूँ, क्या करूं, क्या करें, कैसे, शिकायत, legal, court, kanoon, kanuni, क़ानून, कानून',
    ],
  },
  {
    article: 'monsoon-building',
    says: [
      'rain, raining, rains, rainy, monsoon, barish, baarish, barsat, barsaat, बारिश, बरसात, मानसून',
      'slab, lenter, linter, concrete, dhalai, dhalaai, casting, cast, लेंटर, लिंटर, स्लैब, ढलाई, कंक्रीट',
      'can i, can we, should i, should we, is it ok, is it okay, is it right, allowed, chalega, sakte, sakta, karwau, ruke, ruken, rukna, चलेगा, सकते, सकता, रुकें, रुकूँ, रुकना',
    ],
  },
  {
    article: 'cold-weather-concrete',
    says: [
      'frost, snow, snowing, snowfall, freezing, freezes, freeze, zero degree, minus, pala, paala, barf, baraf, thand, thandi, thandh, sardi, sardiyon, pad rahi thand, पाला, बर्फ, बर्फ़, ठंड, ठंडी, सर्दी, सर्दियों, माइनस',
      'slab, lenter, linter, concrete, dhalai, dhalaai, casting, cast, लेंटर, लिंटर, स्लैब, ढलाई, कंक्रीट',
      'can i, can we, is it ok, is it okay, is it right, allowed, should, safe, theek, thik, sahi, chalega, sakte, sakta, karu, karun, rok, ठीक, सही, चलेगा, सकते, सकता, करूँ, करें, रोक',
    ],
  },
  {
    article: 'slab-casting',
    says: [
      'slab, lenter, linter, chhat, concrete, dhalai, casting, लेंटर, लिंटर, छत, स्लैब, ढलाई, कंक्रीट',
      'at night, in the night, raat me, raat ko, raat mein, रात में, रात को',
      'can i, can we, is it ok, is it okay, is it right, allowed, should, theek, thik, sahi, chalega, sakte, sakta, ठीक, सही, चलेगा, सकते, सकता',
    ],
  },
  {
    article: 'anti-termite',
    says: [
      'termite, termites, white ant, white ants, deemak, dimak, दीमक',
      'before, new house, foundation, pehle, pahle, naye ghar, naya ghar, neev, पहले, नए घर, नया घर, नींव',
    ],
  },
  {
    article: 'borewell',
    says: [
      'bore well, borewell, boring, tubewell, bore, बोरवेल, बोरिंग, ट्यूबवेल, बोर, नलकूप',
      'before, after, when, in mind, take care, be careful, to check, precaution, precautions, dhyan, savdhani, ध्यान, सावधानी, pehle, pahle, baad, kab, पहले, बाद, कब',
    ],
  },
  {
    article: 'efflorescence',
    says: [
      'namak, shora, lona, loni, nona, noona, salt, salts, salty, efflorescence, नमक, शोरा, लोना, लोनी, नोना',
      'wall, walls, deewar, diwar, brick, bricks, eent, plaster, paint, दीवार, ईंट, ईंटों, प्लास्टर, पेंट',
      'nikal, nikalta, nikalti, aata, aati, aa raha, comes, coming, appears, powder, safed, white, ukhad, peel, peeling, निकल, निकलता, आता, आ रहा, पाउडर, सफेद, सफ़ेद, उखड़',
    ],
  },
  {
    article: 'paint-defects',
    says: [
      'paint, pent, rang, पेंट, रंग',
      'peel, peeling, peels, coming off, flaking, ukhad, papdi, jhad raha, utar raha, bubbles, blisters, उखड़, पपड़ी, झड़ रहा, उतर रहा, फूल रहा',
    ],
  },
  {
    article: 'unpaid-wages',
    says: [
      `took work from me, made me work, i worked, we worked, mujhse kaam kar, humse kaam kar, kaam karwa ke, kaam kara ke, kaam karwaya, मुझसे काम कर, हमसे काम कर, काम करवा के, काम कराके, काम करवाया, majuri, मजूरी, ${wages}`,
      'stuck, not picking, does not pick, doesnt pick, switched off, phone nahi utha, phone nahin utha, phone band, फोन नहीं उठा, फ़ोन नहीं उठा, फोन बंद, फ़ोन बंद, daba ke, daba li, daba kar, दबा के, दबाकर, दबा ली, atka, atke, atki, अटका, अटके, अटकी',
    ],
  },
  {
    article: 'payment-stages',
    says: [
      'instalment, instalments, installment, installments, kist, kisht, kiston, किस्त, किस्तों, at one go, in one go, at each point, at each stage, stage by stage, stage wise, ek baar me nahi, एक बार में नहीं, kis kis kaam par, किस किस काम पर, kab kab kitna, कब कब कितना',
      `${money}, cash, pay, nakad, नकद`,
      'contractor, thekedar, builder, mistri, ठेकेदार, बिल्डर, मिस्त्री',
    ],
  },
  {
    article: 'advance-fraud',
    says: [
      'not picking, not answering, not responding, switched off, phone off, phone nahi utha, phone nahin utha, phone band, call nahi utha, फोन नहीं उठा, फ़ोन नहीं उठा, फोन बंद, फ़ोन बंद',
      money,
    ],
  },
  {
    article: 'retention-defects',
    says: [
      'kaam sahi nahi, kaam theek nahi, kaam thik nahi, sahi kaam nahi, theek se kaam nahi, not working properly, not doing properly, not doing good work, quality is bad, काम सही नहीं, काम ठीक नहीं, सही काम नहीं, ठीक से काम नहीं',
      people,
    ],
  },
  {
    article: 'choosing-contractor',
    says: [
      'contractor, thekedar, builder, ठेकेदार, बिल्डर',
      'before hiring, before i hire, how to choose, how do i choose, how to select, what to ask, what should i ask, what to check, rakhne se pehle, dene se pehle, kaise chune, kaise chunu, kya puchh, kya poochh, रखने से पहले, देने से पहले, कैसे चुनें, कैसे चुनूँ, क्या पूछ',
    ],
  },
  {
    article: 'retention-defects',
    says: [
      'hold, holding, held back, held, kept back, keep back, keep with me, kept with me, retain, retained, retention, withhold, withheld, rok ke, rok kar, roka, roki, rok rakha, rok rakhe, रोक के, रोककर, रोका, रोकी, रोक रखा, रोक रखे, रिटेंशन',
      'percent, per cent, %, bill, last payment, final payment, pratishat, फ़ीसदी, फीसदी, प्रतिशत, बिल, आख़िरी भुगतान, आखिरी भुगतान, aakhri payment, akhri payment',
      'release, pay him, return, give back, when, how long, until, chhodu, chhodna, chhode, dena, du, dun, kab, kab tak, छोड़ूँ, छोड़ना, देना, दूँ, कब, कब तक',
      'contractor, thekedar, builder, bill, ठेकेदार, बिल्डर, बिल',
    ],
  },
  {
    article: 'gst-building',
    says: ['gst, g s t, जीएसटी, जी एस टी, goods and services tax'],
  },
  {
    article: 'pf-esi',
    says: [
      'pf, p f, epf, provident fund, esic, esi card, esi scheme, पीएफ, पी एफ, ईपीएफ, प्रोविडेंट, bhavishya nidhi, भविष्य निधि',
    ],
  },
  {
    article: 'mortar-mixes',
    says: [
      'ratio, proportion, anupat, rashyo, kitni ret mila, अनुपात, रेशियो',
      'plaster, plastering, mortar, masala, chinai, judai, brickwork, palastar, प्लास्टर, पलस्तर, मसाला, मसाले, चिनाई, जुड़ाई',
    ],
  },
  {
    article: 'column-beam-size',
    says: [
      'steel, sariya, saria, bar, bars, rod, rods, सरिया, सरिए, छड़',
      'column, pillar, beam, kolam, khambha, khamba, कॉलम, पिलर, बीम, खंभा, खंभे',
      'which size, what size, what dia, which dia, diameter, how many mm, kitne mm, kitna mm, kitne soot, kaun sa, kaunsa, konsa, kitna sariya, कितने एमएम, कितने mm, कितने मिमी, कितने सूत, कौन सा, कौनसा, कितना सरिया, मोटाई',
    ],
  },
  {
    article: 'building-permission',
    says: [
      'permission, anumati, ijazat, naksha pass, approval, sanction, अनुमति, इजाज़त, इजाजत, परमिशन, मंज़ूरी, मंजूरी, नक्शा पास',
      `${home}, floor, floors, build, banana, bana, construct, wall, boundary, बनाना, बना, बनवाना`,
    ],
  },
  {
    article: 'foundation-depth',
    says: [
      'how deep, what depth, how much depth, kitna gehra, kitni gehri, kitne gehre, kitni gahri, kitna gahra, kitni gehrai, kitni gahrai, kitna khod, kitni khod, kitna khode, kitna khodu, कितना गहरा, कितनी गहरी, कितने गहरे, कितनी गहराई, कितना खोद, कितना खोदें, कितना खोदूँ',
      'dig, digging, excavate, excavation, foundation, neev, footing, khod, khode, khodu, khodna, khodni, khudai, नींव, फुटिंग, खोद, खोदें, खोदूँ, खोदना, खोदनी, खुदाई',
      home,
    ],
  },
  {
    article: 'sand-measure',
    says: [
      'trolley, trolly, troli, tractor, truck, dumper, tipper, hywa, haiwa, ट्रॉली, ट्राली, ट्रैक्टर, ट्रक, डंपर, हाइवा',
      'sand, ret, reti, balu, gitti, aggregate, rodi, morang, bajri, रेत, रेती, बालू, गिट्टी, रोड़ी, बजरी, मोरंग',
    ],
  },
  {
    article: 'bocw-registration',
    says: [
      'majdoori card, mazdoori card, majduri card, mazduri card, labour card, labor card, majdoor card, mazdoor card, shramik card, bocw card, मज़दूरी कार्ड, मजदूरी कार्ड, लेबर कार्ड, मज़दूर कार्ड, मजदूर कार्ड, श्रमिक कार्ड',
      'form, apply, kaise, how, ban, banta, banega, banwana, banwane, bharna, renew, फॉर्म, फ़ॉर्म, कैसे, बनता, बनेगा, बनवाना, बनवाने, भरना, आवेदन',
    ],
  },
  {
    article: 'lift-home',
    says: [
      'a lift, home lift, small lift, elevator, lift ke, lift ki, lift ka, lift lag, lift hole, lift shaft, lift well, लिफ्ट, लिफ़्ट',
      'space, room, shaft, size, leave, pit, later, in future, jagah, gaddha, chhod, chhodu, chhode, chhodni, baad, जगह, शाफ्ट, गड्ढा, छोड़, छोड़ें, छोड़नी, बाद',
    ],
  },
  {
    article: 'neighbour-nuisance',
    says: [
      'police, complained, complain, complaint, shikayat, objected, objecting, called the police, पुलिस, शिकायत, fight, fights, fighting, ladai, jhagda, लड़ाई, झगड़ा',
      'dust, dhool, dhul, noise, shor, at night, night work, raat ko, raat me, breaker, mixer, धूल, शोर, रात को, रात में',
      'neighbour, neighbours, neighbor, neighbors, next door, next house, next plot, padosi, pados, padosiyo, padosiyon, bagal wale, bagal wala, पड़ोसी, पड़ोसियों, पड़ोस, बगल वाले, बगल वाला, society, mohalla, mohalle, मोहल्ले',
    ],
  },
  {
    article: 'child-labour',
    says: [
      '10 year, 11 year, 12 year, 13 year, 14 year, 15 year, 16 year, 17 year, 10 saal, 11 saal, 12 saal, 13 saal, 14 saal, 15 saal, 16 saal, 17 saal, 10 साल, 11 साल, 12 साल, 13 साल, 14 साल, 15 साल, 16 साल, 17 साल, child, children, bachcha, bachche, baccha, bacche, nabalig, बच्चा, बच्चे, बच्चों, नाबालिग, minor',
      'work, working, site, job, labour, kaam kar, kaam par, kaam pe, kaam pr, kaam me, kaam mein, kaam laga, me laga, mein laga, lagaya hai, lagaye hai, lagaya hua, dhone, dhulwa, uthwa, eent utha, bhari kaam, kaam ka, kaam sikh, majduri, mazdoori, rakh sakte, काम कर, काम पर, काम में, काम पे, काम लगा, में लगा, लगाया है, ढोने, धोने, उठवा, ढुलवा, काम सीख, काम लूँ, साइट, मज़दूरी, मजदूरी',
    ],
  },
  {
    article: 'rera',
    says: [
      'flat, apartment, possession, कब्ज़ा, कब्जा, फ्लैट, फ़्लैट',
      'builder, bilder, developer, promoter, बिल्डर, डेवलपर',
      'nahi de, nahin de, not giving, not given, not handed, refund, wapas, interest, byaj, नहीं दे, वापस, ब्याज',
    ],
  },
  {
    article: 'unpaid-wages',
    says: [
      `${wages}, paisa, paise, पैसा, पैसे, payment, paid`,
      'nahi de, nahin de, nhi de, na de, na dein, na mile, nahi deta, nahi dete, nahi di, nahin di, nahi diya, nahi diye, nahi mili, nahi mila, nahi mil rah, rok li, rok liya, rok rakh, not paying, not paid, not pay, did not pay, does not pay, refuses to pay, unpaid, withheld, is not giving, नहीं दे, न दे, ना दे, न मिले, ना मिले, नहीं देता, नहीं देते, नहीं दी, नहीं दिया, नहीं दिए, नहीं मिली, नहीं मिला, नहीं मिल रही, रोक ली, रोक लिया, रोक रखी, बकाया, bakaya',
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
      'do i need, is it necessary, necessary, needed or not, difference, farak, fark, zaruri, jaruri, zaroori, zarurat, jarurat, kya karta, what does, ज़रूरी, जरूरी, ज़रूरत, जरूरत, फ़र्क, फर्क, अंतर, क्या करता',
    ],
  },
  {
    article: 'stages-time',
    says: [
      'how many month, how many months, how many days, how many weeks, how long, how much time, kitne din, kitne hafte, कितने दिन, कितने हफ्ते, कितने हफ़्ते, kitne mahine, kitne mahine me, kitna samay, kitna time, kitne din me ghar, kitne saal, कितने महीने, कितना समय, कितना टाइम, कितने साल',
      home,
      'build, built, complete, completed, construct, constructed, ready, finish, finished, banta, banne, banane, ban, taiyar, tayyar, lagta, lagega, lagte, बनता, बनने, बनाने, बनेगा, तैयार, लगता, लगेगा, लगते, take, takes',
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
      'women, woman, female, ladies, pregnant, garbhvati, garbhwati, गर्भवती, गर्भ, mahila, mahilaon, aurat, auraton, महिला, महिलाओं, महिलाएं, औरत, औरतों',
      'work, site, mason, labour, kaam, mistri, majdoor, mazdoor, काम, साइट, मिस्त्री, मज़दूर, मजदूर',
    ],
  },
  {
    article: 'payment-stages',
    says: [
      'baki, baaki, remaining, rest, balance, bacha hua, bache hue, bacha, shesh, बाकी, बाक़ी, बचा, बचा हुआ, बचे हुए, शेष',
      `${money}, pay`,
      'dena, dene, du, dun, doon, de du, to pay, i pay, we pay, to give, i give, we give, be paid, देना, देने, दूँ, दूं, दे दूँ',
      'when, at which stage, at what stage, kab, kab kab, kis stage, कब, कब कब, किस स्टेज',
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
  {
    article: 'half-day-late',
    says: [
      'comes late, come late, coming late, came late, reaches late, arrives late, leaves early, left early, late aata, late aate, late aa raha, late aa rahe, der se aata, der se aate, der se aa raha, jaldi chala jata, देर से आता, देर से आते, देर से आ रहा, जल्दी चला जाता',
      hired,
    ],
  },
  {
    article: 'outstation-food-lodging',
    says: [
      'train fare, bus fare, travel fare, food and room, food and lodging, lodging, khana rehna, rehna khana, khuraki, train ka kiraya, aane jane ka kiraya, आने जाने का किराया, खाना रहना, रहना खाना, खुराकी',
      people,
    ],
  },
  {
    article: 'holiday-rain-wages',
    says: [
      'paid holiday, paid holidays, holiday wage, holiday wages, holiday pay, on holidays, on a holiday, on a rainy day, rain stopped, chutti ki, chutti ke din, chhutti ki, chhutti ke din, barish me kaam band, barish se kaam, छुट्टी की, छुट्टी के दिन, बारिश में काम बंद, बारिश से काम',
      `${wages}, ${hired}`,
    ],
  },
  { article: 'septic-tank', says: ['septic, septik, सेप्टिक, सैप्टिक, shauchalay tank'] },
];
