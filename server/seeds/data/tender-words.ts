/** What the lines and stages of the demo's bathroom are called. */
export const bathroomWords: Partial<Record<string, string>> = {
  dismantle: 'Take off old tiles and fittings',
  waterPoints: 'Water and drain points',
  points: 'Electric points',
  waterproofing: 'Waterproofing of floor and walls',
  floorTiles: 'Floor tiles',
  wallTiles: 'Wall tiles',
  sanitary: 'Toilet, basin and taps',
  doors: 'Door',
  test: 'Water test for 24 hours',
  prepare: 'Prepare',
  pipes: 'Pipes and wires',
  tiles: 'Tiles',
  fittings: 'Fittings',
};

export const tenderTexts = {
  names: {
    compared: 'Bathroom on the first floor',
    due: 'New bathroom for my parents',
    drafted: 'Guest bathroom',
  },
  description: 'All pipes are 20 years old. We live in the house while you work.',
  see: ['Photos of the work before it is covered'],
  question: 'Is the old wall behind the tiles brick or concrete?',
  answer: 'Brick, with plaster. You can look at it on Sunday.',
};

/** What the lines of the demo's house are called, up to the slab of its ground floor; concrete and bars by what they are of. */
export const shellWords: Partial<Record<string, string>> = {
  clearing: 'Clear the site',
  excavation: 'Dig for the foundation',
  leanFootings: 'Lean concrete below footings',
  footings: 'of footings',
  footingBoards: 'Boards for footings',
  brickPlinth: 'Brickwork of the plinth',
  plinthBeams: 'of plinth beams',
  plinthBoards: 'Boards for plinth beams',
  filling: 'Earth filling',
  sandBed: 'Sand bed',
  leanFloors: 'Lean concrete below floors',
  columns: 'of columns',
  columnBoards: 'Boards for columns',
  brickwork: 'Brickwork of walls',
  lintels: 'of lintels',
  beams: 'of beams',
  beamBoards: 'Boards for beams',
  slabs: 'of the slab',
  slabBoards: 'Boards for the slab',
  stairs: 'of the stair',
  site: 'Site',
  footing: 'Foundation',
  plinth: 'Plinth',
  walls: 'Walls, ground floor',
  slab: 'Slab, ground floor',
};

export const siteTexts = {
  name: 'House shell, ground floor',
  see: {
    site: ['The corners are marked'],
    footing: ['Pits before concrete', 'Bars before concrete'],
    plinth: ['Plinth beams before concrete'],
    walls: ['Walls are straight', 'Bands above windows'],
    slab: ['Bars before concrete', 'Water stands for ten days'],
  },
  shop: 'Demo cement shop',
  sentBack: 'The plinth is not level at the back. Please look again.',
  note: 'Levelled again at the back',
};
