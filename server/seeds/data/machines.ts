import type { MachineCategory } from '#contract/marketplace/trades.ts';

/** Name | lowest and highest rupees for a day | description. */
export const machineTexts = {
  'Concrete mixer': [
    'Concrete mixer, one bag|900-1400|Diesel drum with hopper. The operator comes with it, diesel is yours.',
    'Concrete mixer with lift, one bag|2200-3200|Hopper and hoist in one, for slabs up to the third floor.',
  ],
  'Concrete vibrator': [
    'Needle vibrator, 40 mm|350-600|Electric, with 4 m of hose. Bring a cable of 15 A.',
    'Needle vibrator, petrol, 60 mm|500-850|For slabs without a line. Two needles.',
  ],
  Scaffolding: [
    'Cuplock scaffolding, 100 m²|900-1500|Verticals, ledgers and planks. We put it up and take it down.',
    'Scaffolding frames, 20 pieces|500-850|H frames with cross braces and wheels.',
  ],
  Props: [
    'Steel props, 50 pieces|250-450|Adjustable from 2 to 3.5 m. Counted at delivery and return.',
    'Steel props, 100 pieces|480-850|Adjustable from 2 to 4 m, with base plates.',
  ],
  'Shuttering plates': [
    'Shuttering plates, 100 pieces|600-1000|3 x 2 ft steel plates, oiled. For a slab of about 55 m².',
    'Shuttering plates for columns|350-600|9 to 18 inch, with clamps.',
  ],
  Excavator: [
    'Backhoe loader|8000-12000|With driver and diesel, 8 hours of work.',
    'Mini excavator, 3 t|6000-9000|For narrow plots. With driver.',
  ],
  Hoist: [
    'Builder’s hoist, 500 kg|1200-2000|Petrol engine and 30 m of rope, for bricks and mortar.',
    'Electric hoist, 200 kg|600-1000|Clamps to a scaffold. 25 m of rope.',
  ],
  Breaker: [
    'Electric breaker, 16 kg|800-1300|For concrete and old plaster. Three chisels.',
    'Breaker with compressor|3200-4800|Two breakers and 30 m of hose, with operator.',
  ],
  'Plate compactor': [
    'Plate compactor, diesel, 120 kg|900-1500|For soil below floors and paver blocks.',
    'Plate compactor, petrol, 60 kg|700-1100|Light, for trenches and narrow places.',
  ],
  'Water pump': [
    'Mud pump, 3 HP|500-900|Empties footings after rain. 20 m of hose.',
    'Water pump, 1 HP|200-350|For curing and tanks.',
  ],
  'Bar bending machine': [
    'Bar bending machine, 32 mm|1100-1800|With operator on wish. Three-phase line needed.',
    'Ring making machine|700-1200|Stirrups of 6 to 12 mm.',
  ],
  Generator: [
    'Generator, 5 kVA|900-1500|Silent, petrol. For mixer, vibrator and lights.',
    'Generator, 15 kVA|2200-3400|Diesel, on wheels.',
  ],
} as const satisfies Partial<Record<MachineCategory, readonly string[]>>;
