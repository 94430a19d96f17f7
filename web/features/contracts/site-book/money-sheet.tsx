import { useState } from 'react';
import { siteMoneySorts } from '#contract/contracts/site-book.calls.ts';
import { siteLengths } from '#contract/contracts/site-lengths.ts';
import { dayRange, isInDayRange } from '#contract/day-range.ts';
import { rupeesOf } from '#contract/written.ts';
import { isMoney, type SiteMoney } from '#domain/contracts/site-entry.ts';
import { moneyWays } from '#domain/ledger/entry.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { takeUnsent } from '#web/shared/work-book/book-outbox.ts';
import { aheadBy } from './money-ahead.ts';
import { Sheet } from './sheet.tsx';
import { useDraft } from './use-draft.ts';
import { type Corrects, type Site, type Unsent, useSay, useWrite } from './use-site.ts';
import { isTooLong, WordsField } from './words-field.tsx';

/** As the fields have it. */
type Typed = Omit<SiteMoney, 'amount' | 'stage' | 'ref' | 'knowing'> &
  Record<'amount' | 'stage' | 'ref', string>;

const most = 100_000_000;
const oneOf = <Value extends string>(values: readonly Value[], value: string): Value | undefined =>
  values.find((one) => one === value);

interface Props {
  site: Site;
  /** What one wrote before, where that was wrong. */
  corrects?: Corrects<SiteMoney> | undefined;
  onClose: () => void;
}

function startOf({ book: { standing } }: Site, today: string, before: SiteMoney | undefined): Typed {
  if (before) {
    const { sort, to, amount, on, how, ref = '', stage = '' } = before;
    return { sort, to, on, how, ref, amount: String(amount), stage: String(stage) };
  }
  return {
    ...{ sort: standing.agreed.due > 0 ? 'stage' : 'advance', to: 'provider', amount: '' },
    ...{ on: today, how: 'cash', ref: '', stage: String(standing.next ?? '') },
  };
}

/** As it is sent. @param knowing the customer knows that it is ahead of the work */
function bodyOf({ stage, ref, ...money }: Typed, amount: number, knowing: boolean): SiteMoney {
  return {
    ...{ ...money, amount },
    ...(ref.trim() && { ref: ref.trim() }),
    ...(knowing && { knowing }),
    ...(money.sort === 'stage' && stage !== '' && { stage: Number(stage) }),
  };
}

/** Writes a payment down; the money itself goes from hand to hand. */
export function MoneySheet({ site, corrects, onClose }: Props) {
  const t = useMessages('site-book');
  const today = useToday();
  const { side } = site.book;
  const before = corrects?.body;
  const draft = useDraft<Typed>(
    `site:${site.contract._id}:${corrects ? `correct:${corrects.entry}` : 'money'}`,
    startOf(site, today, before),
  );
  const keep = useWrite({ site, corrects, draft, onClose });
  const { typed } = draft;
  const [wrong, setWrong] = useState({ amount: false, on: false });
  const [ahead, setAhead] = useState<number>();
  const amount = rupeesOf(typed.amount) ?? 0;
  const write = (knowing: boolean) => keep({ kind: 'money', body: bodyOf(typed, amount, knowing) });
  const save = () => {
    const isAmount = Number.isInteger(amount) && amount >= 1 && amount <= most;
    const found = { amount: !isAmount, on: !isInDayRange(typed.on) || typed.on > today };
    focusFirstWrong(() => setWrong(found));
    if (found.amount || found.on || isTooLong(typed.ref, siteLengths.name)) return;
    const more = amount - (before?.amount ?? 0);
    const over = side === 'customer' && typed.to === 'provider' && more > 0 ? aheadBy(more, site) : 0;
    if (over > 0) setAhead(over);
    else write(false);
  };
  const isPayer = (typed.to === 'provider') === (side === 'customer');
  return (
    <>
      <Sheet
        {...{ draft, onClose }}
        title={corrects ? t.correctTitle : isPayer ? t.iPaid : t.iGot}
        save={corrects ? t.correctSave : t.write}
        onSave={save}
      >
        <MoneyFields {...{ site, typed, wrong, change: draft.change }} isNew={corrects === undefined} />
      </Sheet>
      {ahead !== undefined && (
        <KnowingDialog
          ahead={ahead}
          other={site.other}
          onClose={() => setAhead(undefined)}
          onConfirm={() => write(true)}
        />
      )}
    </>
  );
}

