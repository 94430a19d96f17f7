import { useState } from 'react';
import { addHirePicture } from '#contract/hiring/requests.calls.ts';
import { CallError, type FailureName } from '#web/shared/api/call-error.ts';
import { useBackOnline } from '#web/shared/browser/use-online.ts';
import { preparePicture } from '#web/shared/media/prepare-picture.ts';
import { sendForm } from '#web/shared/media/send-form.ts';

export const mostPictures = 6;

export interface SentPicture {
  reference: string;
  file: File;
}

/**
 * Pictures of the work ahead: each is sent when it is chosen, and again once there is a line where there was none; they
 * live as long as the page.
 */
export function usePictures() {
  const [pictures, setPictures] = useState<SentPicture[]>([]);
  const [percent, setPercent] = useState<number | null>(null);
  const [failed, setFailed] = useState<FailureName>();
  const [cutOff, setCutOff] = useState<File>();
  const add = async (chosen: File) => {
    setFailed(undefined);
    setCutOff(undefined);
    setPercent(0);
    try {
      const file = await preparePicture(chosen);
      const form = new FormData();
      form.append('hirePicture', file);
      const { data } = await sendForm(addHirePicture, form, { onProgress: setPercent });
      setPictures((known) => [...known, { reference: data.picture, file }].slice(0, mostPictures));
    } catch (error) {
      const problem = error instanceof CallError ? error.problem : 'server-error';
      setFailed(problem);
      if (problem === 'network') setCutOff(chosen);
    } finally {
      setPercent(null);
    }
  };
  useBackOnline(() => {
    if (cutOff) void add(cutOff);
  });
  const remove = (reference: string) =>
    setPictures((known) => known.filter((one) => one.reference !== reference));
  return { pictures, percent, failed, add, remove };
}
