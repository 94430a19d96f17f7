import { useState } from 'react';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { useAmounts } from '../rate-text.ts';
import { CellWords } from './cell-words.tsx';
import styles from './comparison.module.css';
import type { Compared } from './comparison-query.ts';
import { type ComparedLine, cellOf, hasMark, stagesOf } from './effects.ts';

/** On a phone: one quote beside the middle of all. */
export function OneQuote(compared: Compared) {
  const t = useMessages('compare');
  const { quotes } = compared.comparison;
  const [chosen, setChosen] = useState(quotes[0]?._id);
  const quote = quotes.find(({ _id }) => _id === chosen) ?? quotes[0];
  if (!quote) return null;
  return (
    <>
      {quotes.length > 1 && (
        <Chips
          legend={t.whichQuote}
          value={quote._id}
          choices={quotes.map(({ _id, listingName }) => ({ value: _id, label: listingName }))}
          onChange={setChosen}
        />
      )}
      {stagesOf(compared).map((stage, place) => (
        <details key={stage.no} className={styles.fold} open={place === 0}>
          <summary>
            <b>{stage.name}</b>
            <span>
              {hasMark(stage, quote._id) && <Icon name="warn" size={20} />}
              <b>{rupees(quote.stages.find(({ no }) => no === stage.no)?.amount ?? 0)}</b>
            </span>
            <Icon name="down" size={22} />
          </summary>
          <ul>
            {stage.lines.map((line) => (
              <Line key={line.no} line={line} quoteId={quote._id} />
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

function Line({ line, quoteId }: { line: ComparedLine; quoteId: string }) {
  const t = useMessages('compare');
  const amounts = useAmounts('feet');
  const cell = cellOf(line, quoteId);
  const { median, reference } = line.compared ?? {};
  const rate = (amount: number) => amounts.roughRate(amount, line.unit);
  return (
    <li data-mark={cell?.mark ?? undefined}>
      <div>
        <b>{line.name}</b>
        <small>{amounts.quantity(line.quantity, line.unit)}</small>
        {typeof median === 'number' && <small>{t.middle(rate(median))}</small>}
        {reference && <small>{t.usually(rate(reference.low), rate(reference.high))}</small>}
      </div>
      <CellWords line={line} cell={cell} />
    </li>
  );
}
