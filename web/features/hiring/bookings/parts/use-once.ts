import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that is sent once however often it is pressed, and at once or not at all: without a line it fails now,
 * and does not go out by itself minutes later.
 */
export function useOnce<Answer, Given>(
  options: UseMutationOptions<Answer, Error, Given>,
): UseMutationResult<Answer, Error, Given> {
  // Set with the press, not with the next drawing.
  const busy = useRef(false);
  const made = useMutation<Answer, Error, Given>({
    ...options,
    networkMode: 'always',
    onSettled: (...of) => {
      busy.current = false;
      return options.onSettled?.(...of);
    },
  });
  const mutate: typeof made.mutate = (...given) => {
    if (busy.current) return;
    busy.current = true;
    made.mutate(...given);
  };
  return { ...made, mutate };
}
