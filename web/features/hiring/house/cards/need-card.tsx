import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { requestFor } from '../needs/needs.ts';
import { totalOf } from '../needs/total.ts';
import { Candidates } from './candidates.tsx';
import styles from './cards.module.css';
import { useDays, useNeedName } from './need-name.ts';
import type { NeedProps } from './need-props.ts';

/** One kind of work: how much of it, who does it near here, and what the chosen ones cost. */
export function NeedCard({ need, found, chosen, asked, from, pin, onChoose }: NeedProps) {
  const t = useMessages('house');
  const name = useNeedName()(need);
  const days = useDays()(need);
  const { byJob } = totalOf(need, chosen);
  return (
    <Card as="li" className={styles.need}>
      <div className={styles.needHead}>
        <h4>{name}</h4>
        <p>{need.days === null ? days : `${days}, ${t.atOnce(need.people)}`}</p>
        {byJob > 0 && <p className={styles.needSum}>{rupees(Math.round(byJob))}</p>}
      </div>
      <Link
        to={paths.hire}
        search={requestFor(need, { from, pin })}
        className={buttonClass({ kind: 'line', size: 'sm', className: styles.fill })}
        aria-label={t.fillRequestOf(name)}
      >
        {t.fillRequest}
      </Link>
      {found && <Candidates found={found} chosen={chosen} asked={asked} from={from} onChoose={onChoose} />}
    </Card>
  );
}
