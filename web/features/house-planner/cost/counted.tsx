import type { CostLine } from '#domain/estimate/cost.ts';
import { count, date } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';

/** The names of what is measured, in the reader's language; the numbers stay. */
function useFormula(): (formula: string) => string {
  const measures: Partial<Record<string, string>> = useMessages('house').measures;
  return (formula) => formula.replaceAll(/[a-zA-Z]+/g, (name) => measures[name] ?? name);
}

export function Counted({ line }: { line: CostLine }) {
  const t = useMessages('house');
  const language = useLanguage();
  const formula = useFormula();
  const amount = (value: number) => count(value, language);
  return (
    <>
      <p>{`${formula(line.formula)} = ${amount(line.amount)} ${t.many[line.unit]}`}</p>
      <p>{t.fromTo(amount(line.low), amount(line.high), t.many[line.unit])}</p>
      <p>{line.changed ? t.ownRate : t.source(line.source, date(line.date, language))}</p>
    </>
  );
}
