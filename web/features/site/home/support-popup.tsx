import { Link } from '@tanstack/react-router';
import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react';
import { paths } from '#contract/paths.ts';
import { firstWord, useSession } from '#web/shared/api/session.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import styles from './popup.module.css';
import { Item } from './support-item.tsx';

/** What the help icon opens (docs/rules.md#home-2). A press on the overlay, Escape or a link closes it; the focus goes back. */
export function SupportPopup({ onClose }: { onClose: () => void }) {
  const words = useMessages('site');
  const session = useSession();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
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
        <p>{session ? words.namasteTo(firstWord(session.user.fullname)) : words.namaste}</p>
        <h2 id={title}>{words.helpTitle}</h2>
      </div>
      <ul className={styles.items}>
        <Item icon="search" to={paths.assistant} title={words.searchHelp} />
        <Item icon="key" to={paths.register} search={{ step: 'forgot' }} title={words.resetPassword} />
        <Item icon="doc" to={paths.contact} title={words.developerPlan} />
        <Item icon="mail" to={paths.contact} title={words.sendMessage} text={words.replySoon} />
        <Item icon="chat" to={paths.assistant} title={words.helpContact} text={words.helpContactText} />
      </ul>
      <div className={styles.foot}>
        <Link to={paths.home}>{words.home}</Link>
        <Link to={paths.about}>{words.about}</Link>
        <button type="button" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </dialog>
  );
}
