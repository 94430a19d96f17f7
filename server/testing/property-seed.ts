import fc from 'fast-check';

/**
 * The same cases in every run: a change that has nothing to do with a property must not turn red by its dice. New
 * ones are looked for by `PROPERTY_SEED=random npx vitest run`, and a counterexample that they find becomes a test.
 */
const seed = process.env.PROPERTY_SEED ?? '20261122';
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) });
