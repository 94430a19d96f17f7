import { Link } from '@tanstack/react-router';
import type { Provider } from '#contract/marketplace/provider.ts';
import { paths } from '#contract/paths.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Price } from '#web/shared/ui/badges.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { toast } from '#web/shared/ui/toast.tsx';
import styles from './profile-head.module.css';

/** Opens the conversation with this provider. */
export function MessageLink({ userId, className }: { userId: string; className?: string }) {
  const t = useMessages('providers');
  return (
    <Link
      to={paths.chat}
      state={{ userId }}
      className={buttonClass({ kind: 'accent', size: 'lg', className })}
    >
      <Icon name="chat" size={22} />
      {t.message}
    </Link>
  );
}

/** The phone's own sheet, elsewhere a copy of the address. */
export function ShareButton({ name }: { name: string }) {
  const t = useMessages('providers');
  const copy = (url: string) =>
    navigator.clipboard.writeText(url).then(
      () => toast.success(t.linkCopied),
      () => toast.info(t.linkNotCopied),
    );
  const share = async () => {
    const url = window.location.href;
    if (!('share' in navigator)) return copy(url);
    // Who closes the phone's sheet has chosen not to share: that is no failure.
    await navigator.share({ title: name, url }).catch(() => undefined);
  };
  return <IconButton className={styles.share} icon="upload" label={t.share} onClick={() => void share()} />;
}

/** On phones price and Message stay in sight above the tabs. */
export function MessagePlinth({ provider }: { provider: Provider }) {
  const t = useMessages('providers');
  const language = useLanguage();
  const { price, kind, userId } = provider;
  return (
    <section className={styles.plinth} aria-label={t.priceAndMessage}>
      {price !== null && (
        <Price amount={rupees(price, language)} unit={kind === 'groupWorker' ? t.perDayCrew : t.perDay} />
      )}
      <MessageLink userId={userId} />
    </section>
  );
}
