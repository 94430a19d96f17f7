import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import styles from './chooser.module.css';

export function WideText({ title, text }: { title: string; text: string }) {
  return (
    <span className={styles.text}>
      <b>{title}</b>
      <span>{text}</span>
      <Icon name="arrow" size={28} />
    </span>
  );
}
