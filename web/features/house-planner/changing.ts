type Changing = typeof import('#domain/house/changes/changed-plan.ts');

let coming: Promise<Changing> | undefined;

/** What changes plans: few houses were changed, so the page does not bring it along. */
export function changing(): Promise<Changing> {
  if (coming) return coming;
  const started = import('#domain/house/changes/changed-plan.ts');
  coming = started;
  started.then(
    // React takes a promise that says so at once: the page would else blink at the first change.
    (value) => Object.assign(started, { status: 'fulfilled', value }),
    () => {
      coming = undefined;
    },
  );
  return started;
}
