import type { Answers } from '#domain/house/model/answers.ts';

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** By what files of one house are told from those of another: `neev-house-40x60-4bhk-2-floors-a`. */
export const fileStem = ({ landSize, rooms, floors, plan }: Answers) =>
  ['neev-house', plain(landSize), plain(rooms), `${floors}-floors`, plan ?? 'a'].join('-');
