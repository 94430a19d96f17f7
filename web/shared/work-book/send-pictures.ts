import { addHirePicture } from '#contract/hiring/requests.calls.ts';
import { sendForm } from '#web/shared/media/send-form.ts';
import { deletePicture, findPicture } from '#web/shared/media/unsent-pictures.ts';
import { changeUnsent, type Unsent } from './book-outbox.ts';

/** Names sent pictures in what an entry says. */
function withPicture(entry: Unsent, name: string | undefined): Unsent {
  const [, ...pictures] = entry.pictures ?? [];
  if (name === undefined || (entry.kind !== 'work' && entry.kind !== 'defect' && entry.kind !== 'mended'))
    return { ...entry, pictures };
  const { body } = entry;
  return { ...entry, pictures, body: { ...body, pictures: [...body.pictures, name] } } as Unsent;
}

/**
 * Sends the pictures of an entry that stand on this device, one by one: what has arrived is not sent again. One that the
 * browser has lost is left out.
 * @throws CallError where one does not arrive
 */
export async function sendPictures(entry: Unsent): Promise<void> {
  let left = entry;
  for (const key of entry.pictures ?? []) {
    const file = await findPicture(key).catch(() => undefined);
    const form = new FormData();
    if (file) form.append('hirePicture', file, 'picture.jpg');
    left = withPicture(left, file && (await sendForm(addHirePicture, form, {})).data.picture);
    changeUnsent(left);
    void deletePicture(key);
  }
}
