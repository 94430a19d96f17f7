import type { FormEvent } from 'react';
import { paths } from '#contract/paths.ts';
import type { FailureName } from '#web/shared/api/call-error.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import styles from '../form/account.module.css';
import type { Address } from '../form/address/address.ts';
import { AddressField } from '../form/address/address-field.tsx';
import type { Failure } from '../form/failure.ts';
import { FailureNote } from '../form/failure-note.tsx';
import type { AddressKind } from '../form/typed.ts';

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
export function EmailForm(props: EmailFormProps) {
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
