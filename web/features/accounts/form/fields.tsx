import type { FailureName } from '#web/shared/api/api.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Field, FieldError, PasswordInput, TextInput } from '#web/shared/ui/field.tsx';
import styles from './account.module.css';
import { type Failure, useSecondsLeft } from './submit.ts';

export function EmailInput({ value, onType }: { value: string; onType: (email: string) => void }) {
  const words = useMessages('account');
  return (
    <TextInput
      icon="mail"
      type="email"
      name="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={words.emailExample}
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

type Name = 'password' | 'confirm';
type NewPasswordFieldsProps = Record<Name, string> & {
  labels: Record<Name, string>;
  errors: Partial<Record<Name, FailureName>>;
  onType: (name: Name, value: string) => void;
};

/** A new password, typed twice. */
export function NewPasswordFields({ labels, errors, onType, ...typed }: NewPasswordFieldsProps) {
  const words = useMessages('account');
  const sentence = useProblemSentence();
  const hint = {
    none: words.passwordHint,
    weak: words.passwordWeak,
    fair: words.passwordFair,
    strong: words.passwordStrong,
  };
  const names: Name[] = ['password', 'confirm'];
  return (
    <div className={styles.two}>
      {names.map((name) => (
        <Field
          key={name}
          label={labels[name]}
          hint={name === 'password' ? hint[strength(typed.password)] : undefined}
          error={errors[name] && sentence(errors[name])}
        >
          <PasswordInput
            name={name}
            autoComplete="new-password"
            showLabel={words.showPassword}
            hideLabel={words.hidePassword}
            value={typed[name]}
            onChange={(event) => onType(name, event.target.value)}
          />
        </Field>
      ))}
    </div>
  );
}

/** A hint, no rule: length counts most, then how many kinds of signs there are. */
function strength(password: string): 'none' | 'weak' | 'fair' | 'strong' {
  if (password.length < 5) return 'none';
  const kinds = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) =>
    kind.test(password),
  ).length;
  const score = new Set(password).size + 2 * kinds;
  return score < 11 ? 'weak' : score < 17 ? 'fair' : 'strong';
}

/** Beside the form: what went wrong, and how long to wait where the server said so. The toast reads it out. */
export function FailureNote({ failure }: { failure: Failure | null }) {
  const words = useMessages('account');
  const sentence = useProblemSentence();
  const left = useSecondsLeft(failure?.until ?? 0);
  if (!failure) return null;
  return (
    <div>
      <FieldError>{sentence(failure.problem)}</FieldError>
      {left > 0 && <FieldError>{words.tryAgainIn(left)}</FieldError>}
    </div>
  );
}
