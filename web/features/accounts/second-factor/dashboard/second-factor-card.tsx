import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { date } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { toast } from '#web/shared/ui/toast.tsx';
import { RecoveryCodeInput } from '../recovery-code-input.tsx';
import { RecoveryCodes } from '../set-up/recovery-codes.tsx';
import styles from '../set-up/set-up.module.css';
import { SetUpForm } from '../set-up/set-up-form.tsx';
import { secondFactorQuery } from './second-factor-query.ts';
import { TurnOff } from './turn-off.tsx';
import { useOwnSetUp } from './use-own-set-up.ts';

/** The second step at login, on or off (docs/rules.md#accounts-19). */
export function SecondFactorCard({ email }: { email: string }) {
  const t = useMessages('security');
  const shell = useMessages('shell');
  const explain = useExplain();
  const { data, error, refetch, isFetching } = useQuery(secondFactorQuery);
  const form = useOwnSetUp();
  if (form.recoveryCodes)
    return (
      <section className={styles.form} aria-labelledby="recovery-codes">
        <h3 id="recovery-codes">{t.codesTitle}</h3>
        <p>{t.codesLead}</p>
        <RecoveryCodes
          codes={form.recoveryCodes}
          onKept={() => {
            form.stop();
            toast.success(t.turnedOn);
          }}
        />
      </section>
    );
  return (
    <section className={styles.form} aria-labelledby="second-factor">
      <h3 id="second-factor">{t.factorTitle}</h3>
      {data ? (
        <State {...data} email={email} form={form} />
      ) : error ? (
        <ErrorState
          title={t.failed}
          retryLabel={shell.tryAgain}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error)}
        </ErrorState>
      ) : (
        <Skeleton label={t.loading} count={1} />
      )}
    </section>
  );
}

interface StateProps {
  on: boolean;
  since: string | null;
  recoveryCodesLeft: number;
  demanded: boolean;
  email: string;
  form: ReturnType<typeof useOwnSetUp>;
}

function State({ on, since, recoveryCodesLeft, demanded, email, form }: StateProps) {
  const t = useMessages('security');
  const language = useLanguage();
  const [renewing, setRenewing] = useState(false);
  const stop = () => {
    form.stop();
    setRenewing(false);
  };
  if (form.setup)
    return (
      <SetUpForm
        setup={form.setup}
        code={form.code}
        error={form.error}
        busy={form.confirm.busy}
        onType={form.type}
        onSubmit={() => void form.confirm.run()}
      >
        <Button kind="quiet" onClick={stop}>
          {t.cancel}
        </Button>
      </SetUpForm>
    );
  if (on && renewing) return <Renew form={form} onCancel={stop} />;
  if (!on)
    return (
      <>
        <p>{t.factorOff}</p>
        <div className={styles.acts}>
          <Button
            kind="soft"
            icon="shield"
            loading={form.begin.busy}
            onClick={() => void form.begin.run(false)}
          >
            {t.turnOn}
          </Button>
        </div>
      </>
    );
  return (
    <>
      <p>
        {since && t.factorOn(date(since, language))} {t.codesLeft(recoveryCodesLeft)} {demanded && t.demanded}
      </p>
      <div className={styles.acts}>
        <Button kind="soft" icon="refresh" onClick={() => setRenewing(true)}>
          {t.renew}
        </Button>
        {!demanded && <TurnOff email={email} />}
      </div>
    </>
  );
}

function Renew({ form, onCancel }: { form: StateProps['form']; onCancel: () => void }) {
  const t = useMessages('security');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.begin.run(true);
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <p>{t.renewText}</p>
      <RecoveryCodeInput label={t.codeOrRecovery} error={form.error} value={form.code} onType={form.type} />
      <div className={styles.acts}>
        <Button type="submit" loading={form.begin.busy}>
          {t.goOn}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
