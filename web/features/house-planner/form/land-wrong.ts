import { readLandSize } from '#domain/house/model/land/land-size.ts';

export type LandWrong = ReturnType<typeof landWrong>;
export function landWrong(landSize: string) {
  if (landSize.trim() === '') return 'land-size-missing' as const;
  const reading = readLandSize(landSize);
  return reading.ok ? undefined : reading.problem;
}
