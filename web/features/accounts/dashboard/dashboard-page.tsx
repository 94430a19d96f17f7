import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { Me } from '#contract/accounts/account.ts';
import type { AnyRecord } from '#contract/marketplace/providers/wire.ts';
import { meQuery } from '#web/shared/api/me.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { NotLoaded } from '#web/shared/not-loaded.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { EmailText } from '#web/shared/ui/email-text.tsx';
import { Face } from '#web/shared/ui/face.tsx';
import styles from './dashboard.module.css';
import { AccountSection } from './settings/account-section.tsx';

export interface OwnWork {
  userId: string;
  records: AnyRecord[];
}

/**
 * The user's name and e-mail, listings, projects, followed providers, and the account itself (docs/rules.md#accounts-12).
 * @param Work shows the user's listings, projects and followed providers
 */
export function DashboardPage({ Work }: { Work: ComponentType<OwnWork> }) {
  const t = useMessages('dashboard');
  const query = useQuery(meQuery);
  const { data } = query;
  useTitle(t.title);
  if (data) return <Loaded user={data.user} work={<Work userId={data.user._id} records={data.records} />} />;
  return (
    <div className={`wrap ${styles.alone}`}>
      <h1 className="sr">{t.title}</h1>
      <NotLoaded query={query} failed={t.failed} loading={t.loading} count={3} />
    </div>
  );
}

function Loaded({ user, work }: { user: Me; work: ReactNode }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <Identity user={user} />
      <div className={styles.own}>{work}</div>
      <AccountSection user={user} />
    </div>
  );
}

function Identity({ user }: { user: Me }) {
  return (
    <Card as="section" className={styles.identity}>
      <Face src={user.profilePic} name={user.fullname} width={96} className={styles.face} />
      <div>
        <h1>{user.fullname}</h1>
        {user.phone && (
          <p className={styles.email}>
            <Icon name="phone" size={20} />
            <span dir="ltr">{user.phone}</span>
          </p>
        )}
        {user.email && (
          <p className={styles.email}>
            <Icon name="mail" size={20} />
            <span>
              <EmailText email={user.email} />
            </span>
          </p>
        )}
      </div>
    </Card>
  );
}
