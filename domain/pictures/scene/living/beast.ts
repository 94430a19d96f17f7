import { type Surface, surface } from '#domain/pictures/raytracer/model/surface.ts';
import type { Figure } from './figure.ts';

/** One on four legs, in metres. */
export interface Beast {
  hide: Surface;
  length: number;
  /** Of its back over the ground. */
  back: number;
  wide: number;
  deep: number;
  leg: number;
  /** Where its head is: up from the ground, and ahead of its chest. */
  head: { up: number; ahead: number; long: number; thick: number };
  neck: number;
  horns?: number;
  hump?: number;
  tail: 'hangs' | 'up';
  ears?: number;
  trunk?: true;
}

const dark = surface('#1f1b19');
const horn = surface('#cfc4ac');

const hides = {
  cow: surface('#e6ddcd'),
  buffalo: surface('#38332f'),
  goat: surface('#5a3d2a'),
  dog: surface('#b27c48'),
  cat: surface('#c98d4c'),
  camel: surface('#b98d5a'),
  elephant: surface('#716c6a'),
};
const cow: Beast = {
  hide: hides.cow,
  length: 1.55,
  back: 1.32,
  wide: 0.29,
  deep: 0.36,
  leg: 0.075,
  head: { up: 1.36, ahead: 0.3, long: 0.44, thick: 0.13 },
  neck: 0.19,
  horns: 0.3,
  hump: 0.17,
  tail: 'hangs',
};
const dog: Beast = {
  hide: hides.dog,
  length: 0.62,
  back: 0.52,
  wide: 0.11,
  deep: 0.13,
  leg: 0.034,
  head: { up: 0.64, ahead: 0.13, long: 0.22, thick: 0.07 },
  neck: 0.075,
  tail: 'up',
};
export const beasts = {
  cow,
  buffalo: { ...cow, hide: hides.buffalo, wide: 0.34, deep: 0.42, hump: 0, horns: 0.36 },
  goat: {
    ...dog,
    hide: hides.goat,
    length: 0.78,
    back: 0.68,
    wide: 0.15,
    deep: 0.19,
    horns: 0.16,
    ears: 1.4,
    head: { up: 0.86, ahead: 0.16, long: 0.22, thick: 0.07 },
  },
  dog,
  cat: {
    ...dog,
    hide: hides.cat,
    length: 0.36,
    back: 0.28,
    wide: 0.075,
    deep: 0.08,
    leg: 0.022,
    neck: 0.05,
    head: { up: 0.35, ahead: 0.05, long: 0.1, thick: 0.055 },
  },
  camel: {
    ...cow,
    hide: hides.camel,
    length: 1.75,
    back: 1.85,
    deep: 0.42,
    hump: 0.42,
    horns: 0,
    neck: 0.16,
    head: { up: 2.3, ahead: 0.75, long: 0.42, thick: 0.12 },
  },
  elephant: {
    ...cow,
    hide: hides.elephant,
    length: 2.5,
    back: 2.6,
    wide: 0.72,
    deep: 0.85,
    leg: 0.23,
    neck: 0.5,
    hump: 0,
    horns: 0,
    ears: 3.2,
    trunk: true,
    head: { up: 2.3, ahead: 0.3, long: 0.5, thick: 0.42 },
  },
} as const satisfies Record<string, Beast>;

