import type { ReactNode } from 'react';
import type { Notice } from '#contract/accounts/notices.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { dateTime, deadline, rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import styles from './notice-panel.module.css';

const icons: Record<Notice['kind'], IconName> = {
  verified: 'check',
  'sent-back': 'back',
  free: 'user',
  came: 'users',
  request: 'work',
  offer: 'work',
  booked: 'check',
  lapsed: 'info',
  changed: 'info',
  cancelled: 'info',
  'no-show': 'info',
  'no-show-denied': 'info',
  'no-show-stands': 'info',
  'no-show-lifted': 'info',
  hajri: 'check',
  done: 'check',
  review: 'user',
  morning: 'info',
  'machine-late': 'info',
  'ninety-days': 'info',
  crew: 'users',
  'second-factor-on': 'shield',
  'second-factor-off': 'shield',
  'recovery-code-used': 'shield',
  owed: 'wallet',
  damage: 'warn',
  tender: 'work',
  'tender-changed': 'info',
  visit: 'info',
  question: 'chat',
  paper: 'info',
  answer: 'info',
  hour: 'wallet',
  'quotes-open': 'wallet',
  stage: 'work',
  site: 'check',
  defect: 'warn',
  quiet: 'info',
  retention: 'wallet',
  engineer: 'work',
  'engineer-yes': 'check',
  'engineer-no': 'info',
  card: 'info',
  claim: 'wallet',
  'new-device': 'shield',
  'book-restored': 'info',
};

const isOfSecurity = (kind: Notice['kind']): boolean => icons[kind] === 'shield';

/** What can be said of a listing without somebody else. */
const namesOnce = new Set<Notice['kind']>(['offer', 'booked']);

const pages = {
  request: paths.jobRequest,
  booking: paths.booking,
  book: paths.hajriBook,
  tender: paths.tender,
  contract: paths.contract,
  site: paths.site,
};

type Told = Pick<Notice, 'kind' | 'listing' | 'name' | 'by' | 'amount' | 'days'>;

/** Who did what: of the provider's own acts the customer reads, and the listing is who acted. */
function useSentence({ kind, listing, name = '', by, amount = 0, days }: Told): string {
  const t = useMessages('notices');
  const own = listing?.name ?? '';
  if (kind === 'owed' && days !== undefined) return t.reminder(name, rupees(amount), days);
  if (kind === 'owed') return t.owed(name, rupees(amount));
  const acted: Partial<Record<Notice['kind'], (listing: string) => string>> = t.byProvider;
  const said = by === 'provider' ? acted[kind] : undefined;
  // A machine does nothing: its owner does.
  if (said) return said(listing?.kind === 'product' && name ? `${name} (${own})` : own);
  // "Ravi answered about Ravi": whose listing has their own name is named once.
  const other = namesOnce.has(kind) && name === own ? '' : name;
  return t.sentences[kind](own, listing ? t.kinds[listing.kind] : '', other);
}

export function NoticeEntry({
  notice: { kind, listing, reason, name, by, amount, days, until, about, createdAt },
  fresh,
  onClose,
}: {
  notice: Notice;
  fresh: boolean;
  onClose: () => void;
}) {
  const t = useMessages('notices');
  const language = useLanguage();
  const sentence = useSentence({ kind, listing, name, by, amount, days });
  const more = until ? t.answerBy(deadline(until, language)) : reason && t.reason(reason);
  return (
    <Entry icon={icons[kind]} at={createdAt} fresh={fresh} more={more}>
      {about ? (
        <Link to={pages[about.kind]} search={{ id: about._id }} onClick={onClose}>
          {sentence}
        </Link>
      ) : isOfSecurity(kind) ? (
        <Link to={paths.me} onClick={onClose}>
          {sentence}
        </Link>
      ) : kind === 'card' ? (
        <Link to={paths.workCard} onClick={onClose}>
          {sentence}
        </Link>
      ) : !listing ? (
        sentence
      ) : kind === 'sent-back' ? (
        // There it is mended.
        <Link to={paths.me} onClick={onClose}>
          {sentence}
        </Link>
      ) : kind === 'crew' ? (
        <Link to={paths.calendar} onClick={onClose}>
          {sentence}
        </Link>
      ) : kind === 'morning' ? (
        <Link to={paths.stillFree} onClick={onClose}>
          {sentence}
        </Link>
      ) : listing.kind === 'product' ? (
        <Link to={paths.product} search={{ id: listing._id }} onClick={onClose}>
          {sentence}
        </Link>
      ) : (
        <Link to={paths.profile} search={{ role: listing.kind, id: listing._id }} onClick={onClose}>
          {sentence}
        </Link>
      )}
    </Entry>
  );
}

type EntryProps = { icon: IconName; at: string; fresh: boolean; more?: string; children: ReactNode };

export function Entry({ icon, at, fresh, more, children }: EntryProps) {
  const t = useMessages('notices');
  const language = useLanguage();
  return (
    <li className={cx(styles.entry, fresh && styles.fresh)}>
      <Icon name={icon} />
      <p>
        {fresh && <span className="sr">{t.fresh} </span>}
        <span>{children}</span>
      </p>
      {more && <p className={styles.more}>{more}</p>}
      <time dateTime={at}>{dateTime(at, language)}</time>
    </li>
  );
}
