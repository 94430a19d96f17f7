import type {
  contractorTypes,
  engineerTypes,
  groupTypes,
  workerCategories,
} from '#contract/marketplace/categories.ts';

/** Names of project texts in projects.ts. */
export type Work =
  | 'building'
  | 'tiles'
  | 'loading'
  | 'cleaning'
  | 'shifting'
  | 'storage'
  | 'factory'
  | 'garden'
  | 'pipes'
  | 'paint'
  | 'wood'
  | 'wiring'
  | 'renovation'
  | 'drawing'
  | 'structure'
  | 'machines'
  | 'fire'
  | 'environment'
  | 'model'
  | 'site';

export interface Trade {
  work: Work;
  /** How often among the people of its kind. */
  often: number;
  /** Share of women. */
  women: number;
  /** Rupees for a day in a middling town with some years of practice; of a crew for each of its people. */
  day: number;
}

export const workerTrades: Record<(typeof workerCategories)[number], Trade> = {
  Construction: { work: 'building', often: 6, women: 0.28, day: 680 },
  Tiles: { work: 'tiles', often: 4, women: 0.15, day: 820 },
  Loading: { work: 'loading', often: 3, women: 0.08, day: 600 },
  Cleaning: { work: 'cleaning', often: 3, women: 0.6, day: 480 },
  Shifting: { work: 'shifting', often: 2, women: 0.08, day: 650 },
  Warehouse: { work: 'storage', often: 2, women: 0.35, day: 540 },
  Factory: { work: 'factory', often: 2, women: 0.4, day: 570 },
  Gardening: { work: 'garden', often: 2, women: 0.45, day: 520 },
  Other: { work: 'pipes', often: 3, women: 0.2, day: 740 },
};

export const groupTrades: Record<(typeof groupTypes)[number], Trade> = {
  'Construction Labour': { work: 'building', often: 5, women: 0.2, day: 640 },
  'Tiles | Marbel': { work: 'tiles', often: 3, women: 0.12, day: 760 },
  'Loading | Unloading': { work: 'loading', often: 3, women: 0.06, day: 580 },
  'Cleaing Group': { work: 'cleaning', often: 3, women: 0.6, day: 450 },
  'Home Shifting': { work: 'shifting', often: 2, women: 0.08, day: 620 },
  'Godam | Warehouse': { work: 'storage', often: 2, women: 0.3, day: 520 },
  'Factory Group': { work: 'factory', often: 2, women: 0.35, day: 540 },
  'Gardening Group': { work: 'garden', often: 2, women: 0.4, day: 500 },
  'Other Group Works': { work: 'pipes', often: 1, women: 0.2, day: 680 },
};

export const contractorTrades: Record<(typeof contractorTypes)[number], Trade> = {
  'Construction Contract': { work: 'building', often: 4, women: 0.14, day: 1900 },
  'Floor Contract': { work: 'tiles', often: 3, women: 0.12, day: 1600 },
  'color contract': { work: 'paint', often: 3, women: 0.15, day: 1350 },
  'furniture contract': { work: 'wood', often: 3, women: 0.1, day: 1700 },
  'electrician contract': { work: 'wiring', often: 3, women: 0.12, day: 1500 },
  'Rennovation Contract': { work: 'renovation', often: 2, women: 0.25, day: 1800 },
  'Gardening Contract': { work: 'garden', often: 2, women: 0.3, day: 1200 },
  'Other Contract Works': { work: 'pipes', often: 2, women: 0.15, day: 1450 },
};

export const engineerTrades: Record<(typeof engineerTypes)[number], Trade> = {
  Architectural: { work: 'drawing', often: 3, women: 0.5, day: 2800 },
  Structural: { work: 'structure', often: 3, women: 0.3, day: 2900 },
  Mechanical: { work: 'machines', often: 2, women: 0.2, day: 2500 },
  Electrical: { work: 'wiring', often: 2, women: 0.3, day: 2400 },
  'Fire Protection': { work: 'fire', often: 2, women: 0.25, day: 2600 },
  Environmental: { work: 'environment', often: 2, women: 0.45, day: 2500 },
  'Building Information Modeler (BIM)': { work: 'model', often: 2, women: 0.45, day: 2700 },
  Civil: { work: 'site', often: 4, women: 0.3, day: 2300 },
  'Other Engineer': { work: 'site', often: 1, women: 0.3, day: 2200 },
};

/** Words for the names of crews and firms, by their work. */
export const crewWords: Partial<Record<Work, string>> = {
  building: 'Nirman Toli,Building Crew,Rajmistri Group,Construction Team',
  tiles: 'Tiles Team,Marble Group,Flooring Crew',
  loading: 'Loading Team,Hamal Toli,Palledar Group',
  cleaning: 'Safai Team,Cleaning Sakhi,Housekeeping Group',
  shifting: 'Shifting Team,Packers Group',
  storage: 'Godam Team,Warehouse Crew',
  factory: 'Factory Team,Karigar Group',
  garden: 'Mali Toli,Garden Team,Bagwani Group',
  pipes: 'Seva Team,Plumbing Crew',
};
export const firmWords: Partial<Record<Work, string>> = {
  building: 'Constructions,Builders,Nirman',
  tiles: 'Floorings,Tiles and Marble',
  paint: 'Painters,Colour Works',
  wood: 'Furniture Works,Woodcraft',
  wiring: 'Electricals,Power Works',
  renovation: 'Renovations,Interiors',
  garden: 'Landscapes,Gardens',
  pipes: 'Plumbing Works,Services',
  drawing: 'Architects,Design Studio',
  structure: 'Structural Consultants',
  machines: 'Engineering Services,Cooling Works',
  fire: 'Fire Safety Services',
  environment: 'Water and Environment',
  model: 'BIM Studio,Design Models',
  site: 'Engineers,Survey and Estimates',
};
export const crewNames =
  'Ekta Pragati Navjeevan Shakti Unnati Mehnat Sahyog Bharosa Udaan Himmat Jagriti Vishwas Suvidha Parishram Annapurna Sangam Ujala Kalyan Bhoomi Samruddhi'.split(
    ' ',
  );
