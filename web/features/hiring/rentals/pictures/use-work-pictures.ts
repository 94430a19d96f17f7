import { useCallback, useEffect, useRef, useState } from 'react';
import { addHirePicture } from '#contract/hiring/requests.calls.ts';
import { CallError, type FailureName } from '#web/shared/api/call-error.ts';
import { useBackOnline } from '#web/shared/browser/use-online.ts';
import { preparePicture } from '#web/shared/media/prepare-picture.ts';
import { sendForm } from '#web/shared/media/send-form.ts';

/** A picture on its way, or there. */
export interface WorkPicture {
  key: string;
  /** What the server takes: `hire:NAME`, or an address that it showed; '' while it is on its way. */
  reference: string;
  file: File | undefined;
  problem: FailureName | undefined;
}

export interface WorkPictures {
  pictures: WorkPicture[];
  /** Those that arrived, in order. */
  references: string[];
  sending: boolean;
  add: (files: File[]) => void;
  retry: (key: string) => void;
  remove: (key: string) => void;
}

let serial = 0;
const nextKey = (): string => {
  serial += 1;
  return `picture-${serial}`;
};
const there = (reference: string): WorkPicture => ({
  key: nextKey(),
  reference,
  file: undefined,
  problem: undefined,
});

async function sendFile(file: File, signal: AbortSignal): Promise<string> {
  const form = new FormData();
  form.append('hirePicture', await preparePicture(file));
  return (await sendForm(addHirePicture, form, { signal })).data.picture;
}

/**
 * Pictures of a checklist or a damage: each is made small and sent as soon as it is taken, and again once there is a line
 * where there was none.
 */
export function useWorkPictures(known: string[], most: number): WorkPictures {
  const [pictures, setPictures] = useState(() => known.map(there));
  const control = useRef(new AbortController());
  useEffect(() => {
    const running = new AbortController();
    control.current = running;
    return () => running.abort();
  }, []);
  const change = useCallback((key: string, changes: Partial<WorkPicture>) => {
    setPictures((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  }, []);
  const start = async ({ key, file }: WorkPicture) => {
    if (!file) return;
    const { signal } = control.current;
    try {
      change(key, { reference: await sendFile(file, signal), problem: undefined });
    } catch (error) {
      if (!signal.aborted)
        change(key, { problem: error instanceof CallError ? error.problem : 'server-error' });
    }
  };
  const again = (picture: WorkPicture) => {
    change(picture.key, { problem: undefined });
    void start(picture);
  };
  useBackOnline(() => pictures.filter(({ problem }) => problem === 'network').forEach(again));
  return {
    pictures,
    references: pictures.flatMap(({ reference }) => (reference === '' ? [] : [reference])),
    sending: pictures.some(({ reference, problem }) => reference === '' && !problem),
    add(files) {
      const fresh = files
        .slice(0, most - pictures.length)
        .map((file) => ({ key: nextKey(), reference: '', file, problem: undefined }));
      setPictures([...pictures, ...fresh]);
      for (const picture of fresh) void start(picture);
    },
    retry(key) {
      const picture = pictures.find((one) => one.key === key);
      if (picture) again(picture);
    },
    remove: (key) => setPictures(pictures.filter((one) => one.key !== key)),
  };
}
