import { useSyncExternalStore } from 'react';
import { formPath } from '#contract/marketplace/kinds.ts';
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

const pictures = {
  groupWorker: 'crew',
  contractor: 'contractor',
  engineer: 'engineer',
  provider: 'tools',
} as const;

/**
 * The other half of those who come: on a phone into worker mode, elsewhere to the choice of a role.
 * @param as what their sentence offers, where that is more than their own work: to its form
 */
export function WantWork({ as }: { as?: keyof typeof pictures | undefined }) {
  const t = useMessages('site');
  const session = useSession();
  const small = useSyncExternalStore(never, onPhone, () => false);
  const spoken = small && !session && as === undefined;
  const offer = as && t.offers[as];
  return (
    <Link
      to={spoken ? paths.voice : as ? formPath(as) : paths.roles}
      className={styles.work}
      onClick={() => {
        if (spoken) setVoiceMode(true);
      }}
    >
      <Pictogram name={as ? pictures[as] : 'worker'} size={56} />
      <span>
        <b>{offer ? offer.title : t.wantWork}</b>
        <small>{offer ? offer.text : t.wantWorkText}</small>
      </span>
      <Icon name="arrow" size={24} />
    </Link>
  );
}
