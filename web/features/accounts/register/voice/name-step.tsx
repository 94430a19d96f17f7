import { type FormEvent, useState } from 'react';
import { BigButton } from '#web/shared/voice/big-button.tsx';
import { useSay } from '#web/shared/voice/use-say.ts';
import styles from '#web/shared/voice/voice.module.css';

interface Props {
  start: string;
  /** Hears each letter, so that a reload finds them. */
  onType: (name: string) => void;
  onDone: (name: string) => void;
}

/** The one answer that no drawing has: the keyboard, whose microphone writes too, or somebody who helps. */
export function NameStep({ start, onType, onDone }: Props) {
  const { words } = useSay();
  const [name, setName] = useState(start);
  const right = name.trim().length >= 2;
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (right) onDone(name.trim());
  };
  return (
    <form className={styles.name} onSubmit={submit}>
      <input
        aria-label={words.yourName}
        autoComplete="name"
        value={name}
        onChange={({ target }) => {
          onType(target.value);
          setName(target.value);
        }}
      />
      <BigButton sign="check" busy={!right} onPress={submit}>
        {words.done}
      </BigButton>
    </form>
  );
}
