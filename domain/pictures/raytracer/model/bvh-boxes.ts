export const area = (box: Float32Array): number => {
  const [x = 0, y = 0, z = 0, x2 = 0, y2 = 0, z2 = 0] = box;
  const [dx, dy, dz] = [x2 - x, y2 - y, z2 - z];
  return dx < 0 ? 0 : dx * dy + dy * dz + dz * dx;
};
export const emptyBox = () =>
  new Float32Array([Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity]);

export function grow(box: Float32Array, by: Float32Array, from: number): void {
  for (let axis = 0; axis < 3; axis++) {
    box[axis] = Math.min(box[axis] ?? 0, by[from + axis] ?? 0);
    box[axis + 3] = Math.max(box[axis + 3] ?? 0, by[from + axis + 3] ?? 0);
  }
}

/** Low and high corner of each triangle. */
export function boxesOf(positions: Float32Array): Float32Array {
  const boxes = new Float32Array((positions.length / 9) * 6);
  for (let triangle = 0; triangle * 9 < positions.length; triangle++)
    for (let axis = 0; axis < 3; axis++) {
      const a = positions[triangle * 9 + axis] ?? 0;
      const b = positions[triangle * 9 + axis + 3] ?? 0;
      const c = positions[triangle * 9 + axis + 6] ?? 0;
      boxes[triangle * 6 + axis] = Math.min(a, b, c);
      boxes[triangle * 6 + axis + 3] = Math.max(a, b, c);
    }
  return boxes;
}
