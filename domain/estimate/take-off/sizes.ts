/** What no plan draws, from the rate file: metres, square metres, kN for a square metre, and ratios. */
export type Sizes = Record<
  | 'baySpan'
  | 'floorLoad'
  | 'soilBearing'
  | 'foundationDepth'
  | 'footingLeast'
  | 'footingThickness'
  | 'digMargin'
  | 'columnLeast'
  | 'columnStress'
  | 'plinthBeamDepth'
  | 'beamDepth'
  | 'beamWidth'
  | 'slabSpan'
  | 'slabLeast'
  | 'slabMost'
  | 'waist'
  | 'lintelDepth'
  | 'lintelBearing'
  | 'shade'
  | 'shadeThickness'
  | 'plinthBelowGround'
  | 'sandBedThickness'
  | 'leanThickness'
  | 'apronWidth'
  | 'waterPerson',
  number
>;
