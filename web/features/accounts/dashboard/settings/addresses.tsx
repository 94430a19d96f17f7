import { useState } from 'react';
import type { Me } from '#contract/accounts/account.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import type { AddressKind } from '../../form/typed.ts';
import { AddressForm } from './address-form.tsx';
import styles from './settings.module.css';

const kinds: AddressKind[] = ['phone', 'email'];

/** The phone and the e-mail of an account, for its owner alone: each can be added or changed (docs/rules.md#accounts-23). */
export function Addresses({ user }: { user: Me }) {
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
