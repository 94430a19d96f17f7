import type { HiringKind } from '#contract/hiring/terms.ts';

// What made-up people write about work in the demo. In both languages; none is copied, none is about anybody real.

export const requestTexts: Record<HiringKind, readonly string[]> = {
  worker: [
    'Boundary wall, 40 ft long and 5 ft high. Bricks and cement are at the site.',
    'Two rooms on the first floor. The roof is done, walls inside are left.',
    'Help for a week of repairs. Lunch and tea from us.',
    'छत की मरम्मत और पानी की टंकी का चबूतरा। सामान साइट पर है।',
    'घर के आगे का आँगन पक्का करना है। सुबह नौ बजे से काम।',
    'पुरानी दीवार तोड़कर नई बनानी है। औज़ार साथ लाएँ तो अच्छा।',
  ],
  groupWorker: [
    'Slab of 900 sq ft. The mixer is arranged, we need hands for two days of casting and the cleaning up.',
    'Plinth and columns of a small house. Somebody of us is at the site all day.',
    'Material has to go up to the third floor. There is no lift yet.',
    'स्लैब डालना है, मिक्सर हमारा रहेगा। दोपहर का खाना देंगे।',
    'नींव की खुदाई और पी.सी.सी.। ज़मीन नरम है।',
  ],
  contractor: [
    'Ground floor with 2 rooms, kitchen and bath. Drawings are ready, please come and look first.',
    'New kitchen platform, tiles and wiring in a flat. Work only after 10 in the morning.',
    'Finish a shop of 300 sq ft: floor, ceiling, shutters.',
    'पहली मंज़िल बनवानी है। नक्शा पास है, पहले आकर देख लें।',
    'बाथरूम दो हैं, दोनों नए करने हैं। टाइलें हम लेंगे।',
  ],
  engineer: [
    'Plot of 30 x 40 ft, facing east. We need plan, elevation and an estimate.',
    'An old house of two floors: may a third be built on it? Please look at the columns.',
    'Site visits twice a week while the slab is made.',
    'प्लॉट 25 x 50 फ़ुट। नक्शा और लागत का अंदाज़ चाहिए।',
    'दीवारों में दरार है, आकर देखें और राय दें।',
  ],
  product: [
    'For a few days of work at our own house. We fetch it and bring it back ourselves.',
    'Please with everything that belongs to it. The site is on the ground floor.',
    'For a small site with four people.',
    'अपने घर के काम के लिए चाहिए। ले जाना और लौटाना हमारा।',
  ],
};

export const offerNotes = [
  'I can begin at nine. I bring my own tools.',
  'The price is for a day of eight hours with one hour of rest.',
  'I have done such work nearby and can show it.',
  'Fare is included.',
  'सुबह आठ बजे पहुँच जाएँगे।',
  'औज़ार मेरे अपने हैं, सामान आपका रहेगा।',
];

export const counterNotes = [
  'It is for several days: can you come for this?',
  'Tea and lunch are from us, so I thought of this price.',
  'काम कई दिन का है, इतने में आ जाइए।',
];

export const disputeReasons = {
  day: ['It rained from two o’clock and everybody went home.', 'दोपहर के बाद काम बंद था।'],
} as const;

/** By the side that a review is about, and its stars. */
export const reviewTexts: Record<'provider' | 'customer', Record<5 | 4 | 3 | 2, readonly string[]>> = {
  provider: {
    5: [
      'Came on time every day and left the place clean.',
      'Very neat work. The walls are straight, the neighbours asked for the number.',
      'Told us before what it would cost and kept to it.',
      'Careful with the old tiles, not one broke.',
      'बहुत अच्छा काम किया, समय पर पूरा हुआ।',
      'ईमानदार और मेहनती। फिर बुलाएँगे।',
      'जो बोला वही किया। घर के लोगों से भी अच्छे से बात की।',
      'Came again after the rain to look whether all was tight. It was.',
      'Explained what is needed and what is not. That saved us a good deal.',
      'Two days were agreed and two days it took.',
      'सफ़ाई से काम, कोना-कोना ठीक किया।',
      'बुज़ुर्गों का भी ध्यान रखा, शोर कम किया।',
      'Brought the right tools and needed nobody to run to the shop.',
      'काम के बाद सारा मलबा भी हटा दिया।',
    ],
    4: [
      'Good work. Started an hour late on the first day, then always in time.',
      'All well done, only the cleaning up was left to us.',
      'काम ठीक है, थोड़ा और जल्दी हो सकता था।',
      'Good hands. Wanted everything decided on the phone, which took some patience.',
      'Well done. A second coat would have been better, but the time was short.',
      'मेहनती हैं। पहले दिन सामान पूरा नहीं था, फिर सब ठीक।',
      'Solid work at a fair price. Bring your own water level.',
      'अच्छा अनुभव, बस फ़ोन कम उठाते हैं।',
      'Careful and quiet. The last bit was done on the day after.',
      'दाम ठीक, काम भी ठीक। फिर से बुला सकते हैं।',
    ],
    3: [
      'The work is all right. Two days became three.',
      'काम चल गया, पर सामान बहुत बिखरा रहा।',
      'Fine in the end, but one corner had to be done again.',
    ],
    2: ['Left early twice. What was done is all right.', 'एक दिन बिना बताए नहीं आए।'],
  },
  customer: {
    5: [
      'Paid on the last evening, as agreed.',
      'Clear about what was wanted, and there was tea twice a day.',
      'Material was ready before we came. Good site.',
      'पैसे उसी दिन मिल गए। अच्छे लोग हैं।',
      'काम साफ़ बताया, खाना भी दिया।',
      'हिसाब की किताब रोज़ लिखी, कोई झगड़ा नहीं।',
      'Helped to carry when it got heavy. One likes to work there.',
      'What was said on the phone was how it was at the site.',
      'छाँव, पानी और आराम का समय, सब था।',
    ],
    4: [
      'Good people. The sand came late on one day.',
      'Paid in two parts, both as agreed.',
      'काम अच्छा था, पानी दूर से लाना पड़ा।',
    ],
    3: ['The plan changed twice while we worked.', 'पैसे मिले पर चार दिन बाद।'],
    2: ['Extra work was asked for that nobody had spoken of.', 'भुगतान के लिए कई बार फ़ोन करना पड़ा।'],
  },
};

export const replies = ['Thank you. Call any time.', 'धन्यवाद, फिर मिलेंगे।'];

export const rentalWords = {
  inspection: 'Demo: drawings of the tool stand here in place of photos.',
  fault: 'The switch does not catch any more.',
  damage: 'One of the four bits came back bent. The price is that of a new bit.',
  answer: 'Right, that was us. Please take it from the deposit.',
  worn: 'Scratches on the handle',
} as const;
