import type { Plan } from '#domain/house/model/model.ts';
import { vastuOf } from '#domain/house/rules/vastu.ts';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import styles from './house-page.module.css';

/** Where Vastu was wished for: what of it this plan fulfils. */
export function VastuWishes({ plan }: { plan: Plan }) {
  const t = useMessages('house');
  const wishes = plan.answers.vastu ? vastuOf(plan) : [];
  if (wishes.length === 0) return null;
  const held = wishes.filter((wish) => wish.held).length;
  return (
    <section className={styles.vastu} aria-labelledby="vastu-title">
      <h2 id="vastu-title">{t.vastuTitle(count(held), count(wishes.length))}</h2>
      <ul className={styles.notes}>
        {wishes.map((one) => (
          <li key={one.wish}>
            <Icon name={one.held ? 'check' : 'info'} size={20} />
            <span>{t.vastuWishes[one.wish][one.held ? 'held' : 'not']}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
