import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { type PagePath, paths } from '#contract/paths.ts';
import { firstWord, useSession } from '#web/shared/api/session.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useBackCloses } from '#web/shared/ui/back.ts';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import styles from './popup.module.css';

type ItemProps = {
  icon: IconName;
  to: PagePath;
  search?: Record<string, string>;
  title: string;
  text?: ReactNode;
};

function Item({ icon, to, search, title, text }: ItemProps) {
  return (
    <li>
      <Link to={to} search={search}>
        <Icon name={icon} />
        <span>
          {title}
          {text && <small>{text}</small>}
        </span>
        <Icon name="right" size={20} />
      </Link>
    </li>
  );
}

/** What the help icon opens (docs/rules.md#home-2). A press on the overlay, Escape or a link closes it; the focus goes back. */
export function SupportPopup({ onClose }: { onClose: () => void }) {
  const t = useMessages('site');
  const session = useSession();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useBackCloses(onClose);
  // Before the element leaves the page: only then does closing give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  const press = (event: MouseEvent<HTMLDialogElement>) => {
    const onLink = event.target instanceof Element && event.target.closest('a');
    if (event.target === dialog.current || onLink) onClose();
  };
  // A late report of an earlier closing must not close what is open.
  const closed = () => {
    if (!dialog.current?.open) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key, the dialog reports it as close
    <dialog ref={dialog} className={styles.popup} aria-labelledby={title} onClose={closed} onClick={press}>
      <div className={`on-base ${styles.head}`}>
        <p>{session ? t.namasteTo(firstWord(session.user.fullname)) : t.namaste}</p>
        <h2 id={title}>{t.helpTitle}</h2>
      </div>
      <ul className={styles.items}>
        <Item icon="search" to={paths.assistant} title={t.searchHelp} />
        <Item icon="key" to={paths.register} search={{ step: 'forgot' }} title={t.resetPassword} />
        <Item icon="doc" to={paths.contact} title={t.developerPlan} />
        <Item icon="mail" to={paths.contact} title={t.sendMessage} text={t.replySoon} />
        <Item icon="chat" to={paths.assistant} title={t.helpContact} text={t.helpContactText} />
      </ul>
      <div className={styles.foot}>
        <Link to={paths.home}>{t.home}</Link>
        <Link to={paths.about}>{t.about}</Link>
        <button type="button" onClick={onClose}>
          {t.close}
        </button>
      </div>
    </dialog>
  );
}
