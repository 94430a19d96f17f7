import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { StepHead } from '../frame/step-head.tsx';
import { CodeForm } from './code-form.tsx';
import { EmailForm } from './email-form.tsx';
import { nextCodeAt } from './sent-codes.ts';
import type { MailedCode } from './use-mailed-code.ts';

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
