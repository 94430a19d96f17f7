import { useState } from 'react';
import { type DeliveryBody, isDelivery } from '#domain/contracts/site-entry.ts';
import { isMended } from '#domain/contracts/site-lines.ts';
import { count, date } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Correct } from './correct.tsx';
import { DeliverySheet } from './delivery-sheet.tsx';
import { nameIn } from './materials.ts';
import styles from './site.module.css';
import { useAmountOf } from './site-words.ts';
import type { Corrects, Site } from './use-site.ts';

/** What came to the site against what the agreed work takes. */
export function Material({ site }: { site: Site }) {
  const t = useMessages('site-book');
  const [open, setOpen] = useState(false);
  const { materials } = site.book.standing;
  return (
    <section className={styles.part} aria-labelledby="site-material">
      <div className={styles.head}>
        <h2 id="site-material">{t.materialTitle}</h2>
        {site.book.open.work && (
          <Button kind="soft" icon="plus" onClick={() => setOpen(true)}>
            {t.materialCame}
          </Button>
        )}
      </div>
      {materials.length === 0 && <p className={styles.small}>{t.noMaterial}</p>}
      <ul className={styles.rows}>
        {materials.map((one) => (
          <Row key={`${one.material} ${one.unit}`} site={site} material={one} />
        ))}
      </ul>
      <Deliveries site={site} />
      {open && <DeliverySheet site={site} onClose={() => setOpen(false)} />}
    </section>
  );
}

function Row({
  site,
  material: one,
}: {
  site: Site;
  material: Site['book']['standing']['materials'][number];
}) {
  const t = useMessages('site-book');
  const amountOf = useAmountOf();
  const { material, unit, delivered, claimed, needed, more, less } = one;
  const next = site.bill.stages.find(({ no }) => no === site.book.standing.next)?.name;
  return (
    <li>
      <Icon name="brick" size={24} />
      <div>
        <p className={styles.strong}>{nameIn(t.materials, material)}</p>
        <p className={styles.small}>
          {t.delivered(amountOf(delivered, unit)) +
            (needed === null ? '' : `, ${t.needed(amountOf(needed, unit))}`)}
        </p>
        {claimed !== delivered && <p className={styles.small}>{t.notYetAgreed(amountOf(claimed, unit))}</p>}
        {more > 0 && (
          <p className={styles.warning}>
            {next ? t.moreThanNext(amountOf(more, unit), next) : t.moreThan(amountOf(more, unit))}
          </p>
        )}
        {less > 0 && <p className={styles.warning}>{t.lessThan(amountOf(less, unit))}</p>}
      </div>
    </li>
  );
}

/** Each lorry by itself, folded. */
function Deliveries({ site }: { site: Site }) {
  const t = useMessages('site-book');
  const { moneyState } = useMessages('ledger');
  const language = useLanguage();
  const amountOf = useAmountOf();
  const [corrects, setCorrects] = useState<Corrects<DeliveryBody>>();
  const { side, open: may } = site.book;
  const all = site.lines.flatMap((line) =>
    !isMended(line.body) && isDelivery(line.body) ? [{ ...line, body: line.body }] : [],
  );
  if (all.length === 0) return null;
  return (
    <details className={styles.fold}>
      <summary>{t.deliveries(all.length, count(all.length))}</summary>
      <ul className={styles.rows}>
        {all.toReversed().map(({ root, entry, side: writer, body, state, reason }) => (
          <li key={root}>
            <Icon name={body.back ? 'back' : 'truck'} size={24} />
            <div>
              <p className={styles.strong}>
                {[
                  nameIn(t.materials, body.material),
                  amountOf(body.quantity, body.unit),
                  ...(body.back ? [t.wentBack] : []),
                ].join(', ')}
              </p>
              <p className={styles.small}>
                {[date(body.on, language), body.from, body.challan && t.challanNo(body.challan)]
                  .filter(Boolean)
                  .join(', ')}
              </p>
              <p className={styles.state} data-state={state}>
                {moneyState[state] + (reason ? `: ${reason}` : '')}
              </p>
              {writer === side && may.work && (
                <Correct site={site} entry={entry} onPress={() => setCorrects({ entry, body })} />
              )}
            </div>
          </li>
        ))}
      </ul>
      {corrects && <DeliverySheet site={site} corrects={corrects} onClose={() => setCorrects(undefined)} />}
    </details>
  );
}
