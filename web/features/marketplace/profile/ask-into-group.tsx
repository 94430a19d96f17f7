import { useQuery } from '@tanstack/react-query';
import { paths } from '#contract/paths.ts';
import { meQuery } from '#web/shared/api/me.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';

/** For the leader of a group: leads to their days, where the question is asked. */
export function AskIntoGroup({ userId }: { userId: string }) {
  const t = useMessages('providers');
  const { data } = useQuery(meQuery);
  if (!data?.records.some(({ kind }) => kind === 'groupWorker')) return null;
  return (
    <Link
      to={paths.calendar}
      search={{ member: userId }}
      className={buttonClass({ kind: 'line', size: 'lg' })}
    >
      {t.askIntoGroup}
    </Link>
  );
}
