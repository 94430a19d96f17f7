import { useState } from 'react';
import { count, rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { useAmounts } from '../rate-text.ts';
import { CellWords } from './cell-words.tsx';
import styles from './comparison.module.css';
import type { Compared } from './comparison-query.ts';
import { type ComparedLine, type ComparedStage, cellOf, hasMark, stagesOf } from './effects.ts';

type Quotes = Compared['comparison']['quotes'];

/** Every line, a column a quote; stages are folded until they are pressed. */
export function LinesTable(compared: Compared) {
  const t = useMessages('compare');
  const { quotes } = compared.comparison;
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="sr">{t.lines}</caption>
        <thead>
          <tr>
            <th scope="col">{t.line}</th>
            <th scope="col">{t.usual}</th>
            {quotes.map(({ _id, listingName }) => (
              <th key={_id} scope="col">
                {listingName}
              </th>
            ))}
          </tr>
        </thead>
        {stagesOf(compared).map((stage, place) => (
          <StageRows key={stage.no} stage={stage} quotes={quotes} first={place === 0} />
        ))}
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t.equalTotal}
            </th>
            {quotes.map(({ _id, equal }) => (
              <td key={_id}>
                <b>{equal === null ? '–' : rupees(equal)}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function StageRows({ stage, quotes, first }: { stage: ComparedStage; quotes: Quotes; first: boolean }) {
  const t = useMessages('compare');
  const [open, setOpen] = useState(first);
  return (
    <tbody>
      <tr className={styles.stage}>
        <th scope="row" colSpan={2}>
          <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            <Icon name="down" size={20} />
            <span>
              {stage.name} <small>{t.linesIn(stage.lines.length, count(stage.lines.length))}</small>
            </span>
          </button>
        </th>
        {quotes.map(({ _id, stages }) => (
          <td key={_id}>
            <span className={styles.sum}>
              {hasMark(stage, _id) && <Icon name="warn" size={20} />}
              <b>{rupees(stages.find(({ no }) => no === stage.no)?.amount ?? 0)}</b>
            </span>
          </td>
        ))}
      </tr>
      {(open ? stage.lines : []).map((line) => (
        <LineRow key={line.no} line={line} quotes={quotes} />
      ))}
    </tbody>
  );
}

function LineRow({ line, quotes }: { line: ComparedLine; quotes: Quotes }) {
  const t = useMessages('compare');
  const amounts = useAmounts('feet');
  const reference = line.compared?.reference;
  return (
    <tr>
      <th scope="row">
        {line.name} <small>{amounts.quantity(line.quantity, line.unit)}</small>
      </th>
      <td>
        {reference
          ? t.range(amounts.roughRate(reference.low, line.unit), amounts.roughRate(reference.high, line.unit))
          : t.notKnown}
      </td>
      {quotes.map(({ _id }) => {
        const cell = cellOf(line, _id);
        return (
          <td key={_id} data-mark={cell?.mark ?? undefined}>
            <CellWords line={line} cell={cell} />
          </td>
        );
      })}
    </tr>
  );
}

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
