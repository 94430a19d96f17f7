import { useEffect, useState } from 'react';
import { type KeptCode, keptCodes, onCodes } from './codes.ts';

/** The code of a price, where it is on this device: undefined until that is known, null where it is not. */
export function useCode(sha256: string | undefined): KeptCode | null | undefined {
  const [found, setFound] = useState<{ sha256: string | undefined; kept: KeptCode | null }>();
  useEffect(() => {
    const look = () =>
      void keptCodes().then((all) =>
        setFound({ sha256, kept: all.find((one) => one.sha256 === sha256) ?? null }),
      );
    look();
    return onCodes(look);
  }, [sha256]);
  return found?.sha256 === sha256 ? found?.kept : undefined;
}
