import { useState } from 'react';
import { gives } from '#contract/contracts/tenders.calls.ts';
import type { PricedBill, WorkContract } from '#contract/contracts/work-contracts.calls.ts';
import { dayRange } from '#contract/day-range.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { PageHead } from '#web/shared/ui/card.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { FieldGroup } from '#web/shared/ui/field-group.tsx';
import { EmptyState } from '#web/shared/ui/states.tsx';
import { TextArea, TextInput } from '#web/shared/ui/text-inputs.tsx';
import { StageFold } from '../../lines/stage-fold.tsx';
import { useTyped } from '../../quotes/typed/use-typed.ts';
import { rateText } from '../../rate-text.ts';
import { type Agreement, agreementOf, mayWrite, type PaperKind } from '../contract-facts.ts';
import { useRateText } from '../money.ts';
import { ToContract } from '../read/paper-read.tsx';
import read from '../read/read.module.css';
import { ChangeForm } from './change-form.tsx';
import { EndingForm } from './ending-form.tsx';
import { HandoverForm } from './handover-form.tsx';
import { type Fault, readAgreement, startOf, type Typed } from './typed-agreement.ts';
import { draftOf, useWrite } from './use-write.ts';
import styles from './write.module.css';
import { NewTotal, WriteDock } from './write-dock.tsx';

interface Props {
  contract: WorkContract;
  agreement: Agreement;
}

const whole = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** Another text of an agreement that nobody is bound by yet: rates, money and days. */
function AgreementForm({ contract, agreement }: Props) {
  const t = useMessages('papers');
  const { typed, type } = useTyped(draftOf(contract._id, 'agreement'), startOf(agreement));
  const [asked, setAsked] = useState(false);
  const { send, busy, problem } = useWrite(contract._id);
  const { body, faults } = readAgreement(typed, agreement);
  const isWrong = Object.keys(faults).length > 0;
  const write = () => {
    setAsked(true);
    if (!isWrong) send({ kind: 'agreement', body });
  };
  const words = (field: string) => {
    const fault: Fault | undefined = faults[field];
    return fault && t.wrong[fault];
  };
  const form = { typed, type, words, old: agreement.body.bill };
  return (
    <>
      <PageHead title={t.otherTitle} lead={t.otherLead} />
      <div className={styles.form}>
        <Rates {...form} bill={body.bill} />
        <Ahead {...form} bill={body.bill} />
        <Terms {...form} />
        <WriteDock
          action={t.save}
          busy={busy}
          problem={problem ?? (asked && isWrong ? t.wrong.above : undefined)}
          onPress={write}
        >
          <NewTotal now={body.bill.total} before={agreement.body.bill.total} />
        </WriteDock>
      </div>
    </>
  );
}

interface FormProps {
  typed: Typed;
  type: (field: string, text: string) => void;
  /** What is wrong with a field. */
  words: (field: string) => string | undefined;
  /** The bill of the text before. */
  old: PricedBill;
}

function Rates({ typed, type, words, old, bill }: FormProps & { bill: PricedBill }) {
  const t = useMessages('papers');
  const { units } = useMessages('bill');
  const rate = useRateText();
  return (
    <section className={styles.part}>
      <h2>{t.rates}</h2>
      {bill.stages.map((stage) => {
        const those = bill.lines.filter((line) => line.stage === stage.no);
        return (
          <StageFold
            key={stage.no}
            stage={stage}
            lines={those}
            open={bill.stages.length < 3}
            sum={<span>{rupees(stage.amount)}</span>}
          >
            <div className={styles.fields}>
              {those.map((line) => {
                const field = `rate ${line.no}`;
                const before = old.lines.find(({ no }) => no === line.no)?.rate ?? line.rate;
                const was = before === line.rate ? '' : t.rateWas(rateText(before));
                return (
                  <Field
                    key={line.no}
                    label={t.rateOf(line.name, units[line.unit])}
                    hint={[rate(line).site, was].filter(Boolean).join(', ')}
                    error={words(field)}
                  >
                    <TextInput
                      inputMode="decimal"
                      autoComplete="off"
                      value={typed[field] ?? ''}
                      onChange={({ target }) => type(field, target.value)}
                    />
                  </Field>
                );
              })}
            </div>
          </StageFold>
        );
      })}
    </section>
  );
}

