import type { Provider } from '#contract/marketplace/provider.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Price } from '#web/shared/ui/badges.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { IconButton, iconButtonClass } from '#web/shared/ui/icon-button.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { CallButton } from '../call-button.tsx';
import styles from './profile-head.module.css';

/** Opens the conversation with this provider. */
export function MessageLink({ provider, className }: { provider: Provider; className?: string }) {
  const t = useMessages('providers');
  const { userId } = provider;
  const kind = isHired(provider) ? 'line' : 'accent';
  return (
    <Link to={paths.chat} state={{ userId }} className={buttonClass({ kind, size: 'lg', className })}>
      <Icon name="chat" size={22} />
      {t.message}
    </Link>
  );
}

/** A rental provider's machines are hired, not the provider. */
const isHired = ({ kind }: Provider): boolean => kind !== 'provider';

/** Opens the request form for this provider. */
export function HireLink({ provider, className }: { provider: Provider; className?: string }) {
  const t = useMessages('providers');
  if (!isHired(provider)) return null;
  return (
    <Link
      to={paths.hire}
      search={{ to: `${provider.kind}:${provider.id}` }}
      className={buttonClass({ kind: 'accent', size: 'lg', className })}
    >
      <Icon name="hat" size={22} />
      {t.hire}
    </Link>
  );
}

/**
 * The phone's own sheet, elsewhere a copy of the address: the short one, which leads who has no account to the page for
 * everybody where there is one.
 */
export function ShareButton({ provider: { id, name } }: { provider: Pick<Provider, 'id' | 'name'> }) {
  const t = useMessages('providers');
  const copy = (url: string) =>
    navigator.clipboard.writeText(url).then(
      () => toast.success(t.linkCopied),
      () => toast.info(t.linkNotCopied),
    );
  const share = async () => {
    const url = `${window.location.origin}/p/${id}`;
    if (!('share' in navigator)) return copy(url);
    // Who closes the phone's sheet has chosen not to share: that is no failure.
    await navigator.share({ title: name, url }).catch(() => undefined);
  };
  return <IconButton className={styles.share} icon="upload" label={t.share} onClick={() => void share()} />;
}

/** On phones price, Message and Hire stay in sight above the tabs. */
export function MessagePlinth({ provider }: { provider: Provider }) {
  const t = useMessages('providers');
  const { price, kind, userId } = provider;
  const hired = isHired(provider);
  return (
    <section className={styles.plinth} data-dock aria-label={t.priceAndMessage}>
      {price !== null && (
        <Price amount={rupees(price)} unit={kind === 'groupWorker' ? t.perDayCrew : t.perDay} />
      )}
      <div className={styles.both}>
        {!provider.contactsHidden && <CallButton provider={provider} className={styles.share} />}
        {hired && (
          <Link
            to={paths.chat}
            state={{ userId }}
            className={cx(iconButtonClass, styles.share)}
            aria-label={t.message}
          >
            <Icon name="chat" />
          </Link>
        )}
        {hired ? <HireLink provider={provider} /> : <MessageLink provider={provider} />}
      </div>
    </section>
  );
}