interface FieldsProps {
  site: Site;
  typed: Typed;
  /** No correction: that says of the same side that it was paid. */
  isNew: boolean;
  wrong: { amount: boolean; on: boolean };
  change: (part: Partial<Typed>) => void;
}

function MoneyFields({ site: { bill, names }, typed, isNew, wrong, change }: FieldsProps) {
  const t = useMessages('site-book');
  const ledger = useMessages('ledger');
  const today = useToday();
  return (
    <>
      <Field label={ledger.amount} error={wrong.amount ? t.moneyWrong : undefined}>
        <TextInput
          data-first
          icon="rupee"
          inputMode="numeric"
          autoComplete="off"
          value={typed.amount}
          onChange={({ target }) => change({ amount: target.value })}
        />
      </Field>
      <Chips
        legend={ledger.sort}
        value={typed.sort}
        choices={siteMoneySorts.map((sort) => ({ value: sort, label: t.sorts[sort] }))}
        onChange={(value) => change({ sort: oneOf(siteMoneySorts, value) ?? typed.sort })}
      />
      {typed.sort === 'stage' && <StageChips bill={bill} typed={typed} change={change} />}
      {isNew && (
        <Chips
          legend={ledger.to}
          value={typed.to}
          choices={(['provider', 'customer'] as const).map((to) => ({ value: to, label: names[to] }))}
          onChange={(value) => change({ to: value === 'customer' ? 'customer' : 'provider' })}
        />
      )}
      <Chips
        legend={ledger.how}
        value={typed.how}
        choices={moneyWays.map((how) => ({ value: how, label: ledger.hows[how] }))}
        onChange={(value) => change({ how: oneOf(moneyWays, value) ?? typed.how })}
      />
      <Field label={ledger.on} error={wrong.on ? ledger.dateWrong : undefined}>
        <TextInput
          type="date"
          min={dayRange().min}
          max={today}
          value={typed.on}
          onChange={({ target }) => change({ on: target.value })}
        />
      </Field>
      <WordsField
        {...{ label: ledger.ref, value: typed.ref, most: siteLengths.name }}
        onChange={(ref) => change({ ref })}
      />
    </>
  );
}

function StageChips({ bill, typed, change }: Pick<Site, 'bill'> & Pick<FieldsProps, 'typed' | 'change'>) {
  const t = useMessages('site-book');
  return (
    <Chips
      legend={t.forStage}
      value={typed.stage}
      choices={bill.stages.map(({ no, name }) => ({ value: String(no), label: name }))}
      onChange={(stage) => change({ stage })}
    />
  );
}

interface KnowingProps {
  /** What of it is for work that does not stand yet. */
  ahead: number;
  other: string;
  onClose: () => void;
  onConfirm: () => void;
}

/** The second question before the customer pays ahead of the work: it names the rupees and what may come of it. */
function KnowingDialog({ ahead, other, onClose, onConfirm }: KnowingProps) {
  const t = useMessages('site-book');
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      onConfirm={onConfirm}
      title={t.aheadTitle(rupees(ahead))}
      confirmLabel={t.aheadYes}
      cancelLabel={t.aheadNo}
    >
      {t.aheadText(rupees(ahead), other)}
    </ConfirmDialog>
  );
}

/** A payment, new or corrected, that the server held back: it goes once the customer says that they know. */
export function AskedAgain({ site, entry }: { site: Site; entry: Unsent }) {
  const t = useMessages('ledger');
  const say = useSay(site);
  const [open, setOpen] = useState(false);
  const { kind, body, clientId } = entry;
  const money = kind === 'correct' ? body.body : body;
  if (!('amount' in money) || !isMoney(money)) return null;
  const known = { ...money, knowing: true };
  const confirm = () => {
    const isSaid =
      kind === 'correct'
        ? say({ kind, body: { ...body, body: known } })
        : say({ kind: 'money', body: known });
    if (isSaid) takeUnsent([clientId]);
  };
  return (
    <>
      <Button kind="soft" size="sm" onClick={() => setOpen(true)}>
        {t.sendAgain}
      </Button>
      {open && (
        <KnowingDialog
          ahead={aheadBy(money.amount, site) || money.amount}
          other={site.other}
          onClose={() => setOpen(false)}
          onConfirm={confirm}
        />
      )}
    </>
  );
}
