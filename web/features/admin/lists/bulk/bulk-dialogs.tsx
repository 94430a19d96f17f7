import { useState } from 'react';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { TextArea } from '#web/shared/ui/text-inputs.tsx';
import styles from './bulk.module.css';
import type { Bulk } from './use-bulk.ts';

interface Props {
  bulk: Bulk;
  onClose: () => void;
}

/** The names, with what shows who they are: what an admin puts their name to. */
function Names({ bulk: { chosen, step } }: { bulk: Bulk }) {
  const { bulk: t } = useMessages('admin');
  return (
    <>
      <ol className={styles.names}>
        {chosen.map(({ id, name, kind, shows }) => (
          <li key={id}>
            <b>{name}</b>
            {kind !== 'product' && <span className="muted"> {shows ?? t.nothingShows}</span>}
          </li>
        ))}
      </ol>
      <p role="status">{step !== undefined && t.at(count(step), count(chosen.length))}</p>
    </>
  );
}

export function BulkVerify({ bulk, onClose }: Props) {
  const t = useMessages('admin');
  const shell = useMessages('shell');
  return (
    <LineConfirm
      open
      onClose={onClose}
      onConfirm={() => void bulk.run('verify').then(onClose)}
      title={t.bulk.verifyTitle(count(bulk.chosen.length))}
      confirmLabel={t.verify}
      cancelLabel={shell.cancel}
      closeLabel={shell.close}
      busy={bulk.step !== undefined}
    >
      <p className="muted">{t.bulk.verifyText}</p>
      <Names bulk={bulk} />
    </LineConfirm>
  );
}

export function BulkSendBack({ bulk, onClose }: Props) {
  const t = useMessages('admin');
  const shell = useMessages('shell');
  const sentence = useProblemSentence();
  const [reason, setReason] = useState('');
  const [short, setShort] = useState(false);
  const confirm = () => {
    const tooShort = reason.trim().length < 3;
    setShort(tooShort);
    if (!tooShort) void bulk.run('sendBack', reason).then(onClose);
  };
  return (
    <LineConfirm
      open
      onClose={onClose}
      onConfirm={confirm}
      title={t.bulk.sendBackTitle(count(bulk.chosen.length))}
      confirmLabel={t.sendBack}
      cancelLabel={shell.cancel}
      closeLabel={shell.close}
      busy={bulk.step !== undefined}
    >
      <p className="muted">{t.bulk.sendBackText}</p>
      <Field label={t.reason} hint={t.reasonHint} error={short && sentence('reason-missing')}>
        <TextArea data-first value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <Names bulk={bulk} />
    </LineConfirm>
  );
}
