import type { Locale } from '../tools/base/tool.ts';

interface Sentences {
  greeting: string;
  thanks: string;
  bye: string;
  whoAmI: string;
  unknown: string;
  /** To somebody who is angry with the answers. */
  sorry: string;
  /** Three questions it can answer, as lines of a list. */
  canDo: string;
  /** Behind "I do not know that", before the nearest things that can be asked. */
  perhaps: string;
  askAnEngineer: string;
  /** What can be asked for, by the router's classes. */
  choices: Record<'calculate' | 'house' | 'find' | 'article' | 'price' | 'join', string>;
  /** A model said figures that no tool gave. */
  figuresLeftOut: string;
  /** Between the half answer of a service and the whole one. */
  brokeOff: string;
}

export const sentences: Record<Locale, Sentences> = {
  en: {
    greeting: 'Namaste! Ask me anything about building, repair, or who to hire.',
    thanks: 'You are welcome. Ask again whenever something is unclear.',
    bye: 'Goodbye, and build well. Ask again whenever something is unclear.',
    whoAmI:
      'I am the assistant of Neev. I calculate materials, plan houses and their cost, find people and tools on Neev, and know building practice in India.',
    unknown: 'I do not know that.',
    sorry: 'Sorry, that did not help you. Tell me what you need, with its size or place.',
    canDo:
      'I can, for example:\n- calculate: “How many bricks for a wall 20 ft long, 10 ft high, 9 inches thick?”\n- find people: “Masons near 411001 under 800”\n- explain: “How long must concrete be cured?”',
    perhaps: 'Did you mean one of these? Say it with its sizes or its place.',
    askAnEngineer: 'Or ask an engineer near you.',
    choices: {
      calculate: 'Calculate',
      house: 'Plan a house with its cost',
      find: 'Find people, machines or tools near you',
      article: 'Advice on how it is built or mended',
      price: 'The price of a material',
      join: 'Join Neev and offer your work',
    },
    brokeOff: 'The answer above broke off. This one is whole:',
    figuresLeftOut: 'Figures that Neev could not check were left out. Ask for one calculation at a time.',
  },
  hi: {
    greeting: 'नमस्ते! निर्माण, मरम्मत या किसे काम पर रखें, कुछ भी पूछिए।',
    thanks: 'आपका स्वागत है। कुछ साफ़ न हो तो फिर पूछिए।',
    bye: 'फिर मिलेंगे, अच्छा बनाइए। कुछ साफ़ न हो तो फिर पूछिए।',
    whoAmI:
      'मैं नींव का सहायक हूँ। मुझसे सामान का हिसाब, घर का नक्शा और खर्च, नींव पर लोग और औज़ार, और भारत में निर्माण के तरीके पूछिए।',
    unknown: 'यह मुझे नहीं पता।',
    sorry: 'माफ़ कीजिए, इससे मदद नहीं मिली। क्या चाहिए, नाप या जगह के साथ बताइए।',
    canDo:
      'आप मुझसे ये पूछ सकते हैं, जैसे:\n- हिसाब: “20 फुट लंबी, 10 फुट ऊँची, 9 इंच मोटी दीवार में कितनी ईंटें लगेंगी?”\n- लोग ढूँढना: “411001 के पास 800 तक के मिस्त्री”\n- समझाना: “कंक्रीट की तराई कितने दिन करें?”',
    perhaps: 'क्या इनमें से कुछ पूछना था? नाप या जगह के साथ लिखिए।',
    askAnEngineer: 'या अपने पास के इंजीनियर से पूछिए।',
    choices: {
      calculate: 'हिसाब',
      house: 'घर का नक्शा और खर्च',
      find: 'पास के लोग, मशीन या औज़ार ढूँढना',
      article: 'बनाने या मरम्मत की सलाह',
      price: 'सामान का भाव',
      join: 'नींव पर अपना काम जोड़ना',
    },
    brokeOff: 'ऊपर का जवाब बीच में रुक गया। पूरा जवाब यह है:',
    figuresLeftOut: 'जो आँकड़े नींव जाँच नहीं सका, वे हटा दिए गए। एक बार में एक हिसाब पूछिए।',
  },
  hinglish: {
    greeting: 'Namaste! Nirmaan, marammat ya kise kaam par rakhein, kuch bhi poochhiye.',
    thanks: 'Aapka swagat hai. Kuch saaf na ho to phir poochhiye.',
    bye: 'Phir milenge, achha banaiye. Kuch saaf na ho to phir poochhiye.',
    whoAmI:
      'Main Neev ka sahayak hoon. Main saamaan ka hisaab karta hoon, ghar ka naksha aur kharcha batata hoon, Neev par log aur auzaar dhoondhta hoon, aur Bharat mein nirmaan ke tareeke jaanta hoon.',
    unknown: 'Yeh mujhe nahi pata.',
    sorry: 'Maaf kijiye, isse madad nahi mili. Kya chahiye, naap ya jagah ke saath bataiye.',
    canDo:
      'Main yeh kar sakta hoon, jaise:\n- hisaab: “20 ft lambi, 10 ft oonchi, 9 inch moti deewar mein kitni eent lagegi?”\n- log dhoondhna: “411001 ke paas 800 tak ke mistri”\n- samjhana: “Concrete ki tarai kitne din karein?”',
    perhaps: 'Kya inmein se kuch poochhna tha? Naap ya jagah ke saath likhiye.',
    askAnEngineer: 'Ya apne paas ke engineer se poochhiye.',
    choices: {
      calculate: 'Hisaab',
      house: 'Ghar ka naksha aur kharcha',
      find: 'Paas ke log, machine ya auzaar dhoondhna',
      article: 'Banane ya marammat ki salaah',
      price: 'Saamaan ka bhaav',
      join: 'Neev par apna kaam jodna',
    },
    brokeOff: 'Upar ka jawab beech mein ruk gaya. Poora jawab yeh hai:',
    figuresLeftOut: 'Jo aankde Neev jaanch nahi saka, woh hata diye gaye. Ek baar mein ek hisaab poochhiye.',
  },
};
