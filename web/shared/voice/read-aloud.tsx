import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { canSayText, speak } from './speech.ts';
import styles from './voice.module.css';

/** On an ordinary page of worker mode: says its heading and what stands first under it, where the device has a voice. */
export function ReadAloud() {
  const { readAloud } = useMessages('shell');
  const language = useLanguage();
  if (!canSayText(language)) return null;
  const read = () => {
    const main = document.getElementById('main');
    const texts = [...(main?.querySelectorAll('h1, h1 + p, [role=status]') ?? [])].map(
      ({ textContent }) => textContent,
    );
    void speak(
      language,
      texts.map((text) => ({ text })),
    );
  };
  return (
    <button
      type="button"
      className={`${styles.speaker} ${styles.aloud}`}
      aria-label={readAloud}
      onClick={read}
    >
      <Icon name="speaker" size={32} />
    </button>
  );
}
