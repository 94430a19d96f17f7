import { resealSecondFactors } from '#server/features/accounts/second-factor/own-second-factor.data.ts';
import { runOnInstallation } from '#server/platform/backup/installation.ts';
import { requireNobodyElse, restoreName } from '#server/platform/backup/restore-rows.ts';
import { rotateKey, type SealedThings } from '#server/platform/backup/rotate-key.ts';
import { sealedPicturesOf } from '#server/platform/media/picture-store.ts';
import { resealPictures } from '#server/platform/media/reseal-pictures.ts';
import type { Storage } from '#server/platform/media/storage/storage.ts';

/** All that is kept encrypted under the secret key. */
const thingsOf = (storage: Storage): SealedThings[] => [
  {
    what: 'private pictures',
    reseal: ({ db, secrets }) => resealPictures(db, { pictures: sealedPicturesOf(storage), secrets }),
  },
  { what: 'second factors', reseal: ({ db, secrets }) => resealSecondFactors(db, secrets) },
];

await runOnInstallation({ name: restoreName, make: false }, async ({ pool, storage }, settings) => {
  await requireNobodyElse(pool);
  const { counts, byHand } = await rotateKey(pool, settings, thingsOf(storage));
  const said = counts.map(({ what, done }) => `${done} ${what}`).join(', ');
  for (const { what, unreadable } of counts.filter((one) => one.unreadable > 0))
    process.stderr.write(
      `${unreadable} ${what} could be read with neither key, and were left as they are.\n`,
    );
  process.stdout.write(
    `The secret key is new; encrypted anew: ${said}.\n` +
      'Links and codes that were mailed before no longer work. Backups hold the key of their day.\n' +
      (byHand ? 'Take SECRET_KEY_OLD out of the settings before you start Neev.\n' : ''),
  );
});
