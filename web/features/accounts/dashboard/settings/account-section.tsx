import type { ReactNode } from 'react';
import type { Me } from '#contract/accounts/account.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { PushSwitch } from '../../push/push-switch.tsx';
import { AwayMails } from './away-mails.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { LanguageAndLook } from './language-and-look.tsx';
import { LogOutEverywhere } from './log-out-everywhere.tsx';
import { MyData } from './my-data.tsx';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { PhotoForm } from './photo-form.tsx';
import styles from './settings.module.css';

export function AccountEnd({ email }: { email: string }) {
  return (
    <div className={styles.end}>
      <LogOutEverywhere />
      <DeleteAccount email={email} />
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
      <Fold title={t.password}>
        <PasswordForm user={user} />
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
      <AccountEnd email={user.email} />
    </Card>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>
        {title}
        <Icon name="down" size={22} />
      </summary>
      <div className={styles.folded}>{children}</div>
    </details>
  );
}
