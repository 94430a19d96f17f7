import type { ParsedPrompt } from '#domain/pictures/prompt/prompt.ts';

/** Where the garden ends before the house: at the road, or behind the viewer who looks at the house from within it. */
export const frontEnd = ({ view }: Pick<ParsedPrompt, 'view'>): number => (view === 'garden' ? 40 : 0);
