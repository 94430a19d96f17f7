import type { FailureName } from '#web/shared/api/call-error.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { PasswordInput } from '#web/shared/ui/password-input.tsx';
import styles from './account.module.css';

type Name = 'password' | 'confirm';

type NewPasswordFieldsProps = Record<Name, string> & {
  labels: Record<Name, string>;
  errors: Partial<Record<Name, FailureName>>;
  onType: (name: Name, value: string) => void;
};

/** A new password, typed twice. */
export function NewPasswordFields({ labels, errors, onType, ...typed }: NewPasswordFieldsProps) {
  const t = useMessages('account');
  const sentence = useProblemSentence();
  const hint = {
    none: t.passwordHint,
    weak: t.passwordWeak,
    fair: t.passwordFair,
    strong: t.passwordStrong,
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
            showLabel={t.showPassword}
            hideLabel={t.hidePassword}
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
