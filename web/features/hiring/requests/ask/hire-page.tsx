import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ScreenSearch } from '#web/shared/browser/router/known-search.ts';
import { useLocation, useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { type Entry, HireForm } from './hire-form.tsx';
import styles from './hire-page.module.css';
import { useListed } from './wish/listed.ts';
import { readTo, saidIn, startOf } from './wish/start.ts';
import { keepWish, readWish } from './wish/use-wish.ts';

declare module '#web/shared/browser/router/history.ts' {
  interface HistoryState {
    /** The draft of the form was filled in from an earlier request. */
    prepared?: boolean;
  }
}

/** What a sentence said elsewhere goes into the draft and out of the address: a reload keeps what is changed after it. */
function useSaid(search: ScreenSearch<'hire'>): boolean {
  const navigate = useNavigate();
  const said = search.items !== undefined;
  const keep = useEffectEvent(() => {
    const wish = saidIn(search, readWish(''));
    if (wish) keepWish('', wish);
    void navigate({ to: '.', search: {}, replace: true });
  });
  useEffect(() => {
    if (said) keep();
  }, [said]);
  return said;
}

/** Asks people, crews and machines together: who, when, where (docs/rules.md#hiring-3). */
export function HirePage({ Entry }: { Entry: Entry }) {
  const t = useMessages('requests');
  const search = useScreenSearch('hire');
  const to = search.to ?? '';
  const refs = useMemo(() => readTo(to), [to]);
  const { listed, waiting } = useListed(refs);
  // Starting again makes a form of a new name: nothing of the old one stays in it.
  const [edition, setEdition] = useState(0);
  useTitle(t.steps[0] ?? '');
  const said = useSaid(search);
  const { prepared = false } = useLocation().state;
  const [isNew] = useState(said || prepared);
  if (waiting || said)
    return (
      <div className={styles.page}>
        <h1 className="sr">{t.steps[0]}</h1>
        <Skeleton label={t.loading} count={2} />
      </div>
    );
  return (
    <HireForm
      Entry={Entry}
      key={`${to} ${edition}`}
      to={to}
      listed={listed}
      kept={readWish(to)}
      isNew={isNew}
      fresh={() => startOf(search, listed)}
      onStartAgain={() => setEdition(edition + 1)}
    />
  );
}
