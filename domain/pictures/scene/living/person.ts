import { type Surface, surface } from '#domain/pictures/raytracer/model/surface.ts';
import type { Figure } from './figure.ts';

export interface Dress {
  cloth: Surface;
  border: Surface;
  skin: Surface;
  /** A man's in the village and in Rajasthan. */
  turban: boolean;
}

const hair = surface('#16110f');
const sandal = surface('#3a2618');
const white = surface('#ece7dc');

function arms({ limb }: Figure, { skin }: Dress, { cloth, shoulder }: { cloth: Surface; shoulder: number }) {
  for (const side of [-1, 1]) {
    limb(
      cloth,
      [
        [side * 0.18, shoulder, 0],
        [side * 0.25, shoulder - 0.2, 0],
      ],
      0.06,
    );
    limb(
      skin,
      [
        [side * 0.24, shoulder - 0.17, 0],
        [side * 0.27, shoulder - 0.28, 0.02],
        [side * 0.24, shoulder - 0.5, 0.14],
      ],
      0.042,
    );
  }
}

function head({ ball, limb }: Figure, { skin }: Dress, chin: number): void {
  limb(
    skin,
    [
      [0, chin - 0.12, 0],
      [0, chin + 0.05, 0],
    ],
    0.055,
  );
  ball(skin, [0, chin + 0.11, 0.012], [0.083, 0.118, 0.098]);
  ball(hair, [0, chin + 0.14, -0.022], [0.092, 0.108, 0.1]);
}

/** In a sari, its end over the shoulder. */
export function addWoman(figure: Figure, dress: Dress): void {
  const { skin, ball, quad } = figure;
  const { cloth, border } = dress;
  skin(border, [
    [0, 0.01, 0, 0.25, 0.21],
    [0, 0.1, 0, 0.243, 0.203],
  ]);
  skin(cloth, [
    [0, 0.1, 0, 0.243, 0.203],
    [0, 0.6, 0, 0.2, 0.168],
    [0, 0.92, 0, 0.188, 0.145],
    [0, 1.06, 0, 0.148, 0.115],
  ]);
  skin(border, [
    [0, 1.05, 0, 0.145, 0.112],
    [0, 1.26, 0, 0.17, 0.122],
    [0, 1.36, 0, 0.165, 0.095],
    [0, 1.42, 0, 0.06, 0.055],
  ]);
  quad(cloth, [
    [0.17, 0.98, 0.12],
    [0.15, 1.16, 0.13],
    [-0.08, 1.43, 0.09],
    [-0.2, 1.36, 0.08],
  ]);
  quad(cloth, [
    [-0.2, 1.37, 0.08],
    [-0.06, 1.44, 0.07],
    [-0.02, 1.4, -0.12],
    [-0.21, 1.36, -0.1],
  ]);
  quad(cloth, [
    [-0.21, 1.37, -0.1],
    [0, 1.4, -0.12],
    [0.05, 0.62, -0.22],
    [-0.2, 0.6, -0.2],
  ]);
  arms(figure, dress, { cloth: border, shoulder: 1.35 });
  head(figure, dress, 1.46);
  ball(hair, [0, 1.58, -0.125], [0.06, 0.06, 0.055]);
}

/** In a long shirt (kurta) over trousers. */
export function addMan(figure: Figure, dress: Dress): void {
  const { skin, ball, limb } = figure;
  for (const side of [-1, 1]) {
    limb(
      white,
      [
        [side * 0.09, 0.9, 0],
        [side * 0.1, 0.5, 0.01],
        [side * 0.1, 0.06, 0],
      ],
      0.092,
    );
    ball(sandal, [side * 0.1, 0.04, 0.05], [0.05, 0.04, 0.125]);
  }
  skin(dress.cloth, [
    [0, 0.55, 0, 0.205, 0.155],
    [0, 0.95, 0, 0.19, 0.14],
    [0, 1.25, 0, 0.21, 0.14],
    [0, 1.42, 0, 0.19, 0.1],
    [0, 1.49, 0, 0.06, 0.055],
  ]);
  arms(figure, dress, { cloth: dress.cloth, shoulder: 1.42 });
  head(figure, dress, 1.52);
  if (dress.turban)
    skin(dress.border, [
      [0, 1.67, 0, 0.1, 0.105],
      [0, 1.69, 0, 0.135, 0.14],
      [0, 1.76, 0, 0.14, 0.145],
      [0, 1.82, 0, 0.1, 0.105],
      [0, 1.85, 0, 0.01, 0.01],
    ]);
}
