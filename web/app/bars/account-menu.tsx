import { firstWord, isAdmin, type Session } from '#web/shared/api/session.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { smallPicture } from '#web/shared/ui/drawings/pictures.ts';
import { Bell } from '../notices/bell.tsx';
import { LogOutButton } from './log-out.tsx';
import { markOf, me } from './menu.ts';
import styles from './topbar.module.css';

export function Account({ session, pathname }: { session: Session; pathname: string }) {
  const t = useMessages('shell');
  const { fullname, profilePic } = session.user;
  const admin = isAdmin(session);
  return (
    <>
      <Bell />
      <Link
        to={me.to}
        className={styles.me}
        aria-label={t.myAccount(firstWord(fullname), admin)}
        {...markOf(me, pathname)}
      >
        <Avatar name={fullname} src={profilePic && smallPicture(profilePic)} size={44} />
        <span className={styles.name}>{t.nameInBar(firstWord(fullname), admin)}</span>
      </Link>
      <span className={styles.logout}>
        <LogOutButton kind="line" size="sm" />
      </span>
    </>
  );
}
