import type { JobRequest } from '#contract/hiring/requests.calls.ts';
import { paths } from '#contract/paths.ts';
import { now } from '#web/shared/api/device-clock.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { count, sentences } from '#web/shared/i18n/format.ts';
import { localeOf } from '#web/shared/i18n/languages.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { PageHead } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { useNameOf } from '../person-name.ts';
import { StatusChip } from '../status-chip.tsx';
import { useTradeText } from '../trade-text.ts';
import styles from './facts/request.module.css';

const hourMs = 3_600_000;

/** A house asks for a dozen trades: so many are named. */
const named = 2;

/** "Construction Labour and Hammer in Pune"; "Construction Labour, Structural and 6 more in Pune". */
export function useRequestTitle({ items, place }: JobRequest): string {
  const t = useMessages('offers');
  const language = useLanguage();
  const text = useTradeText();
  const placeName = usePlaceNames();
  const works = [...new Set(items.map(({ of, category, trade }) => text({ of, category, trade })))];
  const more = works.length - named;
  const shown = more > 1 ? [...works.slice(0, named), t.moreWorks(count(more))] : works;
  return t.titleOf(new Intl.ListFormat(localeOf(language)).format(shown), placeName(place));
}

function useTimeLeft({ expiresAt }: JobRequest): string {
  const t = useMessages('offers');
  const hours = Math.floor((Date.parse(expiresAt) - now().getTime()) / hourMs);
  if (hours < 1) return t.openSoonOver;
  return hours < 48 ? t.openFor(hours) : t.openForDays(Math.floor(hours / 24));
}

/** What and where it is, and whether it is still open. */
export function RequestHead({ request, title, own }: { request: JobRequest; title: string; own: boolean }) {
  const t = useMessages('offers');
  const language = useLanguage();
  const left = useTimeLeft(request);
  const nameOf = useNameOf();
  const { status, customerName, distanceKm } = request;
  const state = status === 'open' ? left : t.overStates[status];
  const far = distanceKm === undefined ? '' : distanceKm < 1 ? t.near : t.away(count(Math.round(distanceKm)));
  const from = [t.from(nameOf(customerName)), far].filter(Boolean).join(', ');
  return (
    <PageHead
      back={
        <Link to={paths.myWork} className={styles.back}>
          <Icon name="back" size={22} />
          {t.toWork}
        </Link>
      }
      title={title}
      aside={<StatusChip status={status} />}
      lead={own ? state : sentences([from, state], language)}
    />
  );
}
