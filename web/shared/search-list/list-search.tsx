import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Field } from '#web/shared/ui/field.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import styles from './list-search.module.css';

type ListSearchProps = {
  /** What is searched for now. */
  searched: string;
  onSearch: (text: string) => void;
  t: { search: string; searchHint: string; clearSearch: string };
};

/** Free search over a list. Its one button searches; once that was done, it clears. */
export function ListSearch({ searched, onSearch, t }: ListSearchProps) {
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
    // biome-ignore lint/a11y/useSemanticElements: phones of 2023 do not know the search element yet
    <form role="search" className={styles.search} onSubmit={submit} noValidate>
      <Field label={t.searchHint} labelHidden>
        <TextInput
          ref={input}
          value={text}
          onChange={(event) => setTyped({ after: searched, text: event.target.value })}
          enterKeyHint="search"
          autoComplete="off"
          placeholder={t.searchHint}
        />
      </Field>
      {searched && text === searched ? (
        <IconButton key="clear" icon="x" label={t.clearSearch} onClick={clear} />
      ) : (
        <IconButton key="search" icon="search" label={t.search} type="submit" />
      )}
    </form>
  );
}

/** Over a table: free search at the left, what narrows or orders it at the right. */
export function ListTools({
  children,
  ...search
}: ComponentProps<typeof ListSearch> & { children: ReactNode }) {
  return (
    <div className={styles.tools}>
      <ListSearch {...search} />
      <div className={styles.order}>{children}</div>
    </div>
  );
}
