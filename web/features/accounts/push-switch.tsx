import { LineNote, useNeedsLine } from '#web/shared/browser/outbox/needs-line.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Switch } from '#web/shared/ui/choices.tsx';
import { usePush } from './use-push.ts';

/** News on this phone or computer, on or off; a browser that cannot says so. */
export function PushSwitch() {
  const t = useMessages('notices');
  const { state, busy, set } = usePush();
  const needs = useNeedsLine();
  if (state === undefined) return null;
  if (state === 'none') return <p>{t.pushNone}</p>;
  if (state === 'denied') return <p>{t.pushDenied}</p>;
  const on = state === 'on';
  return (
    <>
      <Switch
        label={on ? t.pushOn : t.pushOff}
        checked={on}
        disabled={busy || needs !== undefined}
        onChange={set}
      />
      <LineNote />
      <p>{t.pushText}</p>
    </>
  );
}
