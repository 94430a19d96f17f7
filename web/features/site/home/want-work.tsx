import { useSyncExternalStore } from 'react';
import { paths } from '#contract/paths.ts';
import { useSession } from '#web/shared/api/session.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Pictogram } from '#web/shared/ui/drawings/pictogram.tsx';
import { setVoiceMode } from '#web/shared/voice/mode.ts';
import styles from './ask.module.css';

const phone = '(pointer: coarse) and (max-width: 767px)';
const never = () => () => undefined;
const onPhone = (): boolean => matchMedia(phone).matches;

/** The other half of those who come: on a phone into worker mode, elsewhere to the choice of a role. */
export function WantWork() {
  const t = useMessages('site');
  const session = useSession();
  const small = useSyncExternalStore(never, onPhone, () => false);
  const spoken = small && !session;
  return (
    <Link
      to={spoken ? paths.voice : paths.roles}
      className={styles.work}
      onClick={() => {
        if (spoken) setVoiceMode(true);
      }}
    >
      <Pictogram name="worker" size={56} />
      <span>
        <b>{t.wantWork}</b>
        <small>{t.wantWorkText}</small>
      </span>
      <Icon name="arrow" size={24} />
    </Link>
  );
}
