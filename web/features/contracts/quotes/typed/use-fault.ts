import { useMessages } from '#web/shared/i18n/messages.ts';
import type { Fault } from './typed-quote.ts';

/** The sentence of the user's language for what is wrong with a field. */
export function useFault(): (fault: Fault | undefined) => string | undefined {
  const { faults } = useMessages('quotes');
  return (fault) => fault && faults[fault];
}
