import type { TenderShort } from '#contract/contracts/tenders.calls.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { siteHour } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { linkCard } from '#web/shared/ui/card.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { ListLost } from '../list-lost.tsx';
import styles from './tender-list.module.css';
import { useTenderNews, useTenders } from './tender-queries.ts';

/** In My work: the bills for which one asked, with the way to a new one; or those that wait for one's price. */
export function TenderList({ as }: { as: 'mine' | 'forMe' }) {
  const t = useMessages('tenders');
  const list = useTenders(as);
  const { items, hasMore, more, loadingMore, cards } = list;
  useTenderNews();
  const isLost = list.status === 'failed';
  if (as === 'forMe' && items.length === 0 && !isLost) return null;
  return (
    <section className={styles.list} aria-label={t[as]}>
      <h2>{t[as]}</h2>
      {isLost && <ListLost list={list} failed={t.listFailed} />}
      {items.length > 0 && (
        <ul ref={cards}>
          {items.map((tender) => (
            <Row key={tender._id} tender={tender} as={as} />
          ))}
        </ul>
      )}
      {hasMore && (
        <Button kind="line" loading={loadingMore} onClick={more}>
          {t.listMore}
        </Button>
      )}
      {as === 'mine' && (
        <Link to={paths.bill} className={buttonClass({ kind: 'soft', className: styles.new })}>
          <Icon name="ruler" size={22} />
          {items.length > 0 || isLost ? t.newBill : t.entry}
        </Link>
      )}
    </section>
  );
}

function Row({ tender, as }: { tender: TenderShort; as: 'mine' | 'forMe' }) {
  const t = useMessages('tenders');
  const language = useLanguage();
  const placeName = usePlaceNames();
  const { _id: id, name, status, place, customerName, opensAt, asked, sealed, opened, own, now } = tender;
  const hour = siteHour(opensAt, language);
  const after = now >= opensAt;
  const stands = opened > 0 ? t.listOpened(opened, asked) : t.listState(sealed, asked);
  const state = as === 'mine' ? stands : own && t.ownStates[own];
  return (
    <li className={cx(linkCard.card, styles.row)}>
      <h3>
        <Link to={paths.tender} search={{ id }} className={linkCard.hit}>
          {name}
        </Link>
      </h3>
      <p>{as === 'mine' ? placeName(place) : `${t.from(customerName)}, ${placeName(place)}`}</p>
      <p>{status === 'open' ? (after ? t.openedAt(hour) : t.opensAt(hour)) : t.overStates[status]}</p>
      {state && <p className={styles.state}>{state}</p>}
    </li>
  );
}
