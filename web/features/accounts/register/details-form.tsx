import type { FormEvent } from 'react';
import { paths } from '#contract/paths.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import styles from '../form/account.module.css';
import type { Address } from '../form/address.ts';
import { AddressField } from '../form/address-field.tsx';
import type { Failure } from '../form/failure.ts';
import { FailureNote } from '../form/failure-note.tsx';
import { NewPasswordFields } from '../form/new-password-fields.tsx';
import { StepHead } from '../frame/step-head.tsx';
import type { DetailErrors, DetailName, Details } from './use-typed-registration.ts';

type DetailsFormProps = {
  details: Details;
  address: Address;
  errors: DetailErrors;
  failure: Failure | null;
  busy: boolean;
  next: string | undefined;
  onType: (name: DetailName, value: string) => void;
  onSubmit: () => void;
};

/** Fullname, email, password, re-enter password (docs/rules.md#accounts-2). */
export function DetailsForm(props: DetailsFormProps) {
  const { details, address, errors, failure, busy, next, onType, onSubmit } = props;
  const t = useMessages('account');
  const sentence = useProblemSentence();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <>
      <StepHead
        title={t.register}
        lead={address.kind === 'phone' ? t.registerPhoneLead : t.registerLead}
        progress={{ current: 1, total: 2, label: t.stepDetails }}
      />
      <form noValidate className={styles.fields} onSubmit={submit}>
        <Field label={t.fullname} error={errors.fullname && sentence(errors.fullname)}>
          <TextInput
            icon="user"
            name="name"
            autoComplete="name"
            placeholder={t.fullnameExample}
            value={details.fullname}
            onChange={(event) => onType('fullname', event.target.value)}
          />
        </Field>
        <AddressField
          address={address}
          error={errors.email}
          onType={(typed) => onType('email', typed)}
          onTurn={address.turn}
        />
        {address.kind === 'email' && (
          <NewPasswordFields
            labels={{ password: t.password, confirm: t.confirmPassword }}
            password={details.password}
            confirm={details.confirm}
            errors={errors}
            onType={onType}
          />
        )}
        <FailureNote failure={failure} />
        <LineButton type="submit" size="lg" block loading={busy}>
          {t.register}
        </LineButton>
        <p className={styles.alt}>
          {t.haveAccount}{' '}
          <Link to={paths.register} search={{ step: 'login', next }}>
            {t.login}
          </Link>
        </p>
      </form>
    </>
  );
}
