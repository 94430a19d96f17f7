export const head = 2.1;
