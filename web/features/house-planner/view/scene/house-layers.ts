import { Group, type LineBasicMaterial, type MeshLambertMaterial } from 'three';
import { furniture } from '#domain/house/furniture/furniture.ts';
import type { Material, Part } from '#domain/house/geometry/solid/parts.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { dressed } from '#web/features/house-planner/drawing/outside/dress.ts';
import { grilles } from '#web/features/house-planner/drawing/outside/grilles.ts';
import { linesOf, materialOf, meshOf } from './house-meshes.ts';
import { lampMesh, lampsOf } from './lamps.ts';

/** What can be shown and hidden: a floor, the roof and what stands on it, or the plot (-1). */
export interface Layer {
  floor: number;
  group: Group;
  doors: Group;
}

/** By their names; the lamps of the rooms have one of their own, which glows. */
export type Materials = Map<Material | 'lamp', MeshLambertMaterial>;

/** Joins all of one floor and material into one mesh; doors apart, as they stand open on a walk inside. */
export function houseLayers(plan: Plan, ink: LineBasicMaterial): { layers: Layer[]; materials: Materials } {
  const materials: Materials = new Map();
  const parts = [...dressed(plan), ...furniture(plan)];
  const bars = grilles(plan);
  const lamps = lampsOf(plan);
  const shade = materialOf('white-roof', plan.answers);
  shade.name = 'lamp';
  materials.set('lamp', shade);
  const floors = [...new Set(parts.map(({ floor }) => floor))];
  const layers = floors.map((floor): Layer => {
    const [group, doors] = [new Group(), new Group()];
    group.add(doors);
    const here = parts.filter((part) => part.floor === floor);
    const byMaterial = new Map<string, { part: Part; positions: number[] }>();
    for (const part of [...here, ...bars.filter((one) => one.floor === floor)]) {
      const key = `${part.material} ${part.part === 'door'}`;
      const one = byMaterial.get(key) ?? { part, positions: [] };
      for (const value of part.positions) one.positions.push(value);
      byMaterial.set(key, one);
    }
    for (const { part, positions } of byMaterial.values()) {
      const material = materials.get(part.material) ?? materialOf(part.material, plan.answers);
      materials.set(part.material, material);
      (part.part === 'door' ? doors : group).add(meshOf(positions, material));
    }
    doors.add(
      linesOf(
        here.filter(({ part }) => part === 'door'),
        ink,
      ),
    );
    group.add(
      linesOf(
        here.filter(({ part }) => part !== 'door'),
        ink,
      ),
    );
    const hung = lamps.filter((lamp) => lamp.floor === floor);
    if (hung.length > 0) group.add(lampMesh(hung, shade));
    return { floor, group, doors };
  });
  return { layers, materials };
}