function Ahead({ typed, type, words, bill }: FormProps & { bill: PricedBill }) {
  const t = useMessages('papers');
  return (
    <FieldGroup legend={t.ahead} className={styles.pair}>
      {bill.stages.map(({ no, name, amount }) => (
        <Field
          key={no}
          label={t.aheadField(name)}
          hint={t.aheadMost(rupees(amount))}
          error={words(`ahead ${no}`)}
        >
          <TextInput
            {...whole}
            value={typed[`ahead ${no}`] ?? ''}
            onChange={({ target }) => type(`ahead ${no}`, target.value)}
          />
        </Field>
      ))}
    </FieldGroup>
  );
}

function Terms({ typed, type, words }: FormProps) {
  const t = useMessages('papers');
  const field = (name: string) => ({
    value: typed[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => type(name, target.value),
  });
  return (
    <section className={styles.part}>
      <h2>{t.terms}</h2>
      <Chips
        legend={t.pay}
        choices={(['fixed', 'measured'] as const).map((value) => ({ value, label: t.pays[value] }))}
        value={typed.pay ?? ''}
        onChange={(value) => type('pay', value)}
      />
      <div className={styles.pair}>
        <Field label={t.retentionField} error={words('retention')}>
          <TextInput {...whole} {...field('retention')} />
        </Field>
        <Field label={t.defectsField} error={words('defects')}>
          <TextInput {...whole} {...field('defects')} />
        </Field>
        <Field label={t.from} error={words('from')}>
          <TextInput type="date" max={dayRange().max} {...field('from')} />
        </Field>
        <Field label={t.days} error={words('days')}>
          <TextInput {...whole} {...field('days')} />
        </Field>
      </div>
      <h3>{t.gives}</h3>
      <div className={styles.pair}>
        {gives.map((what) => (
          <Chips
            key={what}
            legend={t.givesNames[what]}
            choices={[
              { value: 'customer', label: t.sides.customer },
              { value: 'provider', label: t.sides.provider },
              { value: '', label: t.givesOpen },
            ]}
            value={typed[what] ?? ''}
            onChange={(value) => type(what, value)}
          />
        ))}
      </div>
      <Field label={t.excluded} hint={t.excludedHint}>
        <TextArea rows={2} {...field('excluded')} />
      </Field>
      <Field label={t.termsField} hint={t.termsHint}>
        <TextArea rows={4} {...field('terms')} />
      </Field>
    </section>
  );
}

/** A paper while it is written. */
export function PaperWrite({ contract, kind }: { contract: WorkContract; kind: PaperKind }) {
  const t = useMessages('papers');
  useTitle(`${t.kinds[kind]}, ${contract.name}`);
  return (
    <div className={read.page}>
      <ToContract id={contract._id} />
      <Form contract={contract} kind={kind} />
    </div>
  );
}

function Form({ contract, kind }: { contract: WorkContract; kind: PaperKind }) {
  const t = useMessages('papers');
  const agreement = agreementOf(contract);
  const { bill } = contract;
  if (mayWrite(contract, kind)) {
    if (kind === 'agreement' && agreement) return <AgreementForm contract={contract} agreement={agreement} />;
    // Another version is another change.
    if (kind === 'change' && bill) return <ChangeForm key={bill.version} contract={contract} bill={bill} />;
    if (kind === 'handover') return <HandoverForm contract={contract} />;
    if (kind === 'ending') return <EndingForm contract={contract} />;
  }
  return (
    <>
      <h1 className="sr">{t.kinds[kind]}</h1>
      <EmptyState title={t.statuses[contract.status]}>{t.notNow}</EmptyState>
    </>
  );
}
