import { paths } from '#contract/paths.ts';
import { profileLink } from '#web/shared/browser/navigation-state.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Face } from '#web/shared/ui/face.tsx';
import { iconButtonClass } from '#web/shared/ui/icon-button.tsx';
import type { Candidate } from '../needs/candidate.ts';
import { Facts } from './candidate-facts.tsx';
import styles from './cards.module.css';

function ListingLink({ candidate }: { candidate: Candidate }) {
  const { id, userId, of, name } = candidate;
  if (of === 'product')
    return (
      <Link to={paths.product} search={{ id }} state={{ id, product: { _id: id } }}>
        {name}
      </Link>
    );
  return (
    <Link to={paths.profile} {...profileLink({ id, userId, kind: of })}>
      {name}
    </Link>
  );
}

interface RowProps {
  candidate: Candidate;
  chosen: boolean;
  asked: boolean;
  /** The first day of work. */
  from: string;
  onChoose: (chosen: boolean) => void;
}

/** One listing: to choose, to look at, to write to. */
export function CandidateRow({ candidate, chosen, asked, from, onChoose }: RowProps) {
  const t = useMessages('house');
  const { name, owner, userId, price } = candidate;
  return (
    <li className={styles.candidate}>
      <input
        type="checkbox"
        aria-label={t.choose(name)}
        checked={chosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <Face src={candidate.picture} name={name} width={48} loading="lazy" className={styles.face} />
      <div className={styles.who}>
        <ListingLink candidate={candidate} />
        <p>
          <Facts candidate={candidate} from={from} />
          {asked && <b className={styles.asked}>{t.asked}</b>}
        </p>
      </div>
      <p className={styles.price}>
        {price !== null && (
          <>
            <b>{rupees(price)}</b> <small>{t.perDay}</small>
          </>
        )}
      </p>
      <Link
        to={paths.chat}
        state={{ userId }}
        className={iconButtonClass}
        aria-label={t.messageTo(owner ?? name)}
      >
        <Icon name="chat" />
      </Link>
    </li>
  );
}
