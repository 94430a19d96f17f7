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
