import { useMutation } from '@tanstack/react-query';
import { downloadMyData } from '#contract/accounts/calls.ts';
import { call } from '#web/shared/api/api.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { toast } from '#web/shared/ui/toast.tsx';

/** Everything that Neev holds about the user, as a file. The token travels in a header, so a plain link cannot. */
export function MyData() {
  const t = useMessages('dashboard');
  const explain = useExplain();
  const load = useMutation({
    mutationFn: () => call(downloadMyData),
    onSuccess: ({ data }) => saveFile('neev-my-data.json', JSON.stringify(data, null, 2)),
    onError: (error) => toast.error(explain(error)),
  });
  return (
    <>
      <p className="muted">{t.dataText}</p>
      <Button kind="soft" icon="save" loading={load.isPending} onClick={() => load.mutate()}>
        {t.download}
      </Button>
    </>
  );
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
