import type { Plan } from '#domain/house/model/model.ts';
import type { ParsedPrompt } from '#domain/pictures/prompt/prompt.ts';
import type { Mesh } from '#domain/pictures/raytracer/model/mesh.ts';
import type { Random } from '#domain/pictures/raytracer/model/random.ts';
import type { Palette } from './palette.ts';

export interface Kit {
  mesh: Mesh;
  palette: Palette;
  parsed: ParsedPrompt;
  plan: Plan;
  random: Random;
}
