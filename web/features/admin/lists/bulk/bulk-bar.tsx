import { useState } from 'react';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import styles from './bulk.module.css';
import { BulkSendBack, BulkVerify } from './bulk-dialogs.tsx';
import { type Bulk, type BulkAct, type Chosen, mostAtOnce } from './use-bulk.ts';

/** Over the list: how many are chosen, what can be done with them, and what became of it. */
export function BulkBar({ bulk, open }: { bulk: Bulk; open: Chosen[] }) {
  const { bulk: t, sendBack } = useMessages('admin');
  const [asking, setAsking] = useState<BulkAct>();
  const { chosen } = bulk;
  const close = () => setAsking(undefined);
  if (open.length === 0 && chosen.length === 0) return <Ended bulk={bulk} />;
  return (
    <div className={styles.bar}>
      {chosen.length === 0 ? (
        <Button kind="quiet" size="sm" onClick={() => bulk.chooseAll(open)}>
          {t.chooseTen}
        </Button>
      ) : (
        <>
          <p role="status">
            <b>{t.chosen(count(chosen.length))}</b>
            {chosen.length >= mostAtOnce && <span className="muted"> {t.most}</span>}
          </p>
          <Button size="sm" onClick={() => setAsking('verify')}>
            {t.verify(count(chosen.length))}
          </Button>
          <Button kind="line" size="sm" onClick={() => setAsking('sendBack')}>
            {sendBack}
          </Button>
          <Button kind="quiet" size="sm" onClick={() => bulk.chooseAll([])}>
            {t.clear}
          </Button>
        </>
      )}
      <Ended bulk={bulk} />
      {asking === 'verify' && <BulkVerify bulk={bulk} onClose={close} />}
      {asking === 'sendBack' && <BulkSendBack bulk={bulk} onClose={close} />}
    </div>
  );
}

/** Each that was refused by its name, with the reason. */
function Ended({ bulk: { ended } }: { bulk: Bulk }) {
  const { bulk: t } = useMessages('admin');
  const explain = useExplain();
  if (!ended) return null;
  const done = count(ended.done.length);
  return (
    <div role="status" className={styles.ended}>
      {ended.done.length > 0 && <p>{ended.act === 'verify' ? t.verified(done) : t.sentBack(done)}</p>}
      {ended.refused.length > 0 && (
        <>
          <p>{t.refused}</p>
          <ul>
            {ended.refused.map(({ record, error }) => (
              <li key={record.id}>
                <b>{record.name}</b>: {explain(error)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
