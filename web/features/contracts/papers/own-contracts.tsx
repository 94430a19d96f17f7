import { useId } from 'react';
import type { ContractSide, WorkContractShort } from '#contract/contracts/work-contracts.calls.ts';
import { formerUser } from '#contract/hiring/hiring-words.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { ListLost } from '../list-lost.tsx';
import { hasBook } from './contract-facts.ts';
import { useContractNews, useContracts } from './contract-queries.ts';
import styles from './papers.module.css';

/** The user's contracts on one side, what waits for a signature first; nothing where there are none. Words of `papers`. */
export function OwnContracts({ as }: { as: ContractSide }) {
  const t = useMessages('papers');
  const id = useId();
  useContractNews();
  const list = useContracts(as);
  const { items, hasMore, loadingMore, more } = list;
  const isLost = list.status === 'failed';
  const all = items.toSorted((one, other) => Number(other.waitsForMe) - Number(one.waitsForMe));
  if (all.length === 0 && !isLost) return null;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{as === 'engineer' ? t.engineer.own : t.own}</h2>
      {isLost && <ListLost list={list} failed={t.listFailed} />}
      <ul className={styles.papers}>
        {all.map((contract) => (
          <Row key={contract._id} contract={contract} />
        ))}
      </ul>
      {hasMore && (
        <Button kind="line" loading={loadingMore} onClick={more}>
          {t.ownMore}
        </Button>
      )}
    </section>
  );
}

function Row({ contract }: { contract: WorkContractShort }) {
  const t = useMessages('papers');
  const { formerUser: gone } = useMessages('hiring');
  const placeName = usePlaceNames();
  const { _id: id, name, side, customerName, listingName, status, total, waitsForMe, place } = contract;
  const customer = customerName === formerUser ? gone : customerName;
  const other = side === 'customer' ? listingName : customer;
  const waits = side === 'engineer' ? t.engineer.wait : t.waitsForYou;
  return (
    <li>
      <Link
        to={paths.contract}
        search={{ id }}
        className={styles.paper}
        data-status={waitsForMe ? 'mine' : status}
      >
        <Icon name="doc" size={24} />
        <span>
          <b>{name}</b>
          <small>
            {side === 'engineer'
              ? t.engineer.between(customer, listingName)
              : t.lead(other, placeName(place))}
          </small>
          <small>{waitsForMe ? waits : t.statuses[status]}</small>
          {total !== null && <small>{rupees(total)}</small>}
        </span>
        <Icon name="right" size={22} />
      </Link>
      {hasBook({ status }) && !(side === 'engineer' && waitsForMe) && (
        <Link to={paths.site} search={{ id }} className={buttonClass({ kind: 'quiet', size: 'sm' })}>
          <Icon name="trowel" size={22} />
          <span>{t.siteBook}</span> <span className="sr">{name}</span>
        </Link>
      )}
    </li>
  );
}
