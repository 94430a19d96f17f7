/** Loads the schemas of the fields with the first need of them: they weigh 22 KB. */
export const loadChecks = () => import('./checks.ts');
