import { addHirePicture } from '#contract/hiring/requests.calls.ts';
import { sendForm } from '#web/shared/media/send-form.ts';
import { findPicture } from '#web/shared/media/unsent-pictures.ts';
import { isFresh } from '#web/shared/media/upload-age.ts';
import { changeUnsent, type Unsent } from './book-outbox.ts';
import { withNames } from './uploads.ts';

/** Names a picture that was sent, in the place of its name before. */
function withUpload(entry: Unsent, key: string, name: string): Unsent {
  const before = entry.uploads?.[key]?.name;
  const named = withNames(entry, (names) =>
    before !== undefined && names.includes(before)
      ? names.map((one) => (one === before ? name : one))
      : [...names, name],
  );
  return { ...named, uploads: { ...entry.uploads, [key]: { name, at: Date.now() } } };
}

/**
 * Sends the pictures of an entry that the server has not got, one by one. Their bytes stay on this device until the entry
 * is taken: an upload that nothing names is forgotten after a day. One that the browser has lost is left out, or named as
 * it was sent.
 * @throws CallError where one does not arrive; what the browser's storage throws, where it cannot be read now
 */
export async function sendPictures(entry: Unsent): Promise<void> {
  let left = entry;
  for (const key of entry.pictures ?? []) {
    if (isFresh(left.uploads?.[key]?.at)) continue;
    const file = await findPicture(key);
    if (file) {
      const form = new FormData();
      form.append('hirePicture', file, 'picture.jpg');
      left = withUpload(left, key, (await sendForm(addHirePicture, form, {})).data.picture);
    } else left = { ...left, pictures: (left.pictures ?? []).filter((one) => one !== key) };
    changeUnsent(left);
  }
}
