import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';

/** From a record to the account behind it, which can be suspended. */
export function AccountLink({ userId }: { userId: string }) {
  const t = useMessages('admin');
  return (
    <Link to={paths.adminAccount} search={{ id: userId }} className={buttonClass({ kind: 'line' })}>
      <Icon name="user" size={22} />
      {t.account}
    </Link>
  );
}
