import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import type { Wish } from '../wish/wish.ts';
import styles from './review.module.css';
import { ReviewRow } from './review-row.tsx';
import { usePeople } from './use-people.ts';

/** What happens once it is sent, for who has an account. */
export function WhoGetsIt({ wish }: { wish: Wish }) {
  const { review: t } = useMessages('requests');
  const people = usePeople(wish);
  return (
    <Card as="section" className={styles.gets}>
      <h2>
        <Icon name="users" size={24} />
        <span>{people > 0 ? t.getThis(people, count(people)) : t.thenWhat}</span>
      </h2>
      <ul>
        <ReviewRow icon="chat" value={t.theyAnswer} more={t.youChoose} />
        {wish.sitePhone && <ReviewRow icon="phone" value={wish.sitePhone} more={t.phoneHidden} />}
      </ul>
    </Card>
  );
}
