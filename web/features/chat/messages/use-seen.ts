import { useEffect, useRef } from 'react';
import { emitReadReceipt } from './read-receipts.ts';

/** What stands on a screen that is looked at, is seen; emitted once for each newest message. */
export function useSeen(id: string, newest: number | undefined, connected: boolean): void {
  const emitted = useRef(0);
  useEffect(() => {
    const see = () => {
      if (!newest || newest <= emitted.current || document.visibilityState !== 'visible') return;
      if (connected && emitReadReceipt({ conversationId: id, seq: newest, seen: true }))
        emitted.current = newest;
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [id, newest, connected]);
}
