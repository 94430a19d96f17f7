import type { ReactNode } from 'react';
import type { Language, Me } from '#contract/accounts/account.ts';
import { updateMe } from '#contract/accounts/calls.ts';
import { call } from '#web/shared/api/api.ts';
import { setTheme, themes, useTheme } from '#web/shared/browser/theme.ts';
import { setLanguage, useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Chips } from '#web/shared/ui/choices.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { toast } from '#web/shared/ui/toast.tsx';
import { AccountEnd, MyData } from './account-end.tsx';
import { AwayMails } from './away-mails.tsx';
import styles from './dashboard.module.css';
import { PasswordForm } from './password-form.tsx';
import { NameForm, PhotoForm } from './profile-form.tsx';

const languages: Language[] = ['en', 'hi'];

/** What can be changed of the account itself (docs/rules.md#accounts-12). */
export function AccountSection({ user }: { user: Me }) {
  const words = useMessages('dashboard');
  return (
    <Card as="section" className={styles.account} aria-labelledby="account">
      <h2 id="account">{words.account}</h2>
      <Fold title={words.nameAndPhoto}>
        <NameForm user={user} />
        <PhotoForm user={user} />
      </Fold>
      <Fold title={words.password}>
        <PasswordForm user={user} />
      </Fold>
      <Fold title={words.languageAndLook}>
        <LanguageAndLook />
      </Fold>
      <Fold title={words.mails}>
        <AwayMails user={user} />
      </Fold>
      <Fold title={words.data}>
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

function LanguageAndLook() {
  const words = useMessages('dashboard');
  const shell = useMessages('shell');
  const language = useLanguage();
  const theme = useTheme();
  const speak = async (next: Language) => {
    try {
      await setLanguage(next);
    } catch {
      toast.error(shell.brokenText);
      return;
    }
    // The account remembers it, so that mails come in it too; the page has it all the same.
    await call(updateMe, { body: { language: next } }).catch(() => undefined);
  };
  return (
    <>
      <Chips
        legend={words.language}
        choices={languages.map((value) => ({
          value,
          label: <bdi lang={value}>{words.languageNames[value]}</bdi>,
        }))}
        value={language}
        onChange={(value) => void speak(value === 'hi' ? 'hi' : 'en')}
      />
      <Chips
        legend={words.look}
        choices={themes.map((value) => ({ value, label: words.looks[value] }))}
        value={theme}
        onChange={(value) => setTheme(themes.find((name) => name === value) ?? 'device')}
      />
    </>
  );
}
