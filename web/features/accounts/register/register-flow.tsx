import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { CodeForm } from '../code/code-form.tsx';
import { nextCodeAt } from '../code/sent-codes.ts';
import styles from '../form/account.module.css';
import { phoneScreen } from '../form/address.ts';
import { StepHead } from '../frame/step-head.tsx';
import { DetailsForm } from './details-form.tsx';
import { useRegistration } from './use-registration.ts';

/** On which screen a form that stands ahead stays: scripts/first-words.mjs takes the other away. */
const usualScreens = { phone: phoneScreen, email: `not all and ${phoneScreen}` };

type FlowProps = { next: string | undefined; onDone: () => Promise<void> };

/** Form, code, account (docs/rules.md#accounts-1). */
export function RegisterFlow({ next, onDone }: FlowProps) {
  const t = useMessages('account');
  const flow = useRegistration(onDone);
  const { details, address } = flow;
  if (!flow.asksForCode)
    return address.kinds.map((kind) => (
      <div
        key={kind}
        className={styles.usual}
        data-usual={address.kinds.length > 1 ? usualScreens[kind] : undefined}
      >
        <DetailsForm
          details={details}
          address={{ ...address, kind }}
          errors={flow.errors}
          failure={flow.failure}
          busy={flow.asking.busy}
          next={next}
          onType={flow.type}
          onSubmit={() => void flow.asking.run()}
        />
      </div>
    ));
  return (
    <>
      <StepHead
        title={address.kind === 'phone' ? t.checkSms : t.checkEmail}
        lead={
          <>
            <span>{t.sentTo}</span> <b>{address.value.trim()}</b>
          </>
        }
        progress={{ current: 2, total: 2, label: t.stepCode }}
      />
      <CodeForm
        byPhone={address.kind === 'phone'}
        code={flow.code}
        error={flow.codeError}
        failure={flow.failure}
        busy={flow.signing.busy}
        submitLabel={t.verifyOtp}
        nextCodeAt={nextCodeAt('register', address.value)}
        resending={flow.resending.busy}
        onType={flow.typeCode}
        onSubmit={() => void flow.signing.run()}
        onResend={() => void flow.resending.run()}
        change={
          <Link to={paths.register} search={{ step: 'register', next }}>
            {t.changeEmail}
          </Link>
        }
      />
    </>
  );
}
