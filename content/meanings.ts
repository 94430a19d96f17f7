/**
 * One row a meaning: its words in English, in Hindi and in Hindi with Latin letters. Spellings that the
 * normaliser brings together ("seelan", "silan", "सीलन") and endings ("cracks", "darar", "dararen") need no row entry.
 */
export const meanings: readonly string[] = [
  // Materials
  'cement, siment, simint, सीमेंट',
  'sand, ret, reti, balu, baalu, retili, bajri, morang, रेत, बालू, बजरी',
  'aggregate, gitti, gitty, rodi, rori, kankar, jelly, stone chips, गिट्टी, रोड़ी',
  'brick, eent, int, eet, eenton, eenten, ईंट, ईट, ईंटें, ईंटों',
  'steel, sariya, saria, sarya, sarria, TMT, rebar, rod, bar, reinforcement, chhad, सरिया, छड़',
  'concrete, kankrit, RCC, कंक्रीट, आरसीसी',
  'mortar, masala, gara, gaara, मसाला, गारा',
  'stone, patthar, pathar, पत्थर',
  'wood, timber, lakdi, lakri, लकड़ी',
  'iron, loha, लोहा',
  'lime, chuna, choona, चूना',
  'bamboo, baans, bans, बाँस',
  'marble, sangmarmar, marbal, संगमरमर, मार्बल',
  'tile, tail, tails, टाइल, टाइल्स',
  'putty, patti putty, पुट्टी',
  'glass, kaanch, sheesha, काँच',
  'soil, mitti, mati, earth, मिट्टी, ज़मीन की मिट्टी',
  'water, pani, paani, jal, पानी, जल',
  'bag, bori, bora, बोरी',
  'material, saman, samaan, सामान, मटेरियल',
  // Parts of a house
  'house, home, ghar, makan, makaan, building, imarat, imaarat, bhavan, घर, मकान, इमारत, भवन',
  'roof, chhat, chat, ceiling, terrace, छत',
  'slab, lenter, lantar, linter, lintar, lanter, slaib, लेंटर, लिंटर, स्लैब',
  'lintel, लिंटल',
  'casting, dhalai, dhalna, dhalne, pouring, pour, poured, ढलने, ढालना, ढलाई, कास्टिंग',
  'wall, deewar, diwar, diwal, divar, bhit, दीवार, दीवाल',
  'foundation, neev, niv, nimv, buniyad, footing, फ़ाउंडेशन, नींव, बुनियाद, फ़ुटिंग',
  'plinth, kursi, प्लिंथ, कुर्सी',
  'column, pillar, pilar, khamba, stambh, कॉलम, पिलर, खंभा',
  'beam, bim, बीम',
  'stairs, staircase, stair, stairway, seedhi, sidhi, sidi, zeena, jeena, सीढ़ी, ज़ीना',
  'chajja, chhajja, sunshade, छज्जा',
  'door, darwaza, darwaja, kiwad, chaukhat, चौखट, दरवाज़ा',
  'window, khidki, खिड़की',
  'kitchen, rasoi, रसोई, किचन',
  'bathroom, washroom, gusalkhana, snanghar, बाथरूम',
  'toilet, latrine, shauchalay, sandas, WC, शौचालय, टॉयलेट',
  'room, kamra, कमरा',
  'bedroom, sone ka kamra, बेडरूम',
  'floor, farsh, pharsh, flooring, फ़र्श, फर्श',
  'storey, manzil, manjil, storied, मंज़िल, मंजिल',
  'basement, tehkhana, tahkhana, cellar, तहख़ाना, बेसमेंट',
  'parapet, munder, mundher, मुंडेर',
  'railing, reling, रेलिंग',
  'balcony, balkani, बालकनी',
  'plot, zameen, jameen, jamin, land, bhumi, bhukhand, ज़मीन, प्लॉट',
  'tank, tanki, टंकी, टैंक',
  'septic, saptic, सेप्टिक',
  'pipe, paip, पाइप',
  'tap, nal, नल',
  'drain, naali, nali, drainage, sewer, नाली, नाला',
  'boundary, chardiwari, chaardeewari, compound, बाउंड्री, चारदीवारी',
  'lift, elevator, लिफ़्ट',
  // Works
  'cure, curing, tarai, taraai, tari, watering, pani dena, pani lagana, तराई, क्योरिंग, पानी देना',
  'plaster, palastar, plastar, palstar, प्लास्टर, पलस्तर',
  'paint, painting, painter, pentar, rang saaz, rangsaz, पेंटर, rang, rangai, putai, pent, colour, color, रंग, रंगाई, पुताई, पेंट',
  'whitewash, safedi, distemper, डिस्टेंपर, सफ़ेदी',
  'masonry, brickwork, chinai, judai, jodai, chunai, चिनाई, जुड़ाई',
  'excavation, khudai, digging, dig, dug, trench, khodna, khodne, khodni, khai, खुदाई, खाई, खोदना',
  'filling, fill, filled, bharna, bharne, bharen, bhare, भरना, भरने, भरें, bharai, bharav, backfill, भराई, भराव',
  'shuttering, saintering, centering, sentering, formwork, props, supports, balli, शटरिंग, सेंटरिंग',
  'remove, removal, khol, kholna, kholni, khole, kholne, khulna, khulne, khulegi, deshuttering, take off, खोलना, खोलें, खोलनी, हटाना',
  'wiring, wire, wires, cable, taar, तार, वायरिंग, केबल',
  'waterproofing, waterproof, वॉटरप्रूफ़िंग, वाटरप्रूफिंग, वॉटरप्रूफ़',
  'renovation, marammat, repair, remodel, remodelling, मरम्मत, रेनोवेशन',
  'demolition, demolish, todna, todne, tod phod, तोड़ना, तोड़फोड़',
  'debris, malba, rubble, मलबा',
  'layout, le out, lining, लेआउट',
  'joint, jod, jor, जोड़',
  'lap, lapping, overlap, लैपिंग',
  'mix, mixing, milana, milaye, milate, mixture, मिलाना, मिलाते, मिक्स',
  'ratio, anupat, proportion, rashyo, अनुपात, रेशियो',
  'ring, stirrup, churi, चूड़ी, रिंग',
  'cover, कवर',
  'rent, kiraya, kiraye, hire machine, rental, किराया, किराए',
  // Troubles
  'crack, darar, daraar, krack, दरार, क्रैक',
  'damp, dampness, seelan, silan, sheelan, moisture, nami, namee, wet wall, सीलन, नमी',
  'leak, leakage, leaking, tapak, tapakna, tapakti, tapakta, drip, dripping, seepage, risna, rista, risti, risne, ris, risav, रिसाव, रिस, टपक, टपकना, लीकेज, सीपेज',
  'peel, ukhadna, ukhad, ukhar, flake, flaking, papdi, coming off, उखड़, उखड़ना, पपड़ी',
  'rust, zang, jang, zung, jung, corrosion, ज़ंग, जंग',
  'termite, deemak, dimak, white ant, white ants, ants, दीमक',
  'fungus, mould, mold, fafoond, fafund, phaphund, फफूँद, फफूंद',
  'hollow, khokhla, khokhli, khokhle, drum noise, खोखला, खोखली',
  'sound, noise, awaz, aawaz, baj, bajti, आवाज़, बज, शोर',
  'stand, standing, ruk, rukta, rukna, puddle, collect, collects, रुक, रुकता, रुकना',
  'smell, badbu, badboo, बदबू',
  'white, safed, safaid, सफ़ेद, सफेद',
  'black, kala, kali, kaala, kaali, काला, काली',
  'salt, namak, salty, khara, namkeen, खारा, नमक, नमकीन',
  'spot, daag, dhabba, stain, patch, दाग, धब्बा',
  'old, purana, purani, purane, पुराना, पुरानी',
  'new, naya, nayi, naye, नया, नई',
  'fake, nakli, farzi, duplicate, नकली, फ़र्ज़ी',
  'shock, jhatka, current lag, current lagna, करंट लग, झटका',
  'trip, tripping, trips, gir jati, gir jata, गिर जाती',
  // Measures
  'depth, deep, gehrai, gahrai, gehri, gahri, gehra, गहरी, गहराई, गहरा',
  'thickness, thick, motai, mota, moti, मोटाई, मोटी',
  'height, high, tall, unchai, uchai, oonchai, uncha, unchi, ऊँचाई, ऊँचा, ऊँची, ऊंचाई, ऊंचा',
  'width, wide, chaudai, chauda, chaudi, चौड़ाई',
  'size, naap, nap, saiz, dimension, saij, साइज़, नाप, कितना बड़ा, kitna bada',
  'weight, wajan, vajan, wazan, vazan, वज़न, वजन',
  'distance, far, doori, duri, dur, दूर, gap, spacing, दूरी',
  'slope, dhal, dhalan, dhaal, ढाल, ढलान',
  'strength, mazbooti, majbuti, taqat, takat, मज़बूती, ताक़त',
  'type, kind, prakar, tarah, qism, प्रकार, क़िस्म',
  'cost, kharcha, kharch, lagat, expense, budget, price, rate, daam, bhav, दाम, रेट, भाव, ख़र्च, खर्च, खर्चा, लागत',
  'save, bachat, सस्ता, sasta, cheap, बचत',
  'check, test, testing, janch, jaanch, parakh, pehchan, pahchan, identify, जाँच, जांच, पहचान, टेस्ट',
  'quality, gunvatta, क्वालिटी',
  'store, storage, stored, storing, bachakar rakhe, bachakar rakhna, बचाकर रखें',
  'mm, emem, एमएम, मिमी',
  'time, samay, samaya, समय',
  'step, steps, stage, charan, sharuat, shuruat, scratch, चरण, शुरुआत',
  'incomplete, unfinished, adhura, adhoora, halfway, अधूरा',
  'sun, dhoop, dhup, sunlight, धूप',
  'algae, moss, kai, kaai, काई',
  'coat, coats, layer, parat, परत',
  'fall, fell, falling, gir gaya, girna, girne, गिर, गिरना, गिर गया',
  'compensation, muavza, muaavja, मुआवज़ा',
  'night, raat, रात',
  'dust, dhool, धूल',
  'pressure, preshar, प्रेशर',
  'blocked, block ho gaya, jam, choke, जाम',
  'filling water, bhar gaya, bhara hua, भर गया',
  'expansion, phool, phoolna, phul, blister, bubble, bubbling, फूल, फूलना',
  'protection from theft, chori, theft, steal, चोरी',
  'delay, late, deri, der, देरी, देर',
  'supervisor, supervision, dekhrekh, nigrani, देखरेख, निगरानी',
  'select, chunna, chunte, chune, chuniye, selection, चुनें, चुनना, चुनते',
  'green, eco friendly, हरा',
  'before the rains, before rain, before monsoon, before rainy season, barish se pehle, barsat se pehle, बारिश से पहले, बरसात से पहले',
  'equipment, gear, kit, upkaran, उपकरण',
  'clean, cleaning, saaf, saf, safai, साफ़, सफ़ाई',
  'clay, chikni mitti, चिकनी मिट्टी',
  'wet, geela, gila, geeli, gili, bheega, गीला, गीली',
  'penalty, jurmana, जुर्माना',
  'dispute, quarrel, jhagda, vivad, झगड़ा, विवाद',
  'handover, handing over, hand over, handed over, kabza, possession, क़ब्ज़ा',
  'poor work, poor, bad, kharab, kharaab, faulty, defect, defective, khami, ख़राब, खराब',
  'tool, tools, auzar, aujar, औज़ार',
  'tree, ped, पेड़',
  'road, sadak, सड़क',
  'river, nadi, नदी',
  'well, kuan, kuen, कुआँ, कुएँ',
  'crane, क्रेन',
  'lawyer, vakil, वकील',
  'police, पुलिस',
  'shade, chhaya, छाया',
  'glove, gloves, dastane, दस्ताने',
  'shoe, shoes, joote, jute, जूते',
  'open, khula, khule, khuli, outdoors, खुला, खुले',
  'village, gaon, ganv, gram, गाँव, गांव',
  'construct, construction, constructing, nirman, nirmaan, निर्माण',
  'which, kaunsa, konsa, kaun sa, kon sa, kaunsi, kaunse, choose, कौन सा, कौनसा, कौन सी, कौन से',
  'tie, tied, bandhna, bandhne, bandhte, bend, bending, बाँधना, बाँधते, बाँधने',
  'start, begin, beginning, started, shuru, suru, शुरू',
  'prepare, preparation, ready, taiyari, taiyar, तैयारी, तैयार',
  // Weather, places, sun
  'rain, rains, rainy season, barish, baarish, barsat, barsaat, varsha, monsoon, mansoon, rainy, raining, बारिश, बरसात, मॉनसून, मानसून, वर्षा',
  'summer, garmi, hot, heat, गर्मी, गरमी',
  'hot roof, chhat garam, roof hot, chhat tapti',
  'cool, thanda, thandi, cooling, ठंडा, ठंडी',
  'winter, sardi, thand, cold, सर्दी, ठंड',
  'heat stroke, loo, lu lagna, लू, sunstroke',
  'flood, baadh, badh, बाढ़',
  'earthquake, bhukamp, bhookamp, seismic, भूकंप, भूकम्प',
  'sea, samudra, samundar, coast, coastal, समुद्र',
  'hill, pahad, pahaad, pahari, mountain, पहाड़',
  'desert, registan, रेगिस्तान',
  'storm, toofan, tufan, cyclone, aandhi, तूफ़ान, आँधी',
  'fire, aag, आग',
  'solar, saur, सोलर, सौर',
  'borewell, boring, bore, tubewell, बोरवेल, बोरिंग',
  // Power and water
  'electricity, bijli, bijlee, electric, electrical, light connection, बिजली',
  'earthing, arthing, grounding, अर्थिंग',
  'AC, air conditioner, एसी, ए सी',
  'geyser, gizer, गीज़र',
  'current, करंट',
  'MCB, एमसीबी, breaker',
  'plumbing, प्लंबिंग',
  // People, money, law
  'mason, mistri, mistry, mistari, raj mistri, rajmistri, karigar, मिस्त्री, राजमिस्त्री, कारीगर',
  'worker, labour, labor, labourer, mazdoor, majdoor, majdur, shramik, beldar, coolie, helper, employee, daily wager, dihadi mazdoor, दिहाड़ी मज़दूर, मज़दूर, मजदूर, लेबर, श्रमिक, बेलदार',
  'wage, wages, mazdoori, majduri, dihadi, dehadi, dihari, daily wage, rojana, salary, pagar, मज़दूरी, मजदूरी, दिहाड़ी, वेतन',
  'contractor, thekedar, thekedaar, thikedar, builder, ठेकेदार, बिल्डर',
  'contract, theka, ठेका, कॉन्ट्रैक्ट',
  'agreement, likha padhi, samjhauta, ikrarnama, karar, anubandh, करार, अनुबंध, written contract, written, in writing, likhna, likhe, likhwana, likhwaye, likhvae, लिखना, लिखवाएँ, लिखवाना, समझौता, लिखा पढ़ी, एग्रीमेंट',
  'engineer, injiniyar, abhiyanta, इंजीनियर',
  'architect, naksha wala, आर्किटेक्ट, वास्तुकार',
  'owner, malik, maalik, employer, मालिक',
  'neighbour, neighbor, padosi, parosi, पड़ोसी',
  'woman, women, female, mahila, aurat, auraton, औरत, महिला',
  'child, children, boy, bal, baal, bachcha, bacha, bacche, kid, बच्चा, बाल, बच्चे',
  'money, paisa, paise, payment, pay, paid, rupees, bhugtan, पैसा, भुगतान, पेमेंट, पैसे',
  'not paid, did not pay, not paying, paise nahi, paisa nahi, payment nahi, mazdoori nahi, पैसा नहीं, मज़दूरी नहीं, पैसे नहीं',
  'advance, edvans, peshgi, एडवांस, अग्रिम',
  'ran away, bhag gaya, bhaag gaya, disappeared, gayab, chala gaya, absconded, kaam nahi kiya, kaam nahi kar, काम नहीं, चला गया, भाग गया',
  'fraud, dhokha, thagi, cheat, cheating, scam, dhoka, धोखा, ठगी',
  'complaint, shikayat, complain, report, शिकायत, रिपोर्ट',
  'permission, permit, licence, license, anumati, लाइसेंस, ijazat, manjuri, approval, sanction, अनुमति, मंज़ूरी, परमिशन, इजाज़त',
  'plan, naksha, naksa, drawing, नक्शा, नक़्शा',
  'pass plan, naksha pass, नक्शा पास',
  'papers, paper, documents, document, kagaz, kagaj, kagzat, dastavez, काग़ज़, कागज, दस्तावेज़',
  'buy, buying, purchase, purchasing, kharidna, kharid, kharidne, ख़रीदना, खरीदना, ख़रीद',
  'municipality, nagar palika, nagarpalika, nagar nigam, corporation, panchayat, नगरपालिका, नगर निगम, पंचायत',
  'law, legal, illegal, kanoon, kanun, qanoon, rule, niyam, क़ानून, कानून, नियम',
  'card, kard, कार्ड',
  'labour card, shramik card, mazdoor card, BOCW card, BOCW, बीओसीडब्ल्यू, लेबर कार्ड, श्रमिक कार्ड',
  'registration, register, panjikaran, पंजीकरण, रजिस्ट्रेशन',
  'e-shram, eshram, e shram, ishram, ई श्रम, ईश्रम',
  'minimum, nyuntam, kam se kam, न्यूनतम',
  'safety, suraksha, safe, safely, precaution, savdhani, bachav, protect, bachana, bachane, bachaye, bachayen, bache, bachen, bachna, prevent, avoid, बचें, बचना, बचाना, बचाने, बचाएँ, बचाएं, सुरक्षा, सावधानी, बचाव',
  'helmet, helmat, हेलमेट',
  'scaffold, scaffolding, machan, paad, मचान, पाड़',
  'accident, durghatna, injured, injury, injure, hurt, chot, दुर्घटना, चोट',
  'verified, verify, verification, veriphaid, वेरिफ़ाइड, सत्यापित',
  'trust, bharosa, भरोसा',
  'machine, mashin, मशीन',
  'JCB, excavator, जेसीबी',
  'setback, set back, सेटबैक',
  'space, jagah, jagha, जगह',
  'leave, left, chhodna, chodna, chhodni, chodni, छोड़ना, छोड़नी, छोड़ें',
  'loan, karz, karza, लोन, क़र्ज़',
  'direction, disha, facing, दिशा',
  // Letters and loan words that Devanagari spells by ear
  'DPC, डीपीसी, डी पी सी',
  'PPC, पीपीसी',
  'OPC, ओपीसी',
  'PCC, पीसीसी',
  'AAC, एएसी',
  'UPVC, यूपीवीसी',
  'CPVC, सीपीवीसी',
  'RMC, ready mix, readymix, रेडी मिक्स, रेडीमिक्स, आरएमसी',
  'POP, plaster of paris, पीओपी',
  'RERA, रेरा',
  'FSI, FAR, एफएसआई',
  'vibrator, वाइब्रेटर',
  'mixer, मिक्सर',
  'block, blok, ब्लॉक',
  'gypsum, jipsam, जिप्सम',
  'granite, ग्रेनाइट',
  'aluminium, aluminum, एल्युमिनियम',
  'primer, praimar, प्राइमर',
  'grade, greid, ग्रेड',
  'sheet, chadar, chaddar, tin, चादर, टिन',
  'mesh, jali, jaali, जाली',
  'switch, स्विच',
  'socket, plug, सॉकेट',
  'certificate, praman patra, सर्टिफ़िकेट, प्रमाण पत्र',
  'insurance, bima, beema, बीमा, इंश्योरेंस',
  'scheme, yojana, योजना, स्कीम',
  'pension, penshan, पेंशन',
  'subsidy, सब्सिडी',
  'flat, apartment, फ़्लैट, अपार्टमेंट',
  'guarantee, warranty, गारंटी, वारंटी',
  'overtime, ovartaim, ओवरटाइम',
  'hours, hour, ghante, ghanta, घंटे, घंटा',
  'age, umar, umra, उम्र, उमर',
  'car, kaar, gaadi, vehicle, गाड़ी, कार',
  'today, tomorrow, aaj, kal, आज, कल',
  'family, parivar, परिवार',
  'cess, upkar, सेस, उपकर',
  'vaastu, vastu, vaasthu, वास्तु',
  'ditch drum, drum',
];

