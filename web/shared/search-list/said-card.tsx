import type { ReactElement } from 'react';
import type { Wish } from '#contract/hiring/wish.calls.ts';
import { wishSearch } from '#contract/hiring/wish-search.ts';
import { paths } from '#contract/paths.ts';
import { workDays } from '#domain/calendar/spans.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { count, daySpan, rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import styles from './said-card.module.css';
import type { SaidPrice } from './use-said.ts';

/** Over a list: what was understood of the searched sentence, and the way to ask for all of it (docs/rules.md#search-16). */
export function SaidCard({ wish, price }: { wish: Wish; price?: SaidPrice | undefined }) {
  const { say: t } = useMessages('requests');
  const { upTo } = useMessages('providers');
  const label = useCategoryLabel();
  const language = useLanguage();
  const placeName = usePlaceNames(wish.place !== undefined);
  const { items, dates, pin, place } = wish;
  const most = price && upTo(rupees(price.most));
  const unread = price && !price.remove ? [...wish.unread, rupees(price.most)] : wish.unread;
  const last = dates && workDays(dates).at(-1);
  const days = dates && daySpan(dates.from, last === dates.from ? undefined : last, language);
  const where = [pin, place && placeName(place)].filter(Boolean).join(' ');
  return (
    <Card as="section" className={styles.card} aria-label={t.youNeed}>
      <h2>{t.youNeed}</h2>
      <ul className={styles.chips}>
        {items.map(({ of, category, trade, count: number }) => (
          <Chip key={`${of} ${category} ${trade}`} icon={of === 'product' ? 'truck' : 'users'}>
            {t.several(number, count(number), label(trade ?? category))}
          </Chip>
        ))}
        {days && <Chip icon="calendar">{days}</Chip>}
        {where && <Chip icon="pin">{where}</Chip>}
        {price?.remove && (
          <Chip
            icon="wallet"
            remove={<IconButton icon="x" label={`${t.takeOut}: ${most}`} onClick={price.remove} />}
          >
            {most ?? ''}
          </Chip>
        )}
      </ul>
      {unread.length > 0 && <p className={styles.unread}>{t.unread(unread.join(', '))}</p>}
      <Link to={paths.hire} search={wishSearch(wish)} className={buttonClass({ kind: 'accent' })}>
        {t.askForThis}
      </Link>
    </Card>
  );
}

function Chip({ icon, children, remove }: { icon: IconName; children: string; remove?: ReactElement }) {
  return (
    <li>
      <Icon name={icon} size={20} />
      <span>{children}</span>
      {remove}
    </li>
  );
}
