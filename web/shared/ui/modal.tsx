import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { useBackCloses } from './back.ts';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import styles from './modal.module.css';
import { isAgain } from './second-tap.ts';

function useDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    shown?.showModal();
    // The focus goes to the first field, not to the button that closes.
    shown?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => {
      shown?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return dialog;
}

type ModalProps = {
  open: boolean;
  /** Called when the person closes it by the button, Escape or the scrim. */
  onClose: () => void;
  title: ReactNode;
  /** Names the close button. */
  closeLabel: string;
  /** Actions on the plinth, the main one last. */
  footer?: ReactNode;
  /** 440 or 600 wide from md up; a sheet from the foot of the screen below. */
  size?: 'small' | 'wide';
  /** Keeps it open while something is being done. */
  busy?: boolean;
  role?: 'dialog' | 'alertdialog';
  className?: string;
  children?: ReactNode;
};

/** A dialog over the page; the focus stays inside and returns to where it was. */
export function Modal({ open, ...rest }: ModalProps) {
  return open ? <OpenModal {...rest} /> : null;
}

function OpenModal(props: Omit<ModalProps, 'open'>) {
  const { onClose, title, closeLabel, footer, size = 'wide', busy, role, className, children } = props;
  const id = useId();
  const dialog = useDialog();
  const close = () => {
    if (!busy) onClose();
  };
  useBackCloses(close);
  // The state above decides: the browser must not close it by itself.
  const cancel = (event: SyntheticEvent) => {
    // A file chooser inside reports its own cancel, which bubbles up to here.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    close();
  };
  // Browsers close a dialog at the second Escape whatever is said: the state follows.
  const closed = (event: SyntheticEvent) => {
    if (event.target === dialog.current && !dialog.current?.open) onClose();
  };
  const pressScrim = (event: MouseEvent) => {
    // Not with the second press of the double click that opened it.
    if (event.target === dialog.current && !isAgain(event)) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key, the dialog reports it as cancel
    <dialog
      ref={dialog}
      role={role}
      className={cx(styles.dialog, styles[size], className)}
      aria-labelledby={id}
      onCancel={cancel}
      onClose={closed}
      onClick={pressScrim}
    >
      <div className={styles.frame}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          <IconButton icon="x" label={closeLabel} onClick={close} />
        </div>
        {children && <div className={styles.body}>{children}</div>}
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>
  );
}
