import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Card } from '#contract/evidence/cards.calls.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { PageHead } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { OutsideDays } from '../outside/outside-days.tsx';
import styles from './card.module.css';
import { CardFace } from './card-face.tsx';
import { ownCard } from './card-queries.ts';
import { CardTools } from './card-tools.tsx';
import { MakeCard } from './make-card.tsx';
import { TakeBack } from './take-back.tsx';

/** One's days of work on a card that others can check without asking who it is of (docs/rules.md#evidence-20). */
export function WorkCardPage() {
  const t = useMessages('card');
  useTitle(t.title);
  const { data, isError, isFetching, refetch } = useQuery(ownCard);
  const back = (
    <Link to={paths.hajriStatement} className={buttonClass({ kind: 'quiet', size: 'sm' })}>
      <Icon name="back" size={22} />
      {t.back}
    </Link>
  );
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={t.title} lead={t.lead} back={back} />
      {data === undefined ? (
        isError ? (
          <ErrorState
            title={t.failed}
            retryLabel={t.retry}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton label={t.loading} kind="row" count={3} />
        )
      ) : (
        <div className={styles.halves}>
          <div className={styles.half}>{data ? <Shown card={data} /> : <MakeCard />}</div>
          <div className={styles.half}>
            <OutsideDays />
          </div>
        </div>
      )}
    </div>
  );
}

function Shown({ card }: { card: Card }) {
  const t = useMessages('card');
  const [again, setAgain] = useState(false);
  return (
    <>
      <CardFace card={card} />
      <CardTools card={card} />
      {again ? (
        <MakeCard key={card.idx} onMade={() => setAgain(false)} />
      ) : (
        <div className={styles.again}>
          <Button kind="soft" icon="refresh" block onClick={() => setAgain(true)}>
            {t.again}
          </Button>
          <p className={styles.soft}>{t.againHint}</p>
        </div>
      )}
      <TakeBack card={card} />
    </>
  );
}
