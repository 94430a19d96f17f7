import type { ReactNode } from 'react';
import type { ListingKind } from '#contract/admin/admin.calls.ts';
import { kinds } from '#contract/marketplace/kinds.ts';
import { type PagePath, paths } from '#contract/paths.ts';
import { isAdmin, useSession } from '#web/shared/api/session.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { VerifiedBadge } from '#web/shared/ui/badges.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Face } from '#web/shared/ui/face.tsx';
import backStyles from '../../lists/admin-list.module.css';
import { listPath } from '../../lists/record-links.ts';
import noticeStyles from './notice.module.css';
import recordPageStyles from './record-page.module.css';
import { RecordSteps } from './record-steps.tsx';

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
