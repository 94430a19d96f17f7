import { Suspense } from 'react';
import type { ChangedPlan } from '#domain/house/changes/changed-plan.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import styles from './changes.module.css';

type Props = Pick<ChangedPlan, 'byHand'>;

function Said({ byHand: { changes, isWhole } }: Props) {
  const t = useMessages('changes');
  const said = [...(changes.length > 0 ? [t.byHand(changes.length)] : []), ...(isWhole ? [] : [t.leftOut])];
  return (
    <div>
      {said.map((text) => (
        <p key={text} className={styles.said}>
          <Icon name="pencil" size={20} />
          <span>{text}</span>
        </p>
      ))}
    </div>
  );
}

/** That a plan was changed by hand, and whether all that its address tells has fitted. */
export const ChangesNote = (props: Props) => (
  <Suspense>
    <Said {...props} />
  </Suspense>
);
