import { useState } from 'react';
import { addHirePicture } from '#contract/hiring/requests.ts';
import { CallError, type FailureName } from '#web/shared/api/call-error.ts';
import { preparePicture } from '#web/shared/media/prepare-picture.ts';
import { sendForm } from '#web/shared/media/send-form.ts';

export const mostPictures = 6;

export interface SentPicture {
  reference: string;
  file: File;
}

/** Pictures of the work ahead: each is sent when it is chosen; they live as long as the page. */
export function usePictures() {
  const [pictures, setPictures] = useState<SentPicture[]>([]);
  const [percent, setPercent] = useState<number | null>(null);
  const [failed, setFailed] = useState<FailureName>();
  const add = async (chosen: File) => {
    setFailed(undefined);
    setPercent(0);
    try {
      const file = await preparePicture(chosen);
      const form = new FormData();
      form.append('hirePicture', file);
      const { data } = await sendForm(addHirePicture, form, { onProgress: setPercent });
      setPictures((known) => [...known, { reference: data.picture, file }].slice(0, mostPictures));
    } catch (error) {
      setFailed(error instanceof CallError ? error.problem : 'server-error');
    } finally {
      setPercent(null);
    }
  };
  const remove = (reference: string) =>
    setPictures((known) => known.filter((one) => one.reference !== reference));
  return { pictures, percent, failed, add, remove };
}
