import type { Provider } from '#contract/marketplace/provider.ts';
import { paths } from '#contract/paths.ts';
import { useSession } from '#web/shared/api/session.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';

/** From a contractor's profile, or an engineer's, to a bill that they are asked to price. */
export function PriceLink({ provider: { kind, id, userId } }: { provider: Provider }) {
  const t = useMessages('providers');
  const own = useSession()?.user._id === userId;
  if (own || (kind !== 'contractor' && kind !== 'engineer')) return null;
  const form = kind === 'engineer' ? 'engineerFee' : undefined;
  return (
    <p>
      <Link to={paths.bill} search={{ form, to: `${kind}:${id}` }} className={buttonClass({ kind: 'soft' })}>
        <Icon name="rupee" size={22} />
        {t.askPrice}
      </Link>
    </p>
  );
}
