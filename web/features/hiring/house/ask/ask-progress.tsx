import { useMessages } from '#web/shared/i18n/messages.ts';
import styles from './ask.module.css';
import type { Person } from './ask-all.ts';
import type { useAsking } from './use-asking.ts';

/** How far it has come, in a sentence and by name. */
export function Progress({ people, asking }: { people: Person[]; asking: ReturnType<typeof useAsking> }) {
  const t = useMessages('house');
  const { states, sending, sent, failed, problem } = asking;
  const said =
    sent === people.length
      ? t.sentAll(sent)
      : sending
        ? t.sending(sent, people.length)
        : failed > 0
          ? `${t.someFailed(failed)} ${problem ?? ''}`
          : '';
  return (
    <>
      <p role="status" className={styles.progress}>
        {said}
      </p>
      <ul className={styles.people}>
        {people.map(({ userId, name }) => (
          <li key={userId} data-state={states[userId] ?? 'waiting'}>
            <span>{name}</span>
            <small>{t.personStates[states[userId] ?? 'waiting']}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
