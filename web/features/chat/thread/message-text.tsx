import { clock } from '#web/shared/i18n/clock.ts';
import styles from './message-bubble.module.css';

const address = /(https?:\/\/[^\s<>"]{1,2000}(?<![.,;:!?)\]]))/;

/** Text as it was typed; addresses can be followed, nothing else means anything. */
export function MessageText({ children }: { children: string }) {
  const parts = children.split(address);
  return (
    <p className={styles.text}>
      {parts.map((part, place) =>
        place % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
          <a key={place} href={part} target="_blank" rel="noopener noreferrer nofollow ugc">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}

/** When a message was written, and how far it came. */
export const MessageTime = ({ at, children }: { at: string; children?: string }) => (
  <span className={styles.time}>
    <time dateTime={at}>{clock(at)}</time>
    {children && <span>{children}</span>}
  </span>
);
