import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { iconButtonClass } from '#web/shared/ui/icon-button.tsx';
import styles from './ai-chat-page.module.css';
import { type Assistant, StartAgain } from './start-again.tsx';

/** What the page is, and the way to begin anew. */
export function ChatHead({ turns, forget }: Pick<Assistant, 'turns' | 'forget'>) {
  const t = useMessages('assistant');
  return (
    <div className={styles.head}>
      <div>
        <Link to={paths.home} className={cx(iconButtonClass, styles.back)} aria-label={t.back}>
          <Icon name="back" />
        </Link>
        <span className={styles.mark}>
          <Icon name="help" size={28} />
        </span>
        <div className={styles.said}>
          <h1>{t.title}</h1>
          <p>{t.caution}</p>
        </div>
        {turns.length > 0 && <StartAgain forget={forget} />}
      </div>
    </div>
  );
}
