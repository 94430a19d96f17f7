import type { Refusal } from '#domain/house/changes/refusal.ts';
import { table } from '#domain/house/rules/table.ts';
import type { Messages } from '#web/shared/i18n/catalogues.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import styles from './changes.module.css';
import type { Outcome } from './use-changes.ts';

const isRule = (rule: string): rule is keyof typeof table => Object.hasOwn(table, rule);
const shares: readonly string[] = ['openings', 'circulation'];

/** The rule that stands against a change, what it asks for and what the room would have. */
function saidOf({ rule, room, is }: Refusal, t: Messages<'changes'>, house: Messages<'house'>): string {
  const { value, unit } = isRule(rule) ? table[rule] : { value: 0, unit: 'count' };
  const asked = shares.includes(rule) ? `${value * 100} %` : String(value);
  const would = is !== undefined && (unit === 'm' || unit === 'm2') ? t.wouldBe[unit](is.toFixed(2)) : '';
  const said = [t.refusals[rule](asked), would].filter(Boolean).join(' ');
  return room ? t.inRoom(house.roomNames[room], said) : said;
}

/** What became of the last press, told to everybody as it happens. */
export function OutcomeLine({ outcome }: { outcome: Outcome | undefined }) {
  const t = useMessages('changes');
  const house = useMessages('house');
  const isRefused = typeof outcome === 'object';
  return (
    <p role="status" className={isRefused ? styles.refused : styles.said}>
      {outcome && <Icon name={isRefused ? 'warn' : 'check'} size={20} />}
      <span>{isRefused ? `${t.notPossible} ${saidOf(outcome, t, house)}` : outcome && t[outcome]}</span>
    </p>
  );
}
