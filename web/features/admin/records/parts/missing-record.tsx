import { useEffect } from 'react';
import type { ListingKind } from '#contract/admin/admin.calls.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { EmptyState } from '#web/shared/ui/states.tsx';
import styles from './record-page.module.css';
import { useListPath } from './record-page.tsx';

export const isMissing = (error: unknown): boolean => error instanceof CallError && error.status === 404;

// Long enough to read four words; who wants to go sooner has a link.
const beforeTheList = 3000;

/** 'User does not exist', then to the matching list (docs/rules.md#admin-4). */
export function Missing({ kind }: { kind: ListingKind }) {
  const t = useMessages('admin');
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
      <h1 className="sr">{t.lists[kind]}</h1>
      <div role="alert">
        <EmptyState
          title={sentence('user-missing')}
          action={
            <Link to={list} replace className={buttonClass()}>
              {t.toTheList}
            </Link>
          }
        />
      </div>
    </div>
  );
}
