import type { Work } from './trades.ts';

/** Title | description; `{area}` square feet, `{days}` days, `{team}` people, `{city}` the town. */
export const projectTexts: Record<Work, readonly string[]> = {
  building: [
    'Two-storey house, {area} sq ft|Brickwork, plaster and roof slab of a family house in {city}. Done in {days} days with {team} people.',
    'Boundary wall and gate|A 6 ft wall round a plot in {city}, with footing, plaster and gate posts. {days} days.',
    'School classroom block|Four classrooms of {area} sq ft in all: foundation, columns, brickwork and plaster.',
    'Extra room on the roof|One room with toilet above an old house in {city}. The family stayed in the house all the time.',
  ],
  tiles: [
    'Floor of a flat, {area} sq ft|Vitrified tiles in all rooms, skirting and balcony, levels checked with water. {days} days.',
    'Two bathrooms|Wall and floor tiles with waterproofing below. No leak since.',
    'Marble hall in {city}|Laying, grinding and polishing of {area} sq ft marble.',
    'Shop front in granite|Steps and counter top cut on site and fitted in {days} days.',
  ],
  loading: [
    'Cement for a housing site|Unloaded and stacked {team}00 bags of cement under cover in two days.',
    'Tiles to the fifth floor|Carried {area} sq ft of tiles up by hand and hoist, nothing broken.',
    'Night unloading at the mandi|Trucks of vegetables and grain, {days} nights, always on time.',
  ],
  cleaning: [
    'Cleaning after building work|A new flat of {area} sq ft in {city}: paint spots, windows, floors, bathrooms.',
    'Office, every morning|Floors, desks and washrooms of an office of {area} sq ft for {days} weeks.',
    'Water tank and terrace|Tank emptied, scrubbed and disinfected; terrace drains opened.',
  ],
  shifting: [
    'Three-room flat in one day|Packing, loading and setting up again within {city}. Glass and mirror safe.',
    'Office of {team}0 desks|Moved over one weekend, computers labelled and connected in the same order.',
    'Piano down two floors|Carried with belts and boards, no scratch.',
  ],
  storage: [
    'New racks in a godown|Put up racks and sorted stock of {area} sq ft in {days} days.',
    'Festival season packing|{team} people packed and labelled parcels for {days} days without a wrong address.',
    'Stock count|Full count of a building material store in {city} in two nights.',
  ],
  factory: [
    'Brick kiln season|Moulding and stacking for one season with {team} people.',
    'Paver block line|Ran the mixer and press for {days} days, day and night shifts.',
    'Steel window shop|Cutting, drilling and finishing of windows for a housing site in {city}.',
  ],
  garden: [
    'Garden of a society|Lawn, hedge and forty plants for a housing society in {city}, looked after for {days} weeks.',
    'Terrace kitchen garden|Beds, soil and drip line on {area} sq ft of roof. Tomatoes, methi and chillies.',
    'School playground trees|Planted neem, amaltas and gulmohar with guards, all watered through the summer.',
  ],
  pipes: [
    'Plumbing of a new house|Water and drain pipes, tank and two bathrooms, tested under pressure. {days} days.',
    'Solar pump for a farm|Pump, pipe and tank near {city}, running since without a stop.',
    'Leak found and closed|An old leak behind the kitchen wall, opened in one place only.',
  ],
  paint: [
    'Three-room flat in two coats|Putty, primer and two coats in {days} days. Furniture covered, floor left clean.',
    'Outside of a house|Weather coat on {area} sq ft with cracks filled first.',
    'School wall paintings|Letters, numbers and birds on the walls of a school in {city}.',
  ],
  wood: [
    'Kitchen and wardrobes|Made to measure in ply and laminate, fitted in {days} days.',
    'Doors for a new house|Eleven doors with frames in sal wood, hung and polished.',
    'Shop counters in {city}|Counter, shelves and a sign board, ready for Diwali.',
  ],
  wiring: [
    'Wiring of a house, {area} sq ft|Concealed wiring, earthing and board, tested and labelled.',
    'Solar on the roof|Panels with inverter in {city}; the bill fell by two thirds.',
    'Shop lighting|LED lights on a new line in one night, open again in the morning.',
  ],
  renovation: [
    'An old house made new|Damp walls, new floor and kitchen for a house of {area} sq ft in {city}.',
    'Bathroom in {days} days|Old tiles out, new pipes, waterproofing, tiles and fittings.',
    'Clinic from a shop|Partition, lights, washbasin and paint without closing the street.',
  ],
  drawing: [
    'House on a 30 x 40 ft plot|Plans, sections and approval drawings for a family of six in {city}.',
    'Courtyard school|Design of eight classrooms round a courtyard that needs no fan till April.',
    'Row houses, {area} sq ft each|Twelve houses with shaded streets and rain water tanks.',
  ],
  structure: [
    'Four-storey flats|RCC frame design for seismic zone with full bar bending schedule.',
    'Strengthening an old hall|Steel frames added inside a hall of {area} sq ft in {city}; work went on below.',
    'Water tower|Design of a 200,000 litre tank on a 15 m staging.',
  ],
  machines: [
    'Cooling of a hospital wing|Load, ducts and chillers for {area} sq ft, quiet at night.',
    'Lift and pumps|Sizing and site checks for a six-storey building in {city}.',
    'Kitchen exhaust|Hoods and fans of a hotel kitchen, measured after {days} days of use.',
  ],
  fire: [
    'Hydrants and sprinklers|Design and approval for a market building of {area} sq ft in {city}.',
    'Fire plan of a school|Exits, alarm and drill for 600 children.',
    'Godown safety check|Report with {team} mends, all done within {days} days.',
  ],
  environment: [
    'Small sewage plant|Treatment for {team}0 flats; the garden drinks the water.',
    'Rain water harvesting|Recharge wells for a college in {city}, {area} sq ft of roof.',
    'Dust plan for a site|Screens, sprinklers and measuring for {days} days of digging.',
  ],
  model: [
    'Hospital model|Building model of {area} sq ft with pipes and ducts, {team}0 clashes found before work began.',
    'Flats in {city}|Quantities straight from the model; steel ordered within two percent.',
    'Metro staircase|Model and shop drawings in {days} days.',
  ],
  site: [
    'Survey and estimate|Levels, quantities and cost of a house of {area} sq ft in {city}.',
    'Village road, 3 km|Quality checks on every layer, done before the rains in {days} days.',
    'Site in charge of 24 flats|Daily plan for {team} people, no day lost to missing material.',
  ],
};

/** Drawings that show what a project is about, by how its title begins; no photo of a made-up site is to be had. */
const projectDrawings: [begins: string, drawings: string[]][] = [
  ['Two-storey house', ['house-day', 'plan-ground']],
  ['Extra room on the roof', ['house-neel']],
  ['Outside of a house', ['house-neel', 'house-day']],
  ['Wiring of a house', ['house-night', 'plan-first']],
  ['An old house made new', ['house-cutout', 'house-day']],
  ['House on a 30 x 40 ft plot', ['blueprint', 'plan-ground', 'plan-first', 'house-day']],
  ['Row houses', ['plan-ground', 'house-neel']],
  ['Flats in', ['blueprint', 'house-cutout']],
  ['Survey and estimate', ['blueprint']],
];

/** Addresses of the pictures of a demo project. */
export const picturesOfProject = (title: string): string[] =>
  (projectDrawings.find(([begins]) => title.startsWith(begins))?.[1] ?? []).map(
    (name) => `/drawings/scenes/${name}.svg`,
  );
