import type { Plan } from '#domain/house/model/model.ts';
import type { ParsedPrompt } from '#server/features/image-generation/prompt/prompt.ts';
import type { Random } from '#server/features/image-generation/raytracer/maths/random.ts';
import type { Mesh } from '#server/features/image-generation/raytracer/model/mesh.ts';
import type { Palette } from './palette.ts';

export interface Kit {
  mesh: Mesh;
  palette: Palette;
  parsed: ParsedPrompt;
  plan: Plan;
  random: Random;
}
