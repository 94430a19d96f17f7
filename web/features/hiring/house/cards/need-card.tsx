import { rupees } from '#web/shared/i18n/format.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { totalOf } from '../needs/total.ts';
import { Candidates } from './candidates.tsx';
import styles from './cards.module.css';
import { useDays, useNeedName } from './need-name.ts';
import type { NeedProps } from './need-props.ts';

/** One kind of work: how much of it, who does it near here, and what the chosen ones cost. */
export function NeedCard({ need, found, chosen, asked, from, onChoose }: NeedProps) {
  const name = useNeedName()(need);
  const days = useDays()(need);
  const { byJob } = totalOf(need, chosen);
  return (
    <Card as="li" className={styles.need}>
      <div className={styles.needHead}>
        <h4>{name}</h4>
        <p>{days}</p>
        {byJob > 0 && <p className={styles.needSum}>{rupees(Math.round(byJob))}</p>}
      </div>
      {found && <Candidates found={found} chosen={chosen} asked={asked} from={from} onChoose={onChoose} />}
    </Card>
  );
}
