import type { CostLine } from '#domain/estimate/cost.ts';
import { isWhole } from '#domain/estimate/quantities.ts';
import { count, date } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useAmount } from './phases/use-amount.ts';

/** The names of what is measured, in the reader's language; the numbers stay. */
function useFormula(): (formula: string) => string {
  const measures: Partial<Record<string, string>> = useMessages('house').measures;
  return (formula) => formula.replaceAll(/[a-zA-Z]+/g, (name) => measures[name] ?? name);
}

/** As many as are drawn: they have no range. */
const asDrawn = ({ key, unit }: CostLine) => unit === 'set' || unit === 'point' || key === 'doors';

export function Counted({ line }: { line: CostLine }) {
  const t = useMessages('house');
  const language = useLanguage();
  const formula = useFormula();
  const { amount } = useAmount();
  const whole = isWhole(line.unit);
  const [low, high] = [whole ? Math.floor(line.low) : line.low, whole ? Math.ceil(line.high) : line.high];
  return (
    <>
      <p>{`${formula(line.formula)} = ${amount(line.amount, line.unit)}`}</p>
      {!asDrawn(line) && <p>{t.fromTo(count(low), count(high), t.many[line.unit])}</p>}
      {line.sources.length > 0 && <p>{t.coefficients(line.sources.join('; '))}</p>}
      <p>{line.changed ? t.ownRate : t.source(line.source, date(line.date, language))}</p>
    </>
  );
}
