import { useState } from 'react';
import {
  type EndingBody,
  endingReasons,
  type WorkContract,
} from '#contract/contracts/work-contracts.calls.ts';
import { rupeesOf } from '#contract/written.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { PageHead } from '#web/shared/ui/card.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { TextArea, TextInput } from '#web/shared/ui/text-inputs.tsx';
import { useTyped } from '../../quotes/typed/use-typed.ts';
import { draftOf, useWrite } from './use-write.ts';
import styles from './write.module.css';
import { WriteDock } from './write-dock.tsx';

const mostRupees = 100_000_000;

/** Who pays what, as typed; null where it cannot be read, undefined where nobody pays. */
function paysOf(from: string | undefined, typed: string | undefined): EndingBody['pays'] | null {
  if (from !== 'customer' && from !== 'provider') return undefined;
  const rupees = rupeesOf(typed ?? '');
  return rupees === undefined || rupees < 1 || rupees > mostRupees ? null : { from, rupees };
}

/** An ending: why, in its author's words, and which side still pays the other. */
export function EndingForm({ contract }: { contract: WorkContract }) {
  const t = useMessages('papers');
  const { typed, type } = useTyped(draftOf(contract._id, 'ending'), { reason: '', text: '', from: 'none' });
  const [asked, setAsked] = useState(false);
  const { send, busy, problem } = useWrite(contract._id);
  const reason = endingReasons.find((one) => one === typed.reason);
  const text = typed.text?.trim() ?? '';
  const pays = paysOf(typed.from, typed.rupees);
  const isWrong = !reason || text === '' || pays === null;
  const write = () => {
    setAsked(true);
    if (!reason || text === '' || pays === null) return;
    send({ kind: 'ending', body: { reason, text, ...(pays && { pays }) } });
  };
  return (
    <>
      <PageHead title={t.endingTitle} lead={t.endingLead} />
      <div className={styles.form}>
        <Chips
          legend={t.endingReason}
          choices={endingReasons.map((value) => ({ value, label: t.endingReasons[value] }))}
          value={typed.reason ?? ''}
          onChange={(value) => type('reason', value)}
          error={asked && !reason ? t.wrong.reason : undefined}
        />
        <Field
          label={t.endingText}
          hint={t.endingTextHint}
          error={asked && text === '' ? t.wrong.text : undefined}
        >
          <TextArea rows={4} value={typed.text} onChange={({ target }) => type('text', target.value)} />
        </Field>
        <Chips
          legend={t.whoPays}
          choices={(['none', 'customer', 'provider'] as const).map((value) => ({
            value,
            label: t.payers[value],
          }))}
          value={typed.from ?? 'none'}
          onChange={(value) => type('from', value)}
        />
        {pays !== undefined && (
          <Field
            label={t.paysSum}
            error={asked && pays === null ? t.wrong.rupees : undefined}
            className={styles.short}
          >
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              value={typed.rupees ?? ''}
              onChange={({ target }) => type('rupees', target.value)}
            />
          </Field>
        )}
        <WriteDock
          action={t.saveEnding}
          busy={busy}
          problem={problem ?? (asked && isWrong ? t.wrong.above : undefined)}
          onPress={write}
        />
      </div>
    </>
  );
}
