import { type FormEvent, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { PasswordInput } from '#web/shared/ui/password-input.tsx';
import styles from '../form/account.module.css';
import { AddressField } from '../form/address-field.tsx';
import { FailureNote } from '../form/failure-note.tsx';
import { StepHead } from '../frame/step-head.tsx';
import { useLogin } from './use-login.ts';

type LoginFormProps = { next: string | undefined; onDone: (admin: boolean) => Promise<void> };

function WithoutPassword({ next }: Pick<LoginFormProps, 'next'>) {
  const t = useMessages('account');
  return (
    <div className={styles.links}>
      <Link className={styles.link} to={paths.register} search={{ step: 'forgot', next }}>
        {t.forgetPassword}
      </Link>
      <Link className={styles.link} to={paths.register} search={{ step: 'code', next }}>
        {t.loginByCode}
      </Link>
    </div>
  );
}

function LoginButtons({ form }: { form: ReturnType<typeof useLogin> }) {
  const t = useMessages('account');
  return (
    <>
      <LineButton
        type="submit"
        size="lg"
        block
        loading={form.busy === 'user'}
        disabled={form.busy === 'admin'}
      >
        {form.byCode ? t.sendOtp : t.login}
      </LineButton>
      <Button
        kind="quiet"
        size="sm"
        icon="shield"
        loading={form.busy === 'admin'}
        disabled={form.busy === 'user'}
        onClick={() => void form.run(true)}
      >
        {t.adminLogin}
      </Button>
    </>
  );
}

/** Login, Admin Login, Forget Password, Register (docs/rules.md#accounts-7). */
export function LoginForm({ next, onDone }: LoginFormProps) {
  const t = useMessages('account');
  const sentence = useProblemSentence();
  const form = useLogin({ next, onDone });
  // Who registered with a phone has no password, as a rule: they are asked for none.
  const [hasPassword, setHasPassword] = useState(false);
  const asked = form.address.kind === 'email' || hasPassword || form.errors.password !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.run(false);
  };
  return (
    <>
      <StepHead title={t.login} lead={t.loginLead} />
      <form noValidate className={styles.fields} onSubmit={submit}>
        <AddressField
          address={form.address}
          error={form.errors.email}
          onType={form.typeAddress}
          onTurn={form.address.turn}
        />
        {asked ? (
          <div>
            <Field
              label={t.password}
              hint={form.address.kind === 'phone' && t.orByCode}
              error={form.errors.password && sentence(form.errors.password)}
            >
              <PasswordInput
                name="password"
                autoComplete="current-password"
                showLabel={t.showPassword}
                hideLabel={t.hidePassword}
                value={form.password}
                onChange={(event) => form.typePassword(event.target.value)}
              />
            </Field>
            <WithoutPassword next={next} />
          </div>
        ) : (
          <p className={styles.alt}>
            <span>{t.codeNoPassword}</span>
            <button type="button" className={styles.again} onClick={() => setHasPassword(true)}>
              {t.hasPassword}
            </button>
          </p>
        )}
        <FailureNote failure={form.failure} />
        <LoginButtons form={form} />
        <p className={styles.alt}>
          {t.newHere}{' '}
          <Link to={paths.register} search={{ step: 'register', next }}>
            {t.register}
          </Link>
        </p>
      </form>
    </>
  );
}
