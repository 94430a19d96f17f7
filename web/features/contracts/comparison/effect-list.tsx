import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { useAmounts } from '../rate-text.ts';
import styles from './comparison.module.css';
import type { Compared } from './comparison-query.ts';
import { type Effect, effectsOf } from './effects.ts';

/** What makes the greatest difference, in a sentence each. */
export function EffectList(compared: Compared) {
  const t = useMessages('compare');
  const effects = effectsOf(compared);
  if (effects.length === 0) return null;
  return (
    <section aria-labelledby="effects">
      <h2 id="effects">{t.effects}</h2>
      <ol className={styles.effects}>
        {effects.map((effect) => (
          <li key={`${effect.line.no} ${effect.quote._id}`} data-more={effect.rupees > 0 || undefined}>
            <Icon name={effect.rupees > 0 ? 'warn' : 'info'} size={22} />
            <Sentence {...effect} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Sentence({ line, quote, rupees: all, perUnit }: Effect) {
  const t = useMessages('compare');
  const amounts = useAmounts('feet');
  const said = {
    line: line.name,
    name: quote.listingName,
    each: amounts.roughRate(Math.abs(perUnit), line.unit),
    unit: amounts.unit(line.unit),
    all: rupees(Math.abs(all)),
  };
  return <span>{all > 0 ? t.more(said) : t.less(said)}</span>;
}