/** Words that carry no meaning of their own in a question, in the three ways of writing. */
export const empty =
  'nikal nikalta nikalti nikle nikla निकल निकलता निकलती निकले निकला ' +
  'a an the is are am was were be been being do does did done doing has have had having i me my mine we ' +
  'us our you your he she it its they them their this that these those there here of in on at by for from ' +
  'to into with without about as and or but if then than so not no yes can could should would will shall ' +
  'may might must need needs needed want wants use used using get gets getting got give given take taken ' +
  'taking make makes made put keep kept go goes going come comes came say tell told know let please help ' +
  'what who whom whose when where why how much many more most very too also just only any some all each ' +
  'every per under over up down out off again after before during between while because ok okay good best ' +
  'better right normal proper correct way method thing things something worry find see look really hai ' +
  'hain tha thi ho hota hoti hote hona honi hoga hogi hu hun hoon ka ki ke ko se mein men par pe pr ne na ' +
  'nahi nahin mat kya kyu kyo kyon kyun kaise kese kaisa kaisi kab kahan kaha kaun kon konsa kaunsa ' +
  'kaunsi sa si kitna kitne kitni kis kisi kisko ye yeh vo vah voh wo woh iska uska mera meri mere mujhe ' +
  'hum hame hamare humko aap apna apni apne tum tera koi kuch sab bhi hi toh aur ya agar jab tab tak liye ' +
  'lie wala wale wali chahiye chaiye chahie kar kare karen karna karne karni karte karta karti karu karun ' +
  'karo kiya gaya gayi gai gaye raha rahi rahe rha rhi sakta sakte sakti lagta lagte lagti lagana lagane ' +
  'lagaye lagaya lage lag lagega lena lene le lo liya du dena dene deta dete de di diya diye ja jana jane ' +
  'jaye jata jati aa aana aata aati aaye ata ati ana hue hua hui batao bataye bataiye bata samjhao janna ' +
  'baad bad pehle pahle fir phir saath sath accha acha achha sahi theek thik ठीक jaruri zaruri zaroori ' +
  'jarurat zarurat banana banane banaye banaen banta banti banega banate banvana banwana rakhna rakhe ' +
  'rakhen rakhni din dino day days dhyan dalna dale dalen dalne dal dalte itna jaise jaisa upar h k m kr ' +
  'krna kre ky n sir bhai bhaiya ji ek kadam chij cheez baat bare wagera aisa vaisa kyonki lekin magar ' +
  'log sabse sabs india indian bharat desh site fix ilaj ilaaj treat treatment solution problem around ' +
  'less whats hows dont doesnt cant wont isnt im ive fine kinare kinara upay upaay tarika tareeka tarike ' +
  'tips tip idea bina bana banai banaya like still even ever never always often sometimes both few lot ' +
  'little big small large long short possible happen happens cause causes reason difference compare ask ' +
  'think suggest advise advice recommend recommended require required requirement suitable properly bring ' +
  'brought year years month months week weeks anyone someone everything enough worse first second next ' +
  'last other another same different such own until since through against near nearby able try trying ' +
  'work working job show showing start stop daal daalna daalne daalte daalen dala banvane banwane banwaye ' +
  'karwana karwane karvana karwaye lagwana lagwane lagwaye padta padti padte padega padegi milta milti ' +
  'milte milega milegi mile lega legi lenge dega degi denge jayega jayegi chalega chalegi chalta chahta ' +
  'chahte chahti roj roz zyada jyada thoda thodi bahut bohot ekdam sirf keval kewal karvaye karoon kijiye ' +
  'rakhein banegi lagegi iske uske asked asking responsible become becomes became one two three extra ' +
  'compulsory mandatory effect damage nuksan nuksaan harm wrong galat allow permit permitted legally ' +
  'actually reply answer question sawal jawab explain meaning matlab called name naam kehte kahte involve ' +
  'involved include included mention according depend depends farak fark antar advantage disadvantage ' +
  'side jaisi andar bahar isme usme jisme inme kisme sabhi dono donon kabhi hamesha turant jaldi dheere ' +
  'alag khud taki inka unka inke isse usse waha yaha wahan yahan vahan samajh achchha achchhi achhi achi ' +
  'acchi किया lein len loon now abhi important importance necessary essential allowed benefit benefits ' +
  'fayda fayde faida rid hamara person people aadmi';

/** Words of building that have no other name. */
export const jargon =
  'honeycomb slump admixture plasticizer soakpit soak harvesting rainwater membrane grout epoxy holdfast ' +
  'raft pile murrum silt coba purlin asbestos occupancy completion retention carpet bocw scaffold ' +
  'vitrified gypsum terrazzo kota rebound formwork mortar efflorescence shora lona conduit inverter ' +
  'surveyor cantilever spalling settlement sunken trap chamber';

/** Rows of `meanings` that people speak of everywhere; a question with these alone need not be about building. */
export const everyday =
  'house construct water money card child family age time hours white black new old salt sound stand ' +
  'start prepare leave which buy step incomplete sun night dust fall delay green insurance loan fire ' +
  'summer cool winter car today type size strength check quality cost save renovation papers law ' +
  'registration scheme pension subsidy flat guarantee sea hill storm remove shock complaint owner ' +
  'neighbour hollow smell tie cover mesh distance weight height tree road river well lawyer police shoe tool open village clean equipment';
