import type { NewNotice } from './notice.data.ts';

/** Something of a user's writes in books that has not written before, besides what has: once for each. */
export const newDeviceNotice = (userId: string, device: string): NewNotice => ({
  userId,
  kind: 'new-device',
  facts: {},
  act: `new-device:${device}`,
});
