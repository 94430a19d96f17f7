import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { FieldGroup } from './field-group.tsx';
import styles from './otp-input.module.css';
import { useBricks } from './use-bricks.ts';

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
