import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import type { ListingKind } from '#contract/admin/calls.ts';
import { kinds } from '#contract/marketplace/kinds.ts';
import { paths } from '#contract/paths.ts';
import { CallError } from '#web/shared/api/api.ts';
import { isAdmin, useSession } from '#web/shared/api/session.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { VerifiedBadge } from '#web/shared/ui/badges.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { EmailText } from '#web/shared/ui/email-text.tsx';
import { EmptyState, ErrorState, Glint } from '#web/shared/ui/states.tsx';
import backStyles from '../lists/admin-list.module.css';
import { listPath } from '../lists/record-links.ts';
import styles from './admin-record.module.css';

/** The list that a record belongs to: the admin's, or for others the customer's. */
function useListPath(kind: ListingKind): string {
  const admin = isAdmin(useSession());
  if (admin) return listPath(kind);
  return kind === 'product' ? paths.products : (kinds[kind].screens.list ?? paths.home);
}

interface RecordPageProps {
  kind: ListingKind;
  name: string;
  picture: string;
  verified: boolean;
  demo: boolean;
  /** Buttons under the name; admins only. */
  controls: ReactNode;
  children: ReactNode;
}

/** Who or what it is at the left, with what can be done; everything known at the right (docs/rules.md#admin-3). */
export function RecordPage(props: RecordPageProps) {
  const { kind, name, picture, verified, demo, controls, children } = props;
  const words = useMessages('admin');
  const list = useListPath(kind);
  useTitle(name);
  return (
    <div className="wrap">
      <p className={styles.top}>
        <Link to={list} className={backStyles.back}>
          <Icon name="back" size={22} />
          {words.lists[kind]}
        </Link>
      </p>
      <div className={styles.page}>
        <Card as="section" className={styles.identity}>
          <img src={picture} alt="" width={360} height={360} className={styles.photo} />
          <div className={styles.who}>
            <h1>{name}</h1>
            <VerifiedBadge verified={verified}>{verified ? words.verified : words.notVerified}</VerifiedBadge>
            {demo && <p className="muted">{words.demo}</p>}
          </div>
          {controls}
        </Card>
        <div className={styles.sections}>{children}</div>
      </div>
    </div>
  );
}

/** A wide fact takes a line of its own, on a phone or everywhere. */
export type Detail = [label: string, value: ReactNode, wide?: 'wide' | 'wideOnPhone'];

/** Facts in a grid; what is absent or empty is left out. */
export function Details({
  title,
  facts,
  children,
}: {
  title: string;
  facts: Detail[];
  children?: ReactNode;
}) {
  const given = facts.filter(
    ([, value]) => value !== null && value !== undefined && value !== '' && value !== false,
  );
  return (
    <Card as="section" aria-label={title} className={styles.details}>
      <h2>{title}</h2>
      <dl>
        {given.map(([label, value, wide], place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two facts may have one label
          <div key={`${label} ${place}`} className={wide && styles[wide]}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children && <div className={styles.more}>{children}</div>}
    </Card>
  );
}

export function EmailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`}>
      <EmailText email={email} />
    </a>
  );
}

/** Why an admin sent the record back; its owner has not mended it yet. */
export function SentBackNotice({ reason }: { reason: string | null | undefined }) {
  const words = useMessages('admin');
  if (!reason) return null;
  return (
    <div className={cx(styles.notice, styles.calm)}>
      <Icon name="info" />
      <p>
        <b>{words.sentBackFor}</b>
        {reason}
      </p>
    </div>
  );
}

interface NoRecordProps {
  kind: ListingKind;
  /** Empty where the page was opened without naming one. */
  id: string;
  error: unknown;
  busy: boolean;
  onRetry: () => void;
}

/** A record that is on its way, did not load, or is not there. */
export function NoRecord(props: NoRecordProps) {
  const { kind, id, error, busy, onRetry } = props;
  const words = useMessages('admin');
  const shell = useMessages('shell');
  const explain = useExplain();
  if (id === '' || isMissing(error)) return <Missing kind={kind} />;
  if (error)
    return (
      <div className={cx('wrap', styles.alone)}>
        <ErrorState title={words.recordFailed} retryLabel={shell.tryAgain} onRetry={onRetry} busy={busy}>
          {explain(error)}
        </ErrorState>
      </div>
    );
  return (
    <div className="wrap">
      <div role="status" className={styles.loading}>
        <span className="sr">{words.loadingRecord}</span>
        <Glint height={420} radius={16} />
        <Glint height={320} radius={16} />
      </div>
    </div>
  );
}

export const isMissing = (error: unknown): boolean => error instanceof CallError && error.status === 404;

// Long enough to read four words; who wants to go sooner has a link.
const beforeTheList = 3000;

/** 'User does not exist', then to the matching list (docs/rules.md#admin-4). */
function Missing({ kind }: { kind: ListingKind }) {
  const words = useMessages('admin');
  const sentence = useProblemSentence();
  const navigate = useNavigate();
  const list = useListPath(kind);
  useTitle(sentence('user-missing'));
  useEffect(() => {
    const timer = setTimeout(() => void navigate({ to: list, replace: true }), beforeTheList);
    return () => clearTimeout(timer);
  }, [list, navigate]);
  return (
    <div className={cx('wrap', styles.alone)}>
      <h1 className="sr">{words.lists[kind]}</h1>
      <div role="alert">
        <EmptyState
          title={sentence('user-missing')}
          action={
            <Link to={list} replace className={buttonClass()}>
              {words.toTheList}
            </Link>
          }
        />
      </div>
    </div>
  );
}
