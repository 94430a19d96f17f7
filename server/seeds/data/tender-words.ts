/** What the lines and stages of the demo's bathroom are called: as Neev names them, but for what somebody typed. */
export const bathroomWords: Partial<Record<string, string>> = {
  dismantle: 'Take off and carry away the old',
  waterPoints: 'Water and drain pipes of a bathroom',
  points: 'Points for lights and plugs',
  waterproofing: 'Waterproofing of floor and walls',
  floorTiles: 'Floor tiles',
  wallTiles: 'Wall tiles',
  sanitary: 'Toilet, basin and taps',
  doors: 'Doors with frame',
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

/**
 * What the lines of the demo's house are called, up to the slab of its ground floor: as Neev names them, so that others read
 * them in their own language; concrete, boards and bars by what they are of.
 */
export const shellWords: Partial<Record<string, string>> = {
  clearing: 'Clear and level the plot',
  excavation: 'Dig for the footings',
  leanFootings: 'Lean concrete: below footings',
  footings: 'footings',
  footingBoards: 'footings',
  brickPlinth: 'Brick wall: plinth',
  plinthBeams: 'plinth beams',
  plinthBoards: 'plinth beams',
  filling: 'Fill and ram earth',
  sandBed: 'Sand bed',
  leanFloors: 'Lean concrete: below floors',
  columns: 'columns',
  columnBoards: 'columns',
  brickwork: 'Brick wall',
  lintels: 'lintels',
  beams: 'beams',
  beamBoards: 'beams',
  slabs: 'slab',
  slabBoards: 'slab',
  stairs: 'stairs',
  site: 'Plot',
  footing: 'Footings',
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
