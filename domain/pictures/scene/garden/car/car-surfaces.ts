import { surface } from '#domain/pictures/raytracer/model/surface.ts';

export const glass = surface('#141a20', 'plain', { kind: 'glass' });
export const tyre = surface('#17181a');
export const rim = surface('#b9bdc2', 'plain', { kind: 'gloss' });
export const light = surface('#f3f1e8', 'plain', { kind: 'gloss' });
export const rear = surface('#a81e1e', 'plain', { kind: 'gloss' });
export const dark = surface('#202225');
