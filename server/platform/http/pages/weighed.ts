/** The parts of an `Accept` or `Accept-Language` in small letters, as they stand, each with its weight: `q`, or 1. */
export const weighed = (header: string): { name: string; weight: number }[] =>
  header.split(',').map((part) => {
    const [name = '', ...parameters] = part.split(';');
    const weight = parameters.map((text) => /^\s*q\s*=\s*([\d.]+)\s*$/i.exec(text)?.[1]).find(Boolean);
    return { name: name.trim().toLowerCase(), weight: weight === undefined ? 1 : Number(weight) || 0 };
  });
