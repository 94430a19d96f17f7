import type { JobRequest } from '#contract/hiring/requests.calls.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/states.tsx';
import { widestKm } from './ask/wish/say-queries.ts';
import styles from './facts/request.module.css';
import { useRequestActs } from './facts/request-queries.ts';
import { othersNear } from './say/list-of.ts';

/** Nobody has the request: what helps is a wider circle, other trades, or time (docs/rules.md#hiring-31). */
export function NobodyAsked({ request }: { request: JobRequest }) {
  const t = useMessages('offers');
  const explain = useExplain();
  const { widen } = useRequestActs(request);
  const { radiusKm, pin, items } = request;
  const [item] = items;
  return (
    <EmptyState
      spot="chat"
      title={t.nobodyAsked}
      action={
        <div className={styles.ways}>
          {[50, widestKm]
            .filter((km) => km > radiusKm)
            .map((km) => (
              <LineButton
                key={km}
                kind={km === widestKm ? 'line' : 'accent'}
                loading={widen.isPending && widen.variables === km}
                onClick={() => widen.mutate(km)}
              >
                {t.askWithin(km)}
              </LineButton>
            ))}
          {item && (
            <Link {...othersNear(item.of, pin)} className={buttonClass({ kind: 'line' })}>
              {t.othersNear}
            </Link>
          )}
          {widen.error && <p role="alert">{explain(widen.error)}</p>}
        </div>
      }
    >
      {t.nobodyFree(radiusKm)} {t.staysOpen}
    </EmptyState>
  );
}
