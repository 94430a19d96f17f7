import type { Community } from './names.ts';

export interface Town {
  city: string;
  /** PIN codes of the town, as server/places has them. */
  pins: readonly string[];
  /** A day's wage against the country's middle. */
  wages: number;
  people: Partial<Record<Community, number>>;
}

const towns40: (Omit<Town, 'pins'> & { pins: string })[] = [
  {
    city: 'Delhi',
    pins: '110001 110005 110009 110013 110017 110021',
    wages: 1.2,
    people: { hindi: 6, punjabi: 1, muslim: 2, bihari: 2 },
  },
  {
    city: 'Gurugram',
    pins: '122001 122004 122007 122010 122015 122018',
    wages: 1.15,
    people: { hindi: 5, bihari: 3, muslim: 1 },
  },
  {
    city: 'Chandigarh',
    pins: '160001 160004 160011 160015 160018 160022',
    wages: 1.12,
    people: { punjabi: 4, hindi: 3, dogra: 1 },
  },
  {
    city: 'Ludhiana',
    pins: '141001 141006 141012 141016 141108 141117',
    wages: 1.05,
    people: { punjabi: 5, bihari: 3, hindi: 1 },
  },
  {
    city: 'Amritsar',
    pins: '143001 143006 143103 143109 143117 143304',
    wages: 1,
    people: { punjabi: 7, hindi: 1 },
  },
  {
    city: 'Shimla',
    pins: '171001 171003 171006 171009 171014 171103',
    wages: 1.02,
    people: { dogra: 6, hills: 1 },
  },
  {
    city: 'Dehradun',
    pins: '248001 248006 248011 248014 248018 248143',
    wages: 1,
    people: { dogra: 5, hindi: 2, hills: 1, muslim: 1 },
  },
  {
    city: 'Jammu',
    pins: '180001 180004 180006 180011 180013 180016',
    wages: 1,
    people: { dogra: 5, punjabi: 1, kashmiri: 1 },
  },
  {
    city: 'Srinagar',
    pins: '190001 190002 190003 190008 190009 190010',
    wages: 1.05,
    people: { kashmiri: 8 },
  },
  {
    city: 'Lucknow',
    pins: '226001 226005 226009 226013 226017 226021',
    wages: 0.9,
    people: { hindi: 6, muslim: 3 },
  },
  {
    city: 'Kanpur',
    pins: '208001 208005 208009 208013 208017 208022',
    wages: 0.88,
    people: { hindi: 6, muslim: 2 },
  },
  {
    city: 'Varanasi',
    pins: '221001 221005 221009 221101 221106 221112',
    wages: 0.85,
    people: { hindi: 5, bihari: 2, muslim: 2 },
  },
  {
    city: 'Patna',
    pins: '800001 800005 800009 800013 800017 800021',
    wages: 0.85,
    people: { bihari: 7, muslim: 1 },
  },
  {
    city: 'Ranchi',
    pins: '834001 834003 834005 834007 834009 834011',
    wages: 0.85,
    people: { adivasi: 4, bihari: 3, muslim: 1 },
  },
  {
    city: 'Kolkata',
    pins: '700001 700005 700009 700013 700017 700021',
    wages: 0.98,
    people: { bengali: 7, muslim: 2, bihari: 1 },
  },
  { city: 'Bhubaneswar', pins: '751001 751005 751009 751013 751017 751021', wages: 0.9, people: { odia: 8 } },
  {
    city: 'Guwahati',
    pins: '781001 781005 781009 781013 781017 781021',
    wages: 0.95,
    people: { assamese: 6, muslim: 1, bengali: 1, hills: 1 },
  },
  { city: 'Shillong', pins: '793001 793004 793007 793009 793011 793017', wages: 1, people: { hills: 7 } },
  { city: 'Imphal', pins: '795001', wages: 0.95, people: { hills: 7 } },
  {
    city: 'Raipur',
    pins: '492001 492003 492005 492009 492012 492014',
    wages: 0.88,
    people: { hindi: 5, adivasi: 2 },
  },
  {
    city: 'Indore',
    pins: '452001 452003 452006 452009 452011 452013',
    wages: 0.95,
    people: { hindi: 5, marathi: 2, muslim: 1, gujarati: 1 },
  },
  {
    city: 'Bhopal',
    pins: '462001 462008 462020 462026 462033 462039',
    wages: 0.92,
    people: { hindi: 5, muslim: 3 },
  },
  {
    city: 'Jaipur',
    pins: '302001 302005 302015 302019 302026 302031',
    wages: 0.95,
    people: { rajasthani: 7, hindi: 1, muslim: 1 },
  },
  {
    city: 'Jodhpur',
    pins: '342001 342007 342013 342022 342026 342037',
    wages: 0.92,
    people: { rajasthani: 7, muslim: 1 },
  },
  {
    city: 'Ahmedabad',
    pins: '380001 380005 380009 380016 380022 380027',
    wages: 1.02,
    people: { gujarati: 6, muslim: 1, rajasthani: 1 },
  },
  {
    city: 'Surat',
    pins: '395001 395003 395005 395007 395009 395011',
    wages: 1,
    people: { gujarati: 5, odia: 2, marathi: 1 },
  },
  {
    city: 'Mumbai',
    pins: '400001 400005 400009 400013 400017 400021',
    wages: 1.28,
    people: { marathi: 5, hindi: 2, muslim: 2, gujarati: 1, christian: 1, tamil: 1 },
  },
  {
    city: 'Pune',
    pins: '411001 411005 411009 411014 411018 411022',
    wages: 1.15,
    people: { marathi: 7, hindi: 1, muslim: 1, christian: 1 },
  },
  {
    city: 'Nagpur',
    pins: '440001 440006 440012 440016 440020 440024',
    wages: 0.95,
    people: { marathi: 6, hindi: 2 },
  },
  { city: 'Nashik', pins: '422001 422005 422009 422013 422202 422214', wages: 0.96, people: { marathi: 7 } },
  { city: 'Panaji', pins: '403001', wages: 1.25, people: { christian: 5, marathi: 2, kannada: 1 } },
  {
    city: 'Hyderabad',
    pins: '500001 500005 500009 500013 500017 500022',
    wages: 1.12,
    people: { telugu: 6, muslim: 3 },
  },
  {
    city: 'Visakhapatnam',
    pins: '530001 530005 530011 530015 530020 530027',
    wages: 1,
    people: { telugu: 7, odia: 1 },
  },
  {
    city: 'Bengaluru',
    pins: '560001 560005 560009 560013 560018 560023',
    wages: 1.22,
    people: { kannada: 5, tamil: 1, telugu: 2, muslim: 1, christian: 1, bihari: 1 },
  },
  { city: 'Mysuru', pins: '570001 570005 570009 570014 570018 570023', wages: 1.05, people: { kannada: 7 } },
  {
    city: 'Chennai',
    pins: '600001 600005 600009 600013 600017 600021',
    wages: 1.15,
    people: { tamil: 7, telugu: 1, christian: 1, muslim: 1 },
  },
  {
    city: 'Coimbatore',
    pins: '641001 641005 641009 641013 641017 641021',
    wages: 1.1,
    people: { tamil: 6, malayali: 1 },
  },
  { city: 'Madurai', pins: '625001 625004 625007 625011 625015 625018', wages: 1, people: { tamil: 7 } },
  {
    city: 'Kochi',
    pins: '682001 682005 682009 682013 682018 682022',
    wages: 1.35,
    people: { malayali: 4, christian: 4, muslim: 1, bengali: 1 },
  },
  {
    city: 'Thiruvananthapuram',
    pins: '695001 695005 695009 695013 695017 695021',
    wages: 1.3,
    people: { malayali: 5, christian: 2 },
  },
];

export const towns: readonly Town[] = towns40.map((town) => ({ ...town, pins: town.pins.split(' ') }));

// One city where every kind of work is for hire, so that a search near a PIN code and the people for a whole house
// can be tried. RemotePresence the demo is as thin as a beginning is.
const fullCity = 'Pune';

/** How many of the demo's people live there: the big cities have more. */
export const townWeights: Readonly<Record<string, number>> = Object.fromEntries(
  towns.map(({ city, wages }) => [city, city === fullCity ? 26 : wages >= 1.12 ? 3 : 2]),
);
