import { useEffect, useState } from 'react';
import { CallError } from '#web/shared/api/call-error.ts';
import { preparePicture } from '#web/shared/media/prepare-picture.ts';
import { deletePicture, findPicture, keepPicture } from '#web/shared/media/unsent-pictures.ts';

/** What a sheet shows of pictures. */
export interface Shown {
  /** Keys of those that stand on this device. */
  pictures: string[];
  /** Names of those that the book has: of what is corrected. */
  named: string[];
}
type Change = (next: (shown: Shown) => Partial<Shown>) => void;

const without =
  (key: string) =>
  ({ pictures }: Shown): Partial<Shown> => ({ pictures: pictures.filter((one) => one !== key) });

export type Pictures = ReturnType<typeof usePictures>;

/** Pictures as they are taken: their bytes stay on this device until the entry that shows them is in the book. */
export function usePictures({ pictures: keys, named }: Shown, change: Change) {
  const [files, setFiles] = useState<ReadonlyMap<string, Blob>>(new Map());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'picture-unsupported' | 'storage' | undefined>();
  const [hold] = useState(
    () => (key: string, file: Blob) => setFiles((known) => new Map(known).set(key, file)),
  );
  // What an earlier page took.
  const [before] = useState({ keys, change });
  useEffect(() => {
    for (const key of before.keys)
      findPicture(key).then(
        (file) => (file ? hold(key, file) : before.change(without(key))),
        () => setProblem('storage'),
      );
  }, [before, hold]);
  return {
    ...{ busy, problem, keys, named },
    /** Those without a file are on their way from this device's storage. */
    taken: keys.map((key) => ({ key, file: files.get(key) })),
    count: keys.length + named.length,
    add: async (chosen: File) => {
      setBusy(true);
      setProblem(undefined);
      try {
        const file = await preparePicture(chosen);
        const key = crypto.randomUUID();
        await keepPicture(key, file);
        hold(key, file);
        change(({ pictures }) => ({ pictures: [...pictures, key] }));
      } catch (error) {
        setProblem(error instanceof CallError ? 'picture-unsupported' : 'storage');
      } finally {
        setBusy(false);
      }
    },
    remove: (key: string) => {
      change(without(key));
      void deletePicture(key);
    },
    removeNamed: (name: string) => change((shown) => ({ named: shown.named.filter((one) => one !== name) })),
    /** Nothing will show them. */
    forget: () => {
      for (const key of keys) void deletePicture(key);
    },
  };
}
