import { useEffect, useState, useSyncExternalStore } from 'react';
import { PictureUpload } from './picture-upload.ts';

/** A `PictureUpload` that lives as long as the component. */
export function useUpload(isPrivate: boolean, onAddress: (address: string) => void) {
  const [upload] = useState(() => new PictureUpload(isPrivate));
  const state = useSyncExternalStore(upload.subscribe, upload.now);
  useEffect(() => upload.onArrival(onAddress));
  useEffect(() => upload.reset, [upload]);
  return { ...state, upload };
}
