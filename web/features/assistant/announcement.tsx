import type { ShownTurn } from './conversation/turn.ts';

/** Read out once, when it is whole: piece by piece nobody could listen. What an earlier visit brought is no news. */
export function Announcement({ last }: { last: ShownTurn | undefined }) {
  const ended = last?.role === 'assistant' && last.state === 'done' && last.isNew;
  return (
    <p className="sr" role="status">
      {ended ? last.text.replaceAll('**', '') : ''}
    </p>
  );
}
