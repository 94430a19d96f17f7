/**
 * What a sentence about work says beside trades and machines, in six languages, their scripts and Latin letters:
 * `meaning: words`, divided by commas. Spellings that sound alike are found by themselves.
 */
export const wishWords: Readonly<Record<string, string>> = {
  // Numbers; Hindi up to 99 stands in `heard-numbers.ts`.
  'number 1':
    'one, a, an, ek, single, onnu, oru, okati, oka, okka, okkaru, okaru, एक, এক, একটা, একটি, একজন, एकच, ఒక, ఒకటి, ఒక్క, ఒకరు, ఒకరిని, ఒక్కరు, ஒன்று, ஒரு, ஒன்னு, ஒருவர்',
  'number 2':
    'two, do, dono, pair, couple, dui, duto, duijon, don, dona, rendu, irandu, iddaru, iddarini, दो, दोन, दोघे, दोघं, দুই, দু, দুটো, দুটি, দুটা, দুজন, దో, రెండు, రెండూ, ఇద్దరు, ఇద్దరిని, இரண்டு, ரெண்டு, இருவர், ரெண்டு பேர், இரண்டு பேர்',
  'number 3':
    'three, teen, tin, thri, moonu, munu, mundru, moondru, moodu, mudu, mugguru, tinte, tinjon, तीन, तिघे, তিন, তিনটে, তিনটি, তিনটা, তিনজন, మూడు, ముగ్గురు, ముగ్గురిని, மூன்று, மூணு, மூனு, மூவர்',
  'number 4':
    'four, char, chaar, naalu, nalu, naangu, nangu, nalugu, naalugu, naluguru, चार, चौघे, চার, চারটে, চারটি, চারটা, চারজন, నాలుగు, నలుగురు, నలుగురిని, நான்கு, நாலு, நால்வர்',
  'number 5':
    'five, panch, paanch, pach, paach, paanc, pancha, anju, ainthu, aindhu, aidu, ayidu, aiduguru, पांच, पाँच, पाच, পাঁচ, পাঁচটা, পাঁচটি, পাঁচজন, ఐదు, అయిదు, ఐదుగురు, ఐదుగురిని, ஐந்து, அஞ்சு, ஐவர்',
  'number 6':
    'six, chhe, che, chhah, chah, chhai, sahaa, saha, choy, chhoy, aaru, aru, aaruguru, छह, छः, छे, छै, सहा, ছয়, ছয়জন, ছটা, ఆరు, ఆరుగురు, ஆறு',
  'number 7':
    'seven, saat, sath, ezhu, elu, yezhu, edu, yedu, eduguru, सात, সাত, সাতজন, সাতটা, ఏడు, ఏడుగురు, ஏழு',
  'number 8': 'eight, aath, aat, ath, aatth, ettu, enimidi, आठ, আট, আটজন, আটটা, ఎనిమిది, ఎనిమిదిమంది, ఎనిమిది మంది, எட்டு',
  'number 9':
    'nine, nau, nou, noy, onbathu, onbadhu, ombodu, tommidi, thommidi, नौ, नऊ, নয়, নয়জন, తొమ్మిది, ஒன்பது',
  'number 10':
    'ten, das, dus, daha, dosh, doshjon, paththu, pathu, padi, padhi, दस, दहा, দশ, দশজন, దశజన, పది, పదిమంది, பத்து, பத்துபேர்',
  'number 11':
    'eleven, gyarah, gyara, gyaarah, akra, egaro, pathinonnu, padakondu, अकरा, এগারো, పదకొండు, பதினொன்று, பதினோரு',
  'number 12':
    'twelve, dozen, barah, baarah, bara, baro, pannendu, panirendu, बारा, বারো, డజను, పన్నెండు, பன்னிரண்டு, பன்னெண்டு',
  'number 13': 'thirteen, terah, tera, तेरा, তেরো, పదమూడు, பதிமூன்று',
  'number 14': 'fourteen, chaudah, choudah, चौदा, চোদ্দ, చౌదా, పద్నాలుగు, பதினான்கு',
  'number 15':
    'fifteen, pandrah, pandra, pandhra, pondro, padihenu, pathinanju, पंधरा, পনেরো, పదిహేను, பதினைந்து, பதினஞ்சு',
  'number 16': 'sixteen, solah, सोळा, ষোলো, పదహారు, பதினாறு',
  'number 17': 'seventeen, satrah, सतरा, সতেরো, పదిహేడు, பதினேழு',
  'number 18': 'eighteen, atharah, athara, अठरा, আঠারো, పద్దెనిమిది, பதினெட்டு',
  'number 19': 'nineteen, unnis, एकोणीस, উনিশ, పంతొమ్మిది, பத்தொன்பது',
  'number 20': 'twenty, bees, bis, vees, vis, kuri, irupathu, iruvai, वीस, কুড়ি, বিশ, ఇరవై, இருபது',
  'number 25': 'pachees, pacchis, panchvis, पंचवीस, পঁচিশ',
  'number 30': 'thirty, tees, tis, muppathu, muppai, तीस, ত্রিশ, তিরিশ, ముప్పై, முப்பது',
  'number 40': 'forty, fourty, chalis, chalees, chaalis, नाळीस, चाळीस, চল্লিশ, నలభై, நாற்பது',
  'number 50': 'fifty, pachas, pachaas, pannas, पन्नास, পঞ্চাশ, యాభై, ஐம்பது',
  'number 60': 'sixty, saath, साठ, ষাট, అరవై, அறுபது',
  'number 70': 'seventy, sattar, सत्तर, সত্তর, డెబ్బై, எழுபது',
  'number 80': 'eighty, assi, ऐंशी, আশি, ఎనభై, எண்பது',
  'number 90': 'ninety, nabbe, नव्वद, নব্বই, తొంభై, தொண்ணூறு',
  'number 1.5': 'dedh, ded, डेढ़, डेढ, दीड, দেড়',
  'number 2.5': 'dhai, adhai, dhaai, ढाई, अढ़ाई, अडीच, আড়াই',
  'number 200': 'दोनशे, দুশো, দুইশো, రెండువందలు, இருநூறு, iranooru',
  'number 300': 'तीनशे, তিনশো, முந்நூறு, முன்னூறு, munnooru',
  'number 400': 'चारशे, চারশো, நானூறு, naanooru, nanooru',
  'number 500': 'पाचशे, পাঁচশো, ஐநூறு, ஐந்நூறு, ainooru, ainuru, pachshe, panchso',
  'number 600': 'सहाशे, ছশো, ছয়শো, அறுநூறு, arunooru',
  'number 700': 'सातशे, সাতশো, எழுநூறு, ezhunooru, saatso, saatshe',
  'number 800': 'आठशे, আটশো, আটশ, எண்ணூறு, ennooru, aathshe',
  'number 900': 'नऊशे, নয়শো, தொள்ளாயிரம், thollayiram, nauso',
  'times 100':
    'hundred, sau, shambhar, she, sho, nooru, noothi, vanda, vandalu, vandala, सौ, शंभर, शे, শো, শ, একশো, వంద, వందలు, వందల, நூறு',
  'times 1000':
    'thousand, thousands, k, hazar, hazaar, hajar, hajaar, hajjar, hazzar, aayiram, ayiram, veyyi, velu, vela, हज़ार, हजार, হাজার, వెయ్యి, వేలు, వేల, ஆயிரம், ஆயிரத்து',
  'times 100000': 'lakh, lakhs, lac, lacs, लाख, লাখ, లక్ష, லட்சம்',
  add: 'sadhe, saadhe, साढ़े, साडे, সাড়ে',

  day: 'roju, rozu, din ki, दिन की, day, days, dayz, din, dino, dinon, dinno, divas, divsa, diwas, dinu, diner, naal, naalu, naatkal, naal ku, naalukku, nal, nalku, rojulu, roju, rojula, rojulaku, rozulu, day work, दिन, दिनों, दिवस, दिवसांसाठी, दिवसासाठी, दिवसां, দিন, দিনের, দিনের জন্য, రోజు, రోజులు, రోజుల, రోజులకు, రోజుల కోసం, దినాలు, நாள், நாட்கள், நாளைக்கு வேலை, நாளுக்கு, நாட்களுக்கு, நாள் வேலை',
  week: 'week, weeks, wk, wks, hafta, hafte, hafton, saptah, athavda, aathavda, soptaho, vaaram, varam, vaaraalu, varalu, vaarathukku, हफ्ता, हफ़्ता, हफ्ते, हफ़्ते, हफ्तों, सप्ताह, आठवडा, आठवडे, आठवड्या, आठवड्यांसाठी, आठवड्यासाठी, সপ্তাহ, সপ্তাহের, হপ্তা, వారం, వారాలు, వారాల, వారాలకు, வாரம், வாரங்கள், வாரத்துக்கு, வாரத்திற்கு',
  month:
    'month, months, mahina, mahine, mahino, maheena, maheene, mas, maas, nela, nelalu, nelalaku, maasam, madham, महीना, महीने, महीनों, महिना, महिने, महिन्यां, महिन्यासाठी, মাস, মাসের, నెల, నెలలు, నెలల, నెలలకు, மாதம், மாதங்கள், மாசம், மாதத்துக்கு',
  hour: 'hour, hours, hr, hrs, ghanta, ghante, ghanton, ghonta, taas, gantalu, ganta, gantala, mani neram, घंटा, घंटे, घंटों, तास, ঘণ্টা, ঘন্টা, గంట, గంటలు, గంటల, மணி நேரம், மணிநேரம்',
  clock: 'am, pm, a m, p m, baje, o clock, oclock, vajta, vajata, বাজে, बजे, वाजता, টায়, గంటలకు, மணிக்கு',

  'weekday 0':
    'sunday, sundays, sun, sundey, itwar, itvaar, itwaar, ravivar, raviwar, ravivaar, robibar, rabibar, aadivaram, adivaram, nyayiru, gnayiru, nyayitru kizhamai, संडे, इतवार, रविवार, रविवारी, रविवारपासून, রবিবার, রোববার, ఆదివారం, ఆదివారము, ஞாயிறு, ஞாயிற்றுக்கிழமை, ஞாயித்துக்கிழமை',
  'weekday 1':
    'monday, mondays, mon, mondey, munday, somvar, somwar, somvaar, somwaar, sombar, shombar, somavaram, sombaar, thingal, tingal, thingatkizhamai, thingal kizhamai, मंडे, सोमवार, सोमवारी, सोमवारपासून, সোমবার, సోమవారం, திங்கள், திங்கட்கிழமை, திங்கள்கிழமை, திங்கள் கிழமை',
  'weekday 2':
    'tuesday, tuesdays, tue, tues, tuseday, mangalvar, mangalwar, mangalvaar, mongolbar, mangalavaram, sevvai, chevvai, sevvai kizhamai, मंगलवार, मंगळवार, मंगळवारी, ট্যুসডে, মঙ্গলবার, మంగళవారం, செவ்வாய், செவ்வாய்க்கிழமை, செவ்வாய் கிழமை',
  'weekday 3':
    'wednesday, wednesdays, wed, wednsday, wensday, wednesdy, budhvar, budhwar, budhvaar, budhbar, budhavaram, buthan, budhan, budhan kizhamai, बुधवार, बुधवारी, বুধবার, బుధవారం, புதன், புதன்கிழமை, புதன் கிழமை',
  'weekday 4':
    'thursday, thursdays, thu, thur, thurs, thrusday, thirsday, guruvar, guruwar, guruvaar, brihaspativar, veervar, brihospotibar, guruvaram, viyazhan, vyazhan, viyalan, गुरुवार, गुरूवार, बृहस्पतिवार, वीरवार, गुरुवारी, বৃহস্পতিবার, గురువారం, வியாழன், வியாழக்கிழமை, வியாழன் கிழமை',
  'weekday 5':
    'friday, fridays, fri, firday, fryday, shukravar, shukrawar, shukravaar, shukrvar, jumma, shukrobar, sukrobar, shukravaram, sukravaram, velli, vellikizhamai, velli kizhamai, शुक्रवार, शुक्रवारी, जुम्मा, শুক্রবার, శుక్రవారం, வெள்ளி, வெள்ளிக்கிழமை, வெள்ளி கிழமை',
  'weekday 6':
    'saturday, saturdays, sat, satuday, saterday, shanivar, shaniwar, shanivaar, shanichar, shonibar, sanivaram, shanivaram, sani, sanikizhamai, sani kizhamai, शनिवार, शनिवारी, शनिचर, শনিবার, శనివారం, சனி, சனிக்கிழமை, சனி கிழமை',
  weekend: 'weekend, week end, weekends, वीकेंड',
  'ahead 0':
    'today, tody, aaj, aj, aaj hi, ajke, ajkei, indru, innaiku, inniki, inraikku, innikki, innaikku, ee roju, eeroju, ivala, now, immediately, urgent, urgently, asap, abhi, turant, aaj se, आज, आजच, आत्ता, अभी, तुरंत, তুরন্ত, আজ, আজকে, আজই, এখন, এখনই, ఈ రోజు, ఈరోజు, నేడు, ఇవాళ, ఇప్పుడు, இன்று, இன்னைக்கு, இன்னிக்கு, இன்றைக்கு, இப்போ, இப்போது, உடனே',
  'ahead 1':
    'tomorrow, tomorow, tommorow, tommorrow, tomorrrow, tomoro, tmrw, tmr, tmrow, 2moro, kal, kaal, kaalke, agamikal, udya, udyaa, udyapasun, naalai, nalai, naalaiku, naalaikku, nalaiku, naalaiki, repu, repati, repatinunchi, repati nunchi, कल, उद्या, उद्यापासून, उद्याला, কাল, কালকে, আগামীকাল, আগামী কাল, రేపు, రేపటి, రేపట్నుంచి, రేపటినుంచి, నేటి, நாளை, நாளைக்கு, நாளைக்கி, நாளையிலிருந்து',
  'ahead 2':
    'day after tomorrow, day after, dayafter tomorrow, overmorrow, parso, parson, parsoo, parsu, parva, parvaa, porshu, parshu, ellundi, elundi, naalai marunaal, naalanniku, nalanniku, परसों, परसो, परवा, परवापासून, পরশু, পরশুদিন, ఎల్లుండి, நாளை மறுநாள், நாளன்னைக்கு, நாளான்னிக்கு, நாளானிக்கு',
  'ahead 3': 'tarso, narso, tarson, narson, तरसों, नरसों, तेरवा, তরশু',
  next: 'next, coming, nxt, agle, agla, agli, aane wale, aanewale, aane wala, pudhcha, pudhchya, pudhil, agami, samner, vache, vacche, adutha, aduththa, varra, varum, अगले, अगला, अगली, आने वाले, आगामी, पुढच्या, पुढील, पुढचा, येत्या, আগামী, সামনের, পরের, వచ్చే, రాబోయే, వచ్చేవారం, அடுத்த, வரும், வர்ற',
  this: 'this, is, isi, ya, ee, indha, इस, इसी, या, ही, এই, ఈ, இந்த',
  from: 'from, frm, starting, starting from, start, starts, beginning, since, se, sey, say, se hi, se shuru, se lekar, pasun, paasun, theke, thekei, nunchi, nundi, nunci, mudhal, muthal, mudal, irundhu, lirundhu, irunthu, से, से शुरू, पासून, थेके, থেকে, থেইকা, నుంచి, నుండి, నుండీ, முதல், இருந்து, லிருந்து, ஆரம்பம்',
  to: 'to, till, until, untill, upto, up to, through, thru, tak, tk, paryant, parjonto, porjonto, varaku, varakku, varai, varaikkum, तक, पर्यंत, পর্যন্ত, వరకు, దాకా, வரை, வரைக்கும்',
  after:
    'after, aftr, baad, bad, ke baad, nantar, nanter, por, pore, tarvata, tarvatha, piragu, kazhithu, kalichu, बाद, के बाद, नंतर, পর, পরে, తర్వాత, తరువాత, பிறகு, கழித்து, கழிச்சு, அப்புறம்',
  in: 'in, within, mein, me, में, मध्ये, ত, లో, లోగా, க்குள்',
  on: 'on, ko, को, ला, रोजी',
  date: 'tarikh, taarikh, tareekh, tareek, tarik, date, thethi, thedi, tedi, tariku, तारीख, तारीख़, तारखे, तारखेपासून, তারিখ, তারিখের, తారీఖు, తేదీ, தேதி',
  'months 1': 'january, janvary, januari, janvari, जनवरी, जानेवारी, জানুয়ারি, జనవరి, ஜனவரி',
  'months 2': 'february, feb, febuary, farvari, febrary, फरवरी, फ़रवरी, फेब्रुवारी, ফেব্রুয়ারি, ఫిబ్రవరి, பிப்ரவரி',
  'months 3': 'march, मार्च, মার্চ, మార్చి, மார்ச்',
  'months 4': 'april, apr, aprel, अप्रैल, एप्रिल, এপ্রিল, ఏప్రిల్, ஏப்ரல்',
  'months 5': 'may, मई, মে, మే, மே',
  'months 6': 'june, jun, जून, জুন, జూన్, ஜூன்',
  'months 7': 'july, jul, julai, जुलाई, जुलै, জুলাই, జూలై, ஜூலை',
  'months 8': 'august, aug, agast, अगस्त, ऑगस्ट, আগস্ট, ఆగస్టు, ஆகஸ்ட்',
  'months 9': 'september, sep, sept, sitambar, सितंबर, सितम्बर, सप्टेंबर, সেপ্টেম্বর, సెప్టెంబర్, செப்டம்பர்',
  'months 10': 'october, oct, aktubar, octobar, अक्टूबर, अक्तूबर, ऑक्टोबर, অক্টোবর, అక్టోబర్, அக்டோபர்',
  'months 11': 'november, nov, navambar, novembar, नवंबर, नवम्बर, नोव्हेंबर, নভেম্বর, నవంబర్, நவம்பர்',
  'months 12': 'december, dec, disambar, decembar, दिसंबर, दिसम्बर, डिसेंबर, ডিসেম্বর, డిసెంబర్, டிசம்பர்',
  'part morning':
    'morning, mornings, subah, subeh, savere, sakali, sakal, sokale, shokale, udayam, kaalai, kaalaiyil, kalaila, first half, half day, aadha din, adha din, सुबह, सवेरे, सकाळी, आधा दिन, अर्धा दिवस, সকালে, সকাল, আধবেলা, হাফ ডে, ఉదయం, పొద్దున, పొద్దున్న, సగం రోజు, அரை நாள், காலை, காலையில், காலைல',
  'part afternoon':
    'afternoon, after noon, dopahar, dopaher, dophar, dupari, dupure, madhyanam, madhiyam, mathiyam, second half, evening, shaam, sham, दोपहर, दुपारी, शाम, संध्याकाळी, দুপুরে, বিকেলে, দুপুর, మధ్యాహ్నం, సాయంత్రం, மதியம், மாலை, பிற்பகல்',
  except:
    'except, excluding, without, off, holiday, closed, leave, chhutti, chutti, chodkar, chhod kar, chhodkar, chhodke, छुट्टी, छोड़कर, छोड़ कर, बंद, सोडून, सुट्टी, ছুটি, বাদে, বাদ, సెలవు, తప్ప, விடுமுறை, லீவு, தவிர',

  rupee:
    'rs, re, inr, rupee, rupees, rupiya, rupiye, rupaye, rupay, rupaiya, rupey, rupya, rupaya, rupe, rupai, rupayalu, rupayi, rubai, roopai, ruba, taka, rupees only, रुपये, रुपए, रुपया, रुपयों, रु, रुपयात, रुपयांत, টাকা, টাকায়, টাকার, রুপি, రూపాయలు, రూపాయల, రూపాయి, రూ, ரூபாய், ரூபா, ரூ, bucks',
  money:
    'rate, rates, at, price, budget, wage, wages, pay, salary, dihadi, dihari, dehari, dehadi, dihaadi, hazri, hajri, mazdoori, majduri, mazduri, paisa, paise, pagar, dar, majuri, kooli rate, sambalam, koolie, max, upto rs, दिहाड़ी, दिहाडी, हाज़री, हाजरी, मज़दूरी, मजदूरी, दर, रेट, भाव, पगार, मजुरी, बजट, दाम, মজুরি, রেট, రేటు, కూలి రేటు, జీతం, சம்பளம், ரேட்',
  each: 'each, per head, a head, per person, per man, per worker, apiece, everyone, har ek, prati vyakti, per mason, per helper, sabko, har ek ko, ek ek ko, एक को, हर एक, हरेक, प्रति व्यक्ति, प्रत्येकी, জনপ্রতি, প্রত্যেকে, ఒక్కొక్కరికి, తలకు, ஒருவருக்கு, ஆளுக்கு, தலைக்கு',
  perday:
    'per day, a day, each day, every day, daily, perday, per diem, pd, p d, roz, roj, rozana, rojana, har din, har roz, prati din, pratidin, ek din ka, per din, divsala, divasala, din prati, rojuki, rojuku, roju ki, naalukku rubai, oru naalaikku, oru naalukku, रोज, रोज़, रोज़ाना, रोजाना, प्रतिदिन, प्रति दिन, हर दिन, हर रोज, एक दिन का, दिवसाला, दर दिवसाला, रोजचे, প্রতিদিন, রোজ, দিনে, দৈনিক, రోజుకు, రోజుకి, ఒక రోజుకు, ప్రతి రోజు, நாளைக்கு ரூபாய், ஒரு நாளைக்கு, ஒரு நாளுக்கு, தினமும், தினசரி',
  permonth:
    'per month, a month, monthly, per week, weekly, per hour, an hour, hourly, per sqft, per sq ft, per square feet, per foot, per brass, mahine ka, प्रति माह, महीने का, प्रति वर्ग फुट, per km, प्रति घंटा',

  people:
    'people, persons, person, men, man, nos, no, number, numbers, pcs, pieces, piece, piecs, units, unit, qty, log, logo, logon, jan, jane, jana, jon, jone, jan ko, aadmi, admi, aadmiyon, bande, banda, banday, ladke, mansa, manse, manus, lok, mandi, mandini, manishi, manushulu, per, peru, aal, aalu, aalungal, aatkal, nabar, nag, लोग, लोगों, जन, जने, जण, आदमी, आदमियों, बंदे, बंदा, माणसे, माणसं, माणूस, लोक, नग, জন, জনকে, লোক, জনের, টা, টি, টে, টো, খানা, মানুষ, మంది, మందిని, మనుషులు, మనిషి, మందికి, பேர், ஆள், ஆட்கள், ஆளு, ஆளுங்க, நபர், நபர்கள், பேரு',
  crew: 'crew, crews, team, teams, gang, gangs, group, groups, toli, tolli, samuh, jattha, batch, टोली, समूह, टीम, ग्रुप, गैंग, जत्था, गट, দল, টিম, బృందం, టీమ్, గ్రూప్, முச்சு, குழு, டீம்',
  contractor:
    'contractor, contractors, contracter, thekedar, thekedaar, theka, contract, ठेकेदार, ठेका, कंत्राटदार, ঠিকাদার, కాంట్రాక్టర్, గుత్తేదారు, காண்ட்ராக்டர், ஒப்பந்ததாரர்',
  'skill skilled':
    'skilled, skillful, expert, experts, experienced, trained, kushal, ustad, hunarmand, कुशल, अनुभवी, उस्ताद, हुनरमंद, দক্ষ, অভিজ্ঞ, నైపుణ్యం గల, అనుభవం ఉన్న, నైపుణ్యం, திறமையான, அனுபவமுள்ள',
  'skill highly': 'highly skilled, very experienced, most experienced, master, अति कुशल, अतिकुशल, highly',
  'skill semi': 'semi skilled, semiskilled, half skilled, ardh kushal, अर्धकुशल, अर्ध कुशल, আধা দক্ষ, సెమీ స్కిల్డ్',
  'skill unskilled': 'unskilled, un skilled, akushal, अकुशल, অদক্ষ',

  bhk: 'bhk, rk, bedroom house, बीएचके, বিএইচকে, బిహెచ్‌కే, பிஎச்கே',
  sqft: 'sqft, sq ft, sft, square feet, square foot, sq feet, sq m, sqm, gaj, sq yard, gaz, वर्ग फुट, वर्गफुट, स्क्वेअर फुट, গজ, বর্গফুট, చదరపు అడుగులు, చదరపు అడుగుల, சதுர அடி',
  house:
    'house, home, ghar, ghar ka, makan, makaan, makaan ka, villa, bungalow, kothi, duplex, flat, building, घर, मकान, কোঠি, বাড়ি, ঘর, బిల్డింగ్, ఇల్లు, ఇంటి, ఇంటికి, வீடு, வீட்டு, வீட்டுக்கு, வீட்டில்',
  build:
    'banane, banani, banwani, banwane, बनाने, बनवाने, बनानी, बनाना है, bandhkam, बांधकाम, కట్టడానికి, கட்டுவதற்கு, build, building a house, construct, construction, new house, banana, banwana, bandhaycha, bandhayche, banvana, kattanum, kattali, बनाना, बनवाना, बांधायचं, बांधायचे, निर्माण, বানাতে, বানাব, তৈরি, కట్టాలి, నిర్మాణం, கட்ட, கட்டணும், கட்டவேண்டும்',
  pinword:
    'pin, pincode, pin code, zip, postal code, पिन, पिनकोड, पिन कोड, পিন, পিনকোড, పిన్, పిన్‌కోడ్, பின்கோடு, பின்',

  fill: 'x, every, har, हर, प्रति, help, helping, i need, looking for, can you, get me, send me, we have, who, which, day shift, i, we, me, us, my, our, you, u, your, the, this work, is, are, am, be, it, of, with, for, fr, 4r, at site, near, nearby, near by, around, around here, close to, by, some, few, any, good, best, nice, cheap, need, needs, needed, ned, want, wants, wanted, require, required, requires, requirement, reqd, req, looking, look, search, searching, find, get, give, send, hire, hiring, book, booking, arrange, provide, please, pls, plz, kindly, sir, madam, bhai, bhaiya, ji, hello, hi, hey, namaste, can, could, would, will, should, like, do you have, is there, are there, have, has, available, there, work, works, job, site, my site, at my site, start from, working, to work, who can, someone, somebody, rent, on rent, rental, for rent, hire out, on hire, machine, machines, equipment, and also, also, only, just, total, approx, about, time, please send, thanks, thank you, immediately needed, full day, full, whole day, days work, this place, location, area, address, at our, place, village, city, town, district, dist, so, then, that, well, ok, yes, as, all, each of, worth',
  'fill hi':
    'karwani, karwani hai, karani, karani hai, lagwani, karvana, karvani, chahiye, chaiye, chahie, chahiya, chaheye, chahye, chayie, chahta, chahte, chahti, mujhe, mujhko, mujhey, muje, humko, hume, hamko, hamein, hame, hamare, mere, mera, meri, ke, ka, ki, ke liye, liye, liya, keliye, k liye, kliye, hai, hain, h, he, hei, ho, tha, hoga, honge, hone, wala, wale, wali, kaam, kam, kaam ke liye, ke paas, paas, pas, par, pe, pr, bhejo, bhej do, bhejna, bhej dijiye, bhejiye, dila do, dilao, dijiye, dedo, de do, do na, batao, bataiye, zarurat, jarurat, zaroorat, jaroorat, jarurat hai, koi, kuch, accha, achha, acche, achhe, sasta, kiraye, kiraye par, kiraye pe, kiraya, bhada, bhade, bhade pe, bhadyane, liye chahiye, ke andar, yahan, yaha, idhar, wahan, bhi, sirf, bas, kul, karna, karna hai, karwana, karwana hai, karne, karne ke liye, karane, lagwana, lagana, lagane, milega, milenge, mil jayega, mil sakta, mil sakte, sakta, sakte, aur chahiye, jaldi, ghar ke liye, makan ke liye, sath, saath mein, shuru, shuru karna, bulana, bulao, bula do',
  'fill dev':
    'करवानी, करानी, लगवानी, मुझे, मुझको, हमें, हमको, हमे, मेरे, मेरा, मेरी, हमारे, हमारा, का, के, की, के लिए, के लिये, लिए, लिये, है, हैं, हो, था, चाहिए, चाहिये, चाहिएँ, चाहिएं, चाहता, चाहते, चाहती, हूँ, हूं, वाला, वाले, वाली, काम, काम के लिए, पर, पे, पास, के पास, भेजो, भेज दो, भेजना, भेजिए, भेज दीजिए, दीजिए, दे दो, दिला दो, बताओ, बताइए, जरूरत, ज़रूरत, आवश्यकता, कोई, कुछ, अच्छा, अच्छे, अच्छी, सस्ता, किराए, किराये, किराए पर, किराये पर, किराया, भाड़े, भाड़े पर, भी, सिर्फ, बस, कुल, करना, करवाना, करने, कराना, लगवाना, लगाना, लगाने, मिलेगा, मिलेंगे, मिल, सकता, सकते, यहां, यहाँ, वहां, जी, भाई, नमस्ते, कृपया, जल्दी, शुरू, साथ, घर के लिए, मकान के लिए, साइट, मशीन, अंदर, के अंदर, जगह, बुलाना, बुलाओ',
  'fill mr':
    'mala, amhala, pahije, pahijet, pahije ahe, pahijel, havi, hava, have, havet, ahe, aahe, ahet, sathi, saathi, kama, kamasathi, kamala, pathva, bhadyane, javal, jawal, kamas, मला, आम्हाला, पाहिजे, पाहिजेत, पाहिजेल, हवा, हवी, हवे, हवेत, हवं, हवाय, हवेयत, आहे, आहेत, साठी, कामासाठी, कामाला, पाठवा, भाड्याने, भाड्यावर, जवळ, जवळपास, इथे, च्या, चा, ची, चे, कृपया, लागेल, लागतील, गरज, माझ्या, आमच्या, घरासाठी, एखादा, चांगला, चांगले, मिळेल, मिळेल का, का, काम, कामाची',
  'fill bn':
    'amar, amader, ami, lagbe, lagbey, chai, chaichhi, chaai, dorkar, darkar, joner, jonno, jonyo, jonye, kajer, pathan, bhara, bharay, kache, kachhe, ektu, valo, bhalo, আমার, আমাদের, আমি, আমরা, লাগবে, চাই, চাইছি, দরকার, প্রয়োজন, জন্য, জন্যে, কাজের, কাজ, কাজে, পাঠান, ভাড়া, ভাড়ায়, কাছে, কাছাকাছি, একটু, ভালো, ভাল, আছে, হবে, করতে, করার, করাতে, কি, পাওয়া যাবে, যাবে, একজন ভালো, বাড়ির, বাড়ির জন্য, এখানে, দয়া করে, দিন না, দাদা, মেশিন',
  'fill te':
    'naaku, naku, maaku, maku, kavali, kaavali, kavalenu, undi, unnara, vunnara, kosam, kosamu, pani, paniki, panikosam, pampandi, addeku, addekku, daggara, dagara, నాకు, మాకు, కావాలి, కావలెను, కావాలండి, కోసం, కొరకు, పని, పనికి, పనికోసం, పనులు, పంపండి, అద్దెకు, అద్దెకి, దగ్గర, దగ్గరలో, ఉన్నారా, ఉందా, ఉంది, మంచి, మా, నా, దయచేసి, అవసరం, అండి, చేయడానికి, వేయడానికి, చేసే, వేసే, ఇక్కడ, మెషిన్, మిషన్, పాటు, ఇంటికి',
  'fill ta':
    'enakku, enaku, yenakku, engalukku, engaluku, venum, vendum, vennum, venuma, thevai, theva, irukka, iruka, vela, velai, velaikku, velaiku, anuppunga, anuppu, vadagai, vaadagaikku, vadakaiku, kitta, pakkathula, pakkam, oru nalla, எனக்கு, எங்களுக்கு, வேணும், வேண்டும், வேணுங்க, தேவை, தேவைப்படுகிறது, தேவைப்படுது, வேலை, வேலைக்கு, அனுப்புங்க, அனுப்பவும், வாடகை, வாடகைக்கு, வாடகைக்கி, பக்கத்துல, பக்கத்தில், அருகில், நல்ல, இருக்கா, இருக்காங்களா, கிடைக்குமா, தயவுசெய்து, வீட்டு வேலைக்கு, வீட்டுக்கு, க்கு, செய்ய, போட, அடிக்க, மெஷின், இங்க, இங்கே, எங்க, என்',
  and: 'and, nd, n, aur, or, ani, aani, ar, aar, ebong, evam, plus, with, along with, together with, mariyu, matrum, um, ke saath, ke sath, और, व, एवं, तथा, आणि, আর, এবং, ও, সঙ্গে, మరియు, ఇంకా, அப்புறம், மற்றும், உம், கூட, के साथ, आणखी, प्लस',
  alternatively: 'ya, kimva, athva, ba, leda, leka, alladhu, या, अथवा, किंवा, বা, অথবা, లేదా, அல்லது',
};

/** Ends of words that Indian languages join to them; with `+` those that say "from". */
export const wishEnds =
  'ात त ईत யில் வில் த்தில் ிலே ిలో లోని ায় ে তে য় s es wala wale wali ji ला ना ने नी ों ो ियों ें ां ांना ांची ांचा ाची ाचा ाला ीं ांनी साठी ासाठी ांसाठी च्या ाच्या े ी ा ाने ाचे ांचे +पासून +ापासून +से র ের টা টি টে টো কে দের রা এ য় তে ে গুলো জন জনের টার +থেকে లు ల లకు కు కి ని ను లను లని లి గారు లో ది టి రు తో +నుంచి +నుండి +ినుంచి కోసం ుకు கள் களை களுக்கு க்கு ுக்கு வுக்கு ஐ ை யை வை ல் ில் ும் ங்க ஆக ாக ான உம் வேணும் +முதல் +லிருந்து +ிலிருந்து +இருந்து +யிலிருந்து க்கி ுக்கும் கிட்ட ரை வரை pasun theke nunchi nundi sathi ku kku la ki';
