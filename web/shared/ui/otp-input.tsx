import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { codeOf } from '#contract/written.ts';
import { cx } from './cx.ts';
import { FieldGroup } from './field-group.tsx';
import styles from './otp-input.module.css';

const clean = (text: string) => codeOf(text).replace(/[^A-Z0-9]/g, '');

function useBricks(value: string, onChange: (value: string) => void, length: number) {
  const bricks = useRef<(HTMLInputElement | null)[]>([]);
  const focus = (index: number) => bricks.current[Math.max(0, Math.min(index, length - 1))]?.focus();
  const [unread, setUnread] = useState(false);
  const put = (index: number, letters: string) => {
    // Of more letters nobody knows which are the code: none of them is taken.
    setUnread(letters.length > length);
    if (letters.length > length) return;
    // A whole code fills the bricks from the first, wherever it was pasted.
    const start = letters.length >= length ? 0 : Math.min(index, value.length);
    const next = (value.slice(0, start) + letters + value.slice(start + letters.length)).slice(0, length);
    // The bricks must know the new value before the focus moves on.
    flushSync(() => onChange(next));
    focus(start + letters.length);
  };
  const remove = (index: number) => onChange(value.slice(0, index) + value.slice(index + 1));

  const type = (index: number, event: ChangeEvent<HTMLInputElement>) => {
    const typed = clean(event.target.value);
    const before = value[index] ?? '';
    if (event.target.value === '') remove(index);
    // A second letter in a full brick replaces the first, wherever the caret stood.
    else if (typed.length === 2 && before) put(index, typed.replace(before, ''));
    else if (typed) put(index, typed);
  };
  const press = (index: number, event: KeyboardEvent) => {
    if (event.key === 'Backspace') {
      event.preventDefault();
      if (value) remove(value[index] ? index : value.length - 1);
      focus(index - 1);
    }
    if (event.key === 'ArrowLeft') focus(index - 1);
    if (event.key === 'ArrowRight') focus(Math.min(index + 1, value.length));
  };
  const paste = (index: number, event: ClipboardEvent) => {
    event.preventDefault();
    const letters = clean(event.clipboardData.getData('text'));
    if (letters) put(index, letters);
  };
  // Bricks fill in order: a press on a later one goes to the first that is empty.
  const enter = (index: number, brick: HTMLInputElement) =>
    index > value.length ? focus(value.length) : brick.select();
  return { bricks, unread, type, press, paste, enter };
}

type OtpInputProps = {
  legend: ReactNode;
  /** Names one brick: `(2) => "Character 2"`. */
  brickLabel: (position: number) => string;
  /** What is typed so far, without gaps, in upper case. */
  value: string;
  onChange: (value: string) => void;
  length?: number;
  /** Digits alone: a phone shows its keypad of numbers. */
  numeric?: boolean | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  /** Said where what was pasted holds no code, or several. */
  noCode: ReactNode;
  disabled?: boolean;
  autoFocus?: boolean;
};

/** A code of letters and digits, one brick each. Paste fills all, backspace walks left. */
export function OtpInput(props: OtpInputProps) {
  const {
    legend,
    brickLabel,
    value,
    onChange,
    length = 6,
    numeric,
    hint,
    noCode,
    disabled,
    autoFocus,
  } = props;
  const { bricks, unread, type, press, paste, enter } = useBricks(value, onChange, length);
  const error = unread ? noCode : props.error;
  return (
    <FieldGroup legend={legend} hint={hint} error={error} disabled={disabled}>
      <div className={cx(styles.otp, error && styles.wrong)}>
        {Array.from({ length }, (_, index) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a brick is its place
            key={index}
            ref={(brick) => {
              bricks.current[index] = brick;
            }}
            // biome-ignore lint/a11y/noAutofocus: only where the code is the one thing asked for
            autoFocus={autoFocus && index === 0}
            type="text"
            inputMode={numeric ? 'numeric' : 'text'}
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            autoCapitalize="characters"
            spellCheck={false}
            aria-label={brickLabel(index + 1)}
            aria-invalid={error ? true : undefined}
            placeholder=" "
            value={value[index] ?? ''}
            onChange={(event) => type(index, event)}
            onKeyDown={(event) => press(index, event)}
            onPaste={(event) => paste(index, event)}
            onFocus={(event) => enter(index, event.target)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
