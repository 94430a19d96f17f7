import type { DayTime, Weather } from './prompt.ts';
import type { WordTable } from './word-table.ts';

export const timeWords: WordTable<DayTime> = [
  [
    'night',
    'night, raat, rat, moonlight, moonlit, chandni, starry, stars, diwali, deepavali, deewali, midnight, रात, चाँदनी, चांदनी, दिवाली, दीवाली, तारों',
  ],
  [
    'sunset',
    'sunset, in the evening, evening, dusk, twilight, golden hour, golden light, shaam ko, shaam, sham, sandhya, suryast, शाम को, शाम, साँझ, सांझ, सूर्यास्त, संध्या, गोधूलि',
  ],
  ['morning', 'morning, sunrise, dawn, subah, savera, bhor, suryoday, सुबह, सवेरा, सवेरे, भोर, सूर्योदय'],
  ['day', 'day, daylight, noon, afternoon, sunny, dopahar, dhoop, dhup, din, दिन, दोपहर, धूप'],
];

export const weatherWords: WordTable<Weather> = [
  [
    'rain',
    'rain, rainy, raining, monsoon, baarish, barish, barsaat, sawan, wet, बारिश, बरसात, मानसून, मॉनसून, सावन, वर्षा',
  ],
  ['snow', 'snow, snowy, snowfall, snowing, barf, baraf, winter snow, बर्फ, बर्फबारी, हिमपात, बर्फीला, बर्फीली'],
  ['fog', 'fog, foggy, mist, misty, haze, kohra, dhund, कोहरा, धुंध, कोहरे'],
  ['cloudy', 'cloudy, cloud, overcast, badal, बादल, बादलों'],
  ['clear', 'clear sky, blue sky, sunny, saaf aasman, साफ आसमान, नीला आसमान'],
];
