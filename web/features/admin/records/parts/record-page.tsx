import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { getNeighbours, type ListingKind, type Neighbours } from '#contract/admin/admin.calls.ts';
import { kinds } from '#contract/marketplace/kinds.ts';
import { type PagePath, paths } from '#contract/paths.ts';
import { call } from '#web/shared/api/api.ts';
import { isAdmin, useSession } from '#web/shared/api/session.ts';
import { onDevice } from '#web/shared/api/storage.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { VerifiedBadge } from '#web/shared/ui/badges.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Switch } from '#web/shared/ui/choices.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Face } from '#web/shared/ui/face.tsx';
import backStyles from '../../lists/admin-list.module.css';
import { listPath, recordLink } from '../../lists/record-links.ts';
import noticeStyles from './notice.module.css';
import recordPageStyles from './record-page.module.css';
import styles from './record-steps.module.css';

const kept = 'neev:adminKeys';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/**
 * A letter presses what names it by `aria-keyshortcuts`, while nothing is typed and no dialog is open. A switch turns it
 * off: who speaks to the device presses letters without meaning to.
 */
function useKeys(): [on: boolean, turn: (on: boolean) => void] {
  const [on, setOn] = useState(() => onDevice.get(kept) !== 'off');
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const named = /^[a-z]$/i.test(event.key) && `[aria-keyshortcuts="${event.key.toUpperCase()}"]`;
      const found = named && document.querySelector<HTMLElement>(named);
      if (!found) return;
      event.preventDefault();
      found.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
  const turn = (next: boolean) => {
    setOn(next);
    onDevice.hold(kept, next ? 'on' : 'off');
  };
  return [on, turn];
}

const useNeighbours = (kind: ListingKind, id: string, open: boolean) =>
  useQuery({
    queryKey: ['adminNeighbours', kind, id, open],
    queryFn: ({ signal }) =>
      call(getNeighbours, { params: { kind, id }, query: open ? { verified: 'false' } : {}, signal }),
    select: ({ data }) => data,
  });

/** To the record before and after, and the keys that spare the mouse (docs/rules.md#admin-3). */
function RecordSteps({ kind, id }: { kind: ListingKind; id: string }) {
  const t = useMessages('admin');
  const open = useScreenSearch('record').verified === 'false';
  const { data } = useNeighbours(kind, id, open);
  const [on, turn] = useKeys();
  return (
    <nav aria-label={t.steps.title} className={styles.steps}>
      <span className={styles.ways}>
        <Step kind={kind} open={open} to={data?.previous} way="P" />
        <Step kind={kind} open={open} to={data?.next} way="N" />
      </span>
      {data && <span className={styles.left}>{t.steps.left(count(data.left))}</span>}
      <span className={styles.keys}>
        {on && <Keys />}
        <Switch label={on ? t.steps.keysOn : t.steps.keysOff} checked={on} onChange={turn} />
      </span>
    </nav>
  );
}

interface StepProps {
  kind: ListingKind;
  /** Only among those that are not verified. */
  open: boolean;
  to: Neighbours['next'] | undefined;
  way: 'P' | 'N';
}

/** Where there is none, the place stays: the other one must not move under the finger. */
function Step({ kind, open, to, way }: StepProps) {
  const { steps: t } = useMessages('admin');
  const label = way === 'P' ? t.previous : t.next;
  const look = buttonClass({ kind: 'line', size: 'sm' });
  const icon = <Icon name={way === 'P' ? 'back' : 'arrow'} size={20} />;
  if (!to)
    return (
      <span className={`${look} ${styles.none}`} aria-disabled="true">
        {label}
      </span>
    );
  return (
    <Link
      {...recordLink(kind, { id: to._id }, open)}
      className={look}
      aria-keyshortcuts={way}
      aria-label={`${label}: ${to.name}`}
    >
      {way === 'P' && icon}
      {label}
      {way === 'N' && icon}
    </Link>
  );
}

const keys = ['N', 'P', 'V', 'S', 'I'] as const;

function Keys() {
  const { steps: t } = useMessages('admin');
  return (
    <span className={styles.named}>
      {keys.map((key) => (
        <span key={key}>
          <kbd>{key}</kbd> {t.does[key]}
        </span>
      ))}
    </span>
  );
}

/** Why an admin sent the record back; its owner has not mended it yet. */
export function SentBackNotice({ reason }: { reason: string | null | undefined }) {
  const t = useMessages('admin');
  if (!reason) return null;
  return (
    <div className={cx(noticeStyles.notice, noticeStyles.calm)}>
      <Icon name="info" />
      <p>
        <b>{t.sentBackFor}</b>
        {reason}
      </p>
    </div>
  );
}

/** The list that a record belongs to: the admin's, or for others the customer's. */
export function useListPath(kind: ListingKind): PagePath {
  const admin = isAdmin(useSession());
  if (admin) return listPath(kind);
  return kind === 'product' ? paths.products : (kinds[kind].screens.list ?? paths.home);
}

interface RecordPageProps {
  kind: ListingKind;
  id: string;
  name: string;
  /** Without one stand the initials of the name. */
  picture: string | null;
  verified: boolean;
  demo: boolean;
  /** Buttons under the name; admins only. */
  controls: ReactNode;
  children: ReactNode;
}

/** Who or what it is at the left, with what can be done; everything known at the right (docs/rules.md#admin-3). */
export function RecordPage(props: RecordPageProps) {
  const { kind, id, name, picture, verified, demo, controls, children } = props;
  const t = useMessages('admin');
  const list = useListPath(kind);
  const open = useScreenSearch('record').verified === 'false';
  useTitle(name);
  return (
    <div className="wrap">
      <div className={recordPageStyles.top}>
        <Link to={list} search={open ? { verified: 'false' } : {}} className={backStyles.back}>
          <Icon name="back" size={22} />
          {t.lists[kind]}
        </Link>
        {controls && <RecordSteps kind={kind} id={id} />}
      </div>
      <div className={recordPageStyles.page}>
        <Card as="section" className={recordPageStyles.identity}>
          <Face whole src={picture} name={name} width={360} className={recordPageStyles.photo} />
          <div className={recordPageStyles.who}>
            <h1>{name}</h1>
            <VerifiedBadge verified={verified}>{verified ? t.verified : t.notVerified}</VerifiedBadge>
            {demo && <p className="muted">{t.demo}</p>}
          </div>
          {controls}
        </Card>
        <div className={recordPageStyles.sections}>{children}</div>
      </div>
    </div>
  );
}
