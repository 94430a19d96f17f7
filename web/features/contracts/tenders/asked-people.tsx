import type { AskedQuoter, Tender } from '#contract/contracts/tenders.calls.ts';
import { paths } from '#contract/paths.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { phoneNumber, siteHour } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import { smallPicture } from '#web/shared/ui/drawings/pictures.ts';
import styles from './tender.module.css';
import { useTenderActs } from './tender-queries.ts';

const icons: Record<AskedQuoter['state'], IconName> = {
  asked: 'send',
  seen: 'eye',
  passed: 'x',
  sealed: 'lock',
  opened: 'check',
  void: 'warn',
};

/** Who was asked, how far each is, and who wants to come and look. */
export function AskedPeople({ tender, after }: { tender: Tender; after: boolean }) {
  const t = useMessages('tenders');
  return (
    <section className={styles.part} aria-labelledby="asked">
      <h2 id="asked">{t.asked}</h2>
      <ul className={styles.people}>
        {tender.asked.map((one) => (
          <Asked key={one.listing._id} one={one} tender={tender} after={after} />
        ))}
      </ul>
    </section>
  );
}

function Asked({ one, tender, after }: { one: AskedQuoter; tender: Tender; after: boolean }) {
  const t = useMessages('tenders');
  const { name, profilePic, state } = one;
  const waits = state === 'asked' || state === 'seen';
  return (
    <li>
      <Avatar name={name} src={profilePic && smallPicture(profilePic)} size={44} />
      <div className={styles.who}>
        <b>{name}</b>
        <span className={styles.state} data-state={state}>
          <Icon name={icons[state]} size={20} />
          {after && waits ? t.none : t.states[state]}
        </span>
        {after && state === 'sealed' && (
          <p>
            {t.stillLocked(name)}{' '}
            <Link to={paths.compareQuotes} search={{ id: tender._id }}>
              {t.typeCode}
            </Link>
          </p>
        )}
        <Visit one={one} tender={tender} />
      </div>
    </li>
  );
}

/** A visit that one of them wants, or that is agreed; with an agreed one both see phone and address. */
function Visit({ one, tender }: { one: AskedQuoter; tender: Tender }) {
  const t = useMessages('tenders');
  const language = useLanguage();
  const explain = useExplain();
  const { visit } = useTenderActs(tender._id);
  const { name, listing, visitAt, visitAgreed, phone } = one;
  if (!visitAt) return null;
  const hour = siteHour(visitAt, language);
  if (visitAgreed)
    return (
      <p className={styles.visit}>
        <Icon name="calendar" size={20} />
        <span>{t.visitAgreed(hour)}</span>
        {phone && (
          <a href={`tel:+91${phone}`} aria-label={t.call(name)}>
            {phoneNumber(phone)}
          </a>
        )}
      </p>
    );
  return (
    <div className={styles.visit}>
      <p>{t.visitOf(hour)}</p>
      {tender.status === 'open' && (
        <>
          <LineButton
            kind="soft"
            size="sm"
            icon="check"
            aria-label={t.agreeVisitOf(name)}
            loading={visit.isPending}
            onClick={() => visit.mutate({ listing, agree: true })}
          >
            {t.agreeVisit}
          </LineButton>
          <small>{t.agreeText}</small>
        </>
      )}
      {visit.error && <p role="alert">{explain(visit.error)}</p>}
    </div>
  );
}
