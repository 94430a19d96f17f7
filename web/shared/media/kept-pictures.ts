import { useEffect, useState } from 'react';
import { addHirePicture } from '#contract/hiring/requests.calls.ts';
import { CallError, type FailureName } from '#web/shared/api/call-error.ts';
import { currentSession } from '#web/shared/api/session.ts';
import { useBackOnline } from '#web/shared/browser/use-online.ts';
import { preparePicture } from './prepare-picture.ts';
import { sendForm } from './send-form.ts';
import { deletePicture, findPicture, keepPicture } from './unsent-pictures.ts';
import { isFresh } from './upload-age.ts';

/** A picture of the work: its bytes stand on the device under `key`. */
export interface KeptPicture {
  key: string;
  /** The server's name for it, once it was sent there: a guest's waits for the account. */
  reference: string | null;
  /** When it was sent, in milliseconds of the epoch by this device: the server forgets what no request names. */
  sentAt?: number;
}

/** Puts what is known of them in the place of what was known: others may have changed it meanwhile. */
type Change = (next: (known: readonly KeptPicture[]) => KeptPicture[]) => void;

export const mostPictures = 6;

/** Once they are with a request the device needs them no more. */
export const forgetPictures = (pictures: readonly KeptPicture[]): void => {
  for (const { key } of pictures) void deletePicture(key);
};

interface ShownPicture extends KeptPicture {
  file: Blob;
}

const problemOf = (error: unknown): FailureName =>
  error instanceof CallError ? error.problem : 'server-error';

/** The bytes of the pictures, which outlive a reload where the browser has room. */
function useFiles(pictures: readonly KeptPicture[]) {
  const [files, setFiles] = useState<ReadonlyMap<string, Blob>>(new Map());
  const [hold] = useState(
    () => (key: string, file: Blob) => setFiles((known) => new Map(known).set(key, file)),
  );
  const [kept] = useState(pictures);
  useEffect(() => {
    for (const { key } of kept)
      void findPicture(key)
        .then((file) => file && hold(key, file))
        .catch(() => undefined);
  }, [kept, hold]);
  return { files, hold };
}

interface Bytes {
  files: ReadonlyMap<string, Blob>;
  sendOne: (key: string, file: Blob) => Promise<string>;
}

/** Sends what the server has not got. @returns their names there */
async function namesOf(kept: readonly KeptPicture[], { files, sendOne }: Bytes): Promise<string[]> {
  const names: string[] = [];
  for (const { key, reference, sentAt } of kept) {
    const isThere = reference !== null && isFresh(sentAt);
    const file = isThere ? undefined : (files.get(key) ?? (await findPicture(key).catch(() => undefined)));
    if (isThere) names.push(reference);
    else if (file) names.push(await sendOne(key, file));
  }
  return names;
}

/**
 * Pictures of the work. A user's are sent when they are chosen; a guest's, those that did not arrive, and those that were
 * sent long ago, when the request is.
 */
export function useKeptPictures(kept: readonly KeptPicture[], change: Change, most = mostPictures) {
  const { files, hold } = useFiles(kept);
  const [percent, setPercent] = useState<number | null>(null);
  const [failed, setFailed] = useState<FailureName>();
  const put = (picture: KeptPicture) =>
    change((pictures) => pictures.map((known) => (known.key === picture.key ? picture : known)));
  const sendOne = async (key: string, file: Blob): Promise<string> => {
    setPercent(0);
    try {
      const form = new FormData();
      form.append('hirePicture', file, 'picture.jpg');
      const { data } = await sendForm(addHirePicture, form, { onProgress: setPercent });
      put({ key, reference: data.picture, sentAt: Date.now() });
      return data.picture;
    } finally {
      setPercent(null);
    }
  };
  const add = async (chosen: File) => {
    setFailed(undefined);
    try {
      const file = await preparePicture(chosen);
      const key = crypto.randomUUID();
      // Where the browser has no room for it, it lives as long as the page.
      await keepPicture(key, file).catch(() => undefined);
      hold(key, file);
      change((pictures) => [...pictures, { key, reference: null }].slice(0, most));
      if (currentSession()) await sendOne(key, file);
    } catch (error) {
      setFailed(problemOf(error));
    }
  };
  const remove = (key: string) => {
    change((pictures) => pictures.filter((one) => one.key !== key));
    void deletePicture(key);
  };
  /** Those that are shown. @returns their names on the server. @throws CallError where one does not arrive */
  const sendAll = async (): Promise<string[]> => {
    setFailed(undefined);
    try {
      return await namesOf(kept, { files, sendOne });
    } catch (error) {
      setFailed(problemOf(error));
      throw error;
    }
  };
  // What was cut off goes by itself; a guest's wait for the account.
  useBackOnline(() => {
    if (currentSession()) void sendAll().catch(() => undefined);
  });
  const shown = kept.flatMap((picture): ShownPicture[] => {
    const file = files.get(picture.key);
    return file ? [{ ...picture, file }] : [];
  });
  return { pictures: shown, most, percent, failed, add, remove, sendAll };
}
