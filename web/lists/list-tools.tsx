import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../ui/button.tsx';
import { Field, TextInput } from '../ui/field.tsx';
import styles from './list-tools.module.css';

type ListToolsProps = {
  /** What is searched for now. */
  searched: string;
  onSearch: (text: string) => void;
  words: { search: string; searchHint: string; clearSearch: string };
  /** The way to sort, at the right. */
  children: ReactNode;
};

/** Over a list: free search at the left, order at the right. */
export function ListTools({ searched, onSearch, words, children }: ListToolsProps) {
  const input = useRef<HTMLInputElement>(null);
  // Back and Remove Filter change what was searched for: the box follows.
  const [typed, setTyped] = useState({ after: searched, text: searched });
  const text = typed.after === searched ? typed.text : searched;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text);
  };
  const clear = () => {
    setTyped({ after: '', text: '' });
    onSearch('');
    input.current?.focus();
  };
  return (
    <div className={styles.tools}>
      {/* biome-ignore lint/a11y/useSemanticElements: phones of 2023 do not know the search element yet */}
      <form role="search" className={styles.search} onSubmit={submit} noValidate>
        <Field label={words.searchHint} labelHidden>
          <TextInput
            ref={input}
            value={text}
            onChange={(event) => setTyped({ after: searched, text: event.target.value })}
            enterKeyHint="search"
            autoComplete="off"
            maxLength={80}
            placeholder={words.searchHint}
          />
        </Field>
        {searched && <IconButton icon="x" label={words.clearSearch} onClick={clear} />}
        <IconButton icon="search" label={words.search} type="submit" />
      </form>
      <div className={styles.order}>{children}</div>
    </div>
  );
}
