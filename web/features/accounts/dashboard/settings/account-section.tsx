import { useMutation } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { downloadMyData, logout } from '#contract/accounts/account.calls.ts';
import type { Me } from '#contract/accounts/account.ts';
import { paths } from '#contract/paths.ts';
import { call } from '#web/shared/api/api.ts';
import { clearSession } from '#web/shared/api/session.ts';
import { holdsUnsent } from '#web/shared/browser/drafts.ts';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { saveFile } from '#web/shared/browser/save-file.ts';
import { setTheme, themes, useTheme } from '#web/shared/browser/theme.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { LanguageChoice } from '#web/shared/language/language-choice.tsx';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { part } from '#web/shared/ui/later.ts';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import type { AddressKind } from '../../form/typed.ts';
import { AddressForm } from './address-form.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { NameForm, PhotoForm } from './name-and-photo.tsx';
import { AwayMails, PushSwitch } from './notice-switches.tsx';
import { PasswordForm } from './password-form.tsx';
import styles from './settings.module.css';

function LogOutEverywhere() {
  const t = useMessages('dashboard');
  const shell = useMessages('shell');
  const explain = useExplain();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const leave = useMutation({
    mutationFn: () => call(logout, { body: { everywhere: true }, device: true }),
    onSuccess: () => {
      clearSession();
      void navigate({ to: paths.register });
    },
    onError: (error) => toast.error(explain(error)),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button kind="line" icon="logout" onClick={() => setAsking(true)}>
        {t.logOutEverywhere}
      </Button>
      <LineConfirm
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => leave.mutate()}
        title={t.logOutEverywhereTitle}
        confirmLabel={t.logOutEverywhere}
        cancelLabel={shell.cancel}
        closeLabel={shell.close}
        busy={leave.isPending}
      >
        <p>{t.logOutEverywhereText}</p>
        {holdsUnsent() && <p>{shell.unsentText}</p>}
      </LineConfirm>
    </>
  );
}

/** Everything that Neev holds about the user, as a file. The token travels in a header, so a plain link cannot. */
function MyData() {
  const t = useMessages('dashboard');
  const explain = useExplain();
  const load = useMutation({
    mutationFn: () => call(downloadMyData),
    onSuccess: (answer) => {
      // Written piece by piece, so that the contract names no schema: `{ data }`, as its summary says.
      const { data } = answer as { data: unknown };
      saveFile('neev-my-data.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
    },
    onError: (error) => toast.error(explain(error)),
  });
  return (
    <>
      <p className="muted">{t.dataText}</p>
      <Button kind="soft" icon="save" loading={load.isPending} onClick={() => load.mutate()}>
        {t.download}
      </Button>
    </>
  );
}

const kinds: AddressKind[] = ['phone', 'email'];

/** The phone and the e-mail of an account, for its owner alone: each can be added or changed (docs/rules.md#accounts-23). */
function Addresses({ user }: { user: Me }) {
  const t = useMessages('dashboard');
  const account = useMessages('account');
  const [changing, setChanging] = useState<AddressKind>();
  return (
    <>
      <p className="muted">{t.contactText}</p>
      {kinds.map((kind) => {
        const present = user[kind];
        const label = account[kind];
        return (
          <section key={kind} className={styles.form} aria-label={label}>
            <p>
              {label}: <b dir="ltr">{present ?? t.notGiven}</b>
            </p>
            {changing === kind ? (
              <AddressForm user={user} kind={kind} onDone={() => setChanging(undefined)} />
            ) : (
              <Button kind="soft" onClick={() => setChanging(kind)}>
                {(present === null ? t.addAddress : t.changeAddress)[kind]}
              </Button>
            )}
          </section>
        );
      })}
    </>
  );
}

function LanguageAndLook() {
  const t = useMessages('dashboard');
  const theme = useTheme();
  return (
    <>
      <LanguageChoice />
      <Chips
        legend={t.look}
        choices={themes.map((value) => ({ value, label: t.looks[value] }))}
        value={theme}
        onChange={(value) => setTheme(themes.find((name) => name === value) ?? 'device')}
      />
    </>
  );
}

function DeleteAccount({ user }: { user: Me }) {
  const t = useMessages('dashboard');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="danger-line" icon="trash" onClick={() => setAsking(true)}>
        {t.deleteAccount}
      </Button>
      {asking && <DeleteAccountDialog user={user} onClose={() => setAsking(false)} />}
    </>
  );
}

const SecondFactorCard = part(
  async () => (await import('../../second-factor/second-factor-card.tsx')).SecondFactorCard,
);
const SessionList = part(async () => (await import('../../session-list.tsx')).SessionList);

function Security({ user }: { user: Me }) {
  const t = useMessages('dashboard');
  return (
    <Suspense fallback={<Skeleton label={t.loading} count={2} />}>
      <SecondFactorCard user={user} />
      <SessionList />
      <LogOutEverywhere />
    </Suspense>
  );
}

export function AccountEnd({ user }: { user: Me }) {
  return (
    <div className={styles.end}>
      <DeleteAccount user={user} />
    </div>
  );
}

/** What can be changed of the account itself (docs/rules.md#accounts-12). */
export function AccountSection({ user }: { user: Me }) {
  const t = useMessages('dashboard');
  return (
    <Card as="section" className={styles.account} aria-labelledby="account">
      <h2 id="account">{t.account}</h2>
      <Fold title={t.nameAndPhoto}>
        <NameForm user={user} />
        <PhotoForm user={user} />
      </Fold>
      <Fold title={t.contact} late>
        <Suspense fallback={<Skeleton label={t.loading} count={1} />}>
          <Addresses user={user} />
        </Suspense>
      </Fold>
      <Fold title={t.password}>
        {user.codesOnly ? (
          <Link to={paths.register} search={{ step: 'forgot' }} className={buttonClass({ kind: 'soft' })}>
            {t.setPassword}
          </Link>
        ) : (
          <PasswordForm user={user} />
        )}
      </Fold>
      <Fold title={t.security} late>
        <Security user={user} />
      </Fold>
      <Fold title={t.languageAndLook}>
        <LanguageAndLook />
      </Fold>
      <Fold title={t.mails}>
        <AwayMails user={user} />
        <PushSwitch />
      </Fold>
      <Fold title={t.data}>
        <MyData />
      </Fold>
      <AccountEnd user={user} />
    </Card>
  );
}

/** @param late what is inside is made, and asks the server, when it is opened first */
function Fold({ title, children, late }: { title: string; children: ReactNode; late?: boolean }) {
  const [opened, setOpened] = useState(!late);
  return (
    <details className={styles.fold} onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>
        {title}
        <Icon name="down" size={22} />
      </summary>
      <div className={styles.folded}>{opened && children}</div>
    </details>
  );
}
