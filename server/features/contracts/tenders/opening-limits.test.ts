import { expect, test } from 'vitest';
import { aListedContractor, askForPrices, letHourCome, open, seal } from '#server/testing/contracts.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();

test('Phones behind one address open at the same moment, whatever wrong codes a neighbour sends', async () => {
  const [customer, suresh] = [await neev.loginAs(), await aListedContractor(neev)];
  const aLocked = async () => {
    const { _id: tenderId } = await askForPrices(neev, customer, { to: [suresh.listing] });
    const { quote, code } = await seal(neev, suresh, { tenderId });
    await letHourCome(neev, tenderId);
    return { id: String(quote._id), code };
  };
  const neighbour = await aLocked();
  const wrong = () => open(neev, neighbour.id, { code: '0000 0000 0000 0000' });
  for (let tries = 0; tries < 60; tries += 1) expect((await wrong()).status).toBe(400);
  expect((await wrong()).status).toBe(429);
  const [first, second] = [await aLocked(), await aLocked()];
  // Each from the service worker, from the page, and again.
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => [first, second])
      .flat()
      .map((one) => open(neev, one.id, one)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});