function addHead(
  { skin, ball, limb }: Figure,
  { hide, head, length, horns = 0, ears = 1.2, trunk }: Beast,
): void {
  const { up, long, thick } = head;
  const from = length / 2 + head.ahead;
  skin(
    hide,
    [
      [0, up, from - 0.6 * thick, 0.5 * thick, 0.5 * thick],
      [0, up, from, thick, thick],
      [0, up - long * 0.16, from + long * 0.45, thick * 0.8, thick * 0.78],
      [0, up - long * 0.38, from + long * 0.95, thick * 0.62, thick * 0.5],
      [0, up - long * 0.42, from + long, thick * 0.1, thick * 0.1],
    ],
    'ahead',
  );
  if (!trunk) ball(dark, [0, up - long * 0.36, from + long * 0.97], [thick * 0.4, thick * 0.3, thick * 0.2]);
  for (const side of [-1, 1]) {
    ball(
      hide,
      [side * thick * (0.8 + ears * 0.5), up + thick * 0.3, from - thick * 0.3],
      [thick * 0.6 * ears, thick * (trunk ? 1.3 : 0.28), thick * 0.25],
    );
    ball(dark, [side * thick * 0.85, up + thick * 0.25, from + thick * 0.7], [0.02, 0.025, 0.03]);
    if (horns > 0)
      limb(
        horn,
        [
          [side * thick * 0.6, up + thick * 0.8, from],
          [side * (thick + horns * 0.45), up + thick + horns * 0.45, from - horns * 0.1],
          [side * (thick + horns * 0.2), up + thick + horns, from],
        ],
        Math.min(0.035, horns * 0.12),
      );
    if (trunk)
      limb(
        horn,
        [
          [side * 0.2, up - 0.3, from + 0.3],
          [side * 0.3, up - 0.65, from + 0.75],
        ],
        0.06,
      );
  }
  if (trunk)
    limb(
      hide,
      [
        [0, up - 0.15, from + 0.4],
        [0, up - 0.8, from + 0.62],
        [0, up - 1.5, from + 0.6],
        [0, up - 1.95, from + 0.8],
      ],
      0.19,
    );
}

function addLegs({ limb, ball }: Figure, { hide, length, back, wide, deep, leg }: Beast): void {
  const knee = back * 0.32;
  for (const x of [-wide * 0.62, wide * 0.62])
    for (const z of [-length * 0.37, length * 0.36]) {
      limb(
        hide,
        [
          [x, back - deep * 1.3, z],
          [x, knee, z + (z > 0 ? 0.02 : -0.04) * back],
          [x, 0.04, z],
        ],
        leg * 1.35,
      );
      ball(dark, [x, leg * 0.5, z + leg * 0.3], [leg * 0.95, leg * 0.55, leg * 1.2]);
    }
}

export function addBeast(figure: Figure, beast: Beast): void {
  const { hide, length, back, wide, deep, head, neck, hump = 0, tail } = beast;
  const { skin, ball, limb } = figure;
  const middle = back - deep;
  skin(
    hide,
    (
      [
        [-0.5, 0.25, 0.3],
        [-0.45, 0.75, 0.82],
        [-0.3, 0.95, 0.96],
        [0, 1, 1],
        [0.25, 0.92, 1],
        [0.42, 0.72, 0.88],
        [0.5, 0.3, 0.4],
      ] as const
    ).map(([at, across, high]) => [0, middle, at * length, wide * across, deep * high]),
    'ahead',
  );
  if (hump > 0)
    ball(hide, [0, back - 0.02, length * (hump > 0.3 ? 0 : 0.27)], [wide * 0.5, hump, length * 0.16]);
  addLegs(figure, beast);
  limb(
    hide,
    [
      [0, middle + deep * 0.25, length * 0.36],
      [0, (middle + head.up) / 2 + deep * 0.1, length / 2 + head.ahead * 0.5],
      [0, head.up, length / 2 + head.ahead],
    ],
    neck,
  );
  addHead(figure, beast);
  const end = tail === 'up' ? back + deep * 1.4 : middle - deep * 0.9;
  const rump = -length / 2;
  limb(
    hide,
    [
      [0, middle + deep * 0.5, rump + 0.03],
      [0, (middle + end) / 2 + deep * 0.3, rump - 0.09],
      [0, end, rump - 0.07],
    ],
    deep * 0.1,
  );
  if (tail === 'hangs') ball(dark, [0, end - 0.04, rump - 0.07], [0.035, 0.11, 0.035]);
}
