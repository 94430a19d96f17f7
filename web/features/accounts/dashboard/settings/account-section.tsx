import { type ReactNode, Suspense, useState } from 'react';
import type { Me } from '#contract/accounts/account.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { setTheme, themes, useTheme } from '#web/shared/browser/theme.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { LanguageChoice } from '#web/shared/language/language-choice.tsx';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { part } from '#web/shared/ui/later.ts';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { Addresses } from './addresses.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { LogOutEverywhere } from './log-out-everywhere.tsx';
import { MyData } from './my-data.tsx';
import { NameForm, PhotoForm } from './name-and-photo.tsx';
import { AwayMails, PushSwitch } from './notice-switches.tsx';
import { PasswordForm } from './password-form.tsx';
import styles from './settings.module.css';

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
