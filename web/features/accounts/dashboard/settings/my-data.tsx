import { useMutation } from '@tanstack/react-query';
import { downloadMyData } from '#contract/accounts/account.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { saveFile } from '#web/shared/browser/save-file.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { toast } from '#web/shared/ui/toast.ts';

/** Everything that Neev holds about the user, as a file. The token travels in a header, so a plain link cannot. */
export function MyData() {
  const t = useMessages('dashboard');
  const explain = useExplain();
  const load = useMutation({
    mutationFn: () => call(downloadMyData),
    onSuccess: (answer) => {
      // Written piece by piece, so that the contract names no schema: `{ data }`, as its summary says.
      const { data } = answer as { data: unknown };
      saveFile('neev-my-data.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
    },
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
