import { useState } from 'react';
import { isMoney, type SiteMoney } from '#domain/contracts/site-entry.ts';
import { isMended } from '#domain/contracts/site-lines.ts';
import { date, rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Correct } from './correct.tsx';
import { MoneySheet } from './money-sheet.tsx';
import styles from './site.module.css';
import type { Corrects, Site } from './use-site.ts';

/** What was paid, who wrote it, and whether the receiver says so too. */
export function Money({ site }: { site: Site }) {
  const t = useMessages('site-book');
  const ledger = useMessages('ledger');
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const [corrects, setCorrects] = useState<Corrects<SiteMoney>>();
  const { side, open: may } = site.book;
  const stageName = (no: number | undefined) => site.bill.stages.find((one) => one.no === no)?.name;
  const payments = site.lines.flatMap((line) =>
    !isMended(line.body) && isMoney(line.body) ? [{ ...line, body: line.body }] : [],
  );
  return (
    <section className={styles.part} aria-labelledby="site-payments">
      <div className={styles.head}>
        <h2 id="site-payments">{ledger.money}</h2>
        {may.money && (
          <Button kind="soft" icon="plus" onClick={() => setOpen(true)}>
            {side === 'customer' ? t.iPaid : t.iGot}
          </Button>
        )}
      </div>
      {payments.length === 0 && <p className={styles.small}>{ledger.noMoney}</p>}
      <ul className={styles.rows}>
        {payments.map(({ root, entry, side: writer, body, state, reason }) => (
          <li key={root}>
            <Icon name="wallet" size={24} />
            <div>
              <p className={styles.strong}>
                {ledger.moneyHow(stageName(body.stage) ?? t.sorts[body.sort], ledger.hows[body.how])}
              </p>
              <p className={styles.small}>
                {[
                  date(body.on, language),
                  writer === side ? t.byYou : t.by(site.other),
                  ...(body.to === 'customer' ? [ledger.back] : []),
                ].join(', ')}
              </p>
              <p className={styles.state} data-state={state}>
                {ledger.moneyState[state] + (reason ? `: ${reason}` : '')}
              </p>
              {writer === side && may.money && (
                <Correct site={site} entry={entry} onPress={() => setCorrects({ entry, body })} />
              )}
            </div>
            <b className="num">{rupees(body.amount)}</b>
          </li>
        ))}
      </ul>
      <p className={styles.small}>{ledger.moneyNote}</p>
      {open && <MoneySheet site={site} onClose={() => setOpen(false)} />}
      {corrects && <MoneySheet site={site} corrects={corrects} onClose={() => setCorrects(undefined)} />}
    </section>
  );
}
