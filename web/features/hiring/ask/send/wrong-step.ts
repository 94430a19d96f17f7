import type { Wrong } from '../wish/request-of.ts';

const stepOf = (path: string): number => {
  if (/^items(\.\d+\.(count|category|of|skill))?$/.test(path)) return 1;
  if (/^(items\.\d+\.)?dates/.test(path)) return 2;
  return 3;
};

/** The first step of the form where something is wrong. */
export const stepOfWrong = (wrong: Wrong): number => Math.min(3, ...Object.keys(wrong).map(stepOf));
