import { useEffect, useState, useSyncExternalStore } from 'react';
import { useBackOnline } from '#web/shared/browser/use-online.ts';
import { PictureUpload } from './picture-upload.ts';

/** A `PictureUpload` that lives as long as the component; what the line cut off goes again once there is one. */
export function useUpload(isPrivate: boolean, onAddress: (address: string) => void) {
  const [upload] = useState(() => new PictureUpload(isPrivate));
  const state = useSyncExternalStore(upload.subscribe, upload.now);
  useEffect(() => upload.onArrival(onAddress));
  useBackOnline(() => {
    if (upload.now().problem === 'network') upload.retry();
  });
  useEffect(() => upload.reset, [upload]);
  return { ...state, upload };
}
