import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { endSecondFactor } from '#contract/accounts/second-factor.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { date } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { NotLoaded } from '#web/shared/not-loaded.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { type Owner, OwnProof } from '../code/own-proof.tsx';
import account from '../form/account.module.css';
import { ProofDialog, UserName } from '../frame/proof-dialog.tsx';
import { ProofInput } from './proof-input.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './set-up.module.css';
import { SetUpForm } from './set-up-form.tsx';
import { secondFactorQuery, useOwnSetUp, useReadAnew } from './use-own-set-up.ts';

function TurnOff({ user }: { user: Owner }) {
  const t = useMessages('security');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="danger-line" onClick={() => setAsking(true)}>
        {t.turnOff}
      </Button>
      {asking && <TurnOffDialog user={user} onClose={() => setAsking(false)} />}
    </>
  );
}

function useTurnOff(withPassword: boolean, onClose: () => void) {
  const t = useMessages('security');
  const readAnew = useReadAnew();
  const [byCode, setByCode] = useState(!withPassword);
  const [typed, setTyped] = useState('');
  const end = useMutation({
    mutationFn: () => call(endSecondFactor, { body: byCode ? { code: typed } : { password: typed } }),
    onSuccess: async () => {
      toast.success(t.turnedOff);
      onClose();
      await readAnew();
    },
  });
  const type = (value: string) => {
    setTyped(value);
    end.reset();
  };
  const other = () => {
    setByCode(!byCode);
    type('');
  };
  return { byCode, typed, type, other, end };
}

function TurnOffDialog({ user, onClose }: { user: Owner; onClose: () => void }) {
  const t = useMessages('security');
  const explain = useExplain();
  const { byCode, typed, type, other, end } = useTurnOff(!user.codesOnly, onClose);
  return (
    <ProofDialog
      title={t.turnOffTitle}
      actLabel={t.turnOff}
      busy={end.isPending}
      email={user.email ?? user.phone ?? ''}
      className={styles.form}
      onClose={onClose}
      onSubmit={(refused) => end.mutate(undefined, { onError: refused })}
    >
      <p>{t.turnOffText}</p>
      <ProofInput byCode={byCode} error={end.error && explain(end.error)} value={typed} onType={type} />
      {!user.codesOnly && (
        <p>
          <button type="button" className={account.again} onClick={other}>
            {byCode ? t.turnOffByPassword : t.turnOffByCode}
          </button>
        </p>
      )}
    </ProofDialog>
  );
}

/** The second step at login, on or off (docs/rules.md#accounts-19). */
export function SecondFactorCard({ user }: { user: Owner }) {
  const t = useMessages('security');
  const query = useQuery(secondFactorQuery);
  const form = useOwnSetUp(user);
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
      {query.data ? (
        <State {...query.data} user={user} form={form} />
      ) : (
        <NotLoaded query={query} failed={t.failed} loading={t.loading} count={1} />
      )}
    </section>
  );
}

interface StateProps {
  on: boolean;
  since: string | null;
  recoveryCodesLeft: number;
  demanded: boolean;
  user: Owner;
  form: ReturnType<typeof useOwnSetUp>;
}

function State({ on, since, recoveryCodesLeft, demanded, user, form }: StateProps) {
  const t = useMessages('security');
  const language = useLanguage();
  const [proving, setProving] = useState(false);
  const stop = () => {
    form.stop();
    setProving(false);
  };
  if (form.setup)
    return (
      <SetUpForm
        setup={form.setup}
        code={form.typed}
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
  if (proving) return <Proof on={on} user={user} form={form} onCancel={stop} />;
  if (!on)
    return (
      <>
        <p>{t.factorOff}</p>
        <div className={styles.acts}>
          <Button kind="soft" icon="shield" onClick={() => setProving(true)}>
            {t.turnOn}
          </Button>
        </div>
      </>
    );
  return (
    <>
      <p>
        {since && <span>{t.factorOn(date(since, language))}</span>}{' '}
        <span>{t.codesLeft(recoveryCodesLeft)}</span> {demanded && <span>{t.demanded}</span>}
      </p>
      <div className={styles.acts}>
        <Button kind="soft" icon="refresh" onClick={() => setProving(true)}>
          {t.renew}
        </Button>
        {!demanded && <TurnOff user={user} />}
      </div>
    </>
  );
}

type ProofProps = Pick<StateProps, 'on' | 'user' | 'form'> & { onCancel: () => void };

/** Before an app is set up: or a minute with an open browser would be enough to lock its owner out. */
function Proof({ on, user, form, onCancel }: ProofProps) {
  const t = useMessages('security');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.begin.run(on);
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {!on && user.codesOnly ? (
        <OwnProof user={user} error={form.problem} value={form.typed} onType={form.type} />
      ) : (
        <>
          <p>{on ? t.renewText : t.proofText}</p>
          <UserName email={user.email ?? user.phone ?? ''} />
          <ProofInput byCode={on} error={form.error} value={form.typed} onType={form.type} />
        </>
      )}
      <div className={styles.acts}>
        <LineButton type="submit" loading={form.begin.busy}>
          {t.goOn}
        </LineButton>
        <Button kind="quiet" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
