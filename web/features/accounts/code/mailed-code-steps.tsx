import type { FormEvent, ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import type { FailureName } from '#web/shared/api/call-error.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import styles from '../form/account.module.css';
import type { Address } from '../form/address.ts';
import { AddressField } from '../form/address-field.tsx';
import type { Failure } from '../form/failure.ts';
import { FailureNote } from '../form/failure-note.tsx';
import type { AddressKind } from '../form/typed.ts';
import { StepHead } from '../frame/step-head.tsx';
import { CodeForm } from './code-form.tsx';
import { nextCodeAt } from './sent-codes.ts';
import type { MailedCode } from './use-mailed-code.ts';

type EmailFormProps = {
  address: Pick<Address, 'kind' | 'value'>;
  error: FailureName | undefined;
  failure: Failure | null;
  busy: boolean;
  next: string | undefined;
  onType: (email: string) => void;
  onTurn: (kind: AddressKind) => void;
  onSubmit: () => void;
};

/** The registered address, to which a code is mailed. */
function EmailForm(props: EmailFormProps) {
  const { address, error, failure, busy, next, onType, onTurn, onSubmit } = props;
  const t = useMessages('account');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form noValidate className={styles.fields} onSubmit={submit}>
      <AddressField address={address} error={error} onType={onType} onTurn={onTurn} />
      <FailureNote failure={failure} />
      <LineButton type="submit" size="lg" block loading={busy}>
        {t.sendOtp}
      </LineButton>
      <p className={styles.alt}>
        <Link to={paths.register} search={{ step: 'login', next }}>
          {t.backToLogin}
        </Link>
      </p>
    </form>
  );
}

interface Step {
  flow: Pick<MailedCode, 'address' | 'code' | 'errors' | 'failure' | 'type' | 'asking' | 'resending'>;
  /** Where to go after it all. */
  next: string | undefined;
  progress: { current: number; total: number; label: string };
}

export function EmailStep({ flow, next, progress, title, lead }: Step & { title: string; lead: string }) {
  return (
    <>
      <StepHead title={title} lead={lead} progress={progress} />
      <EmailForm
        address={flow.address}
        error={flow.errors.email}
        failure={flow.failure}
        busy={flow.asking.busy}
        next={next}
        onTurn={flow.address.turn}
        onType={(email) => flow.type('email', email)}
        onSubmit={() => void flow.asking.run()}
      />
    </>
  );
}

type CodeStepProps = Step & {
  /** The step of the address, to change it. */
  begin: 'forgot' | 'code';
  busy: boolean;
  submitLabel: string;
  onSubmit: () => void;
  children?: ReactNode;
};

export function CodeStep({ flow, next, progress, begin, children, ...form }: CodeStepProps) {
  const t = useMessages('account');
  return (
    <>
      <StepHead
        title={t.enterOtp}
        lead={
          <>
            <span>{t.sentTo}</span> <b>{flow.address.value.trim()}</b>
          </>
        }
        progress={progress}
      />
      <CodeForm
        {...form}
        byPhone={flow.address.kind === 'phone'}
        code={flow.code}
        error={flow.errors.code ?? null}
        failure={flow.failure}
        nextCodeAt={nextCodeAt('forgot', flow.address.value)}
        resending={flow.resending.busy}
        onType={(code) => flow.type('code', code)}
        onResend={() => void flow.resending.run()}
        change={
          <Link to={paths.register} search={{ step: begin, next }}>
            {t.changeEmail}
          </Link>
        }
      >
        {children}
      </CodeForm>
    </>
  );
}
