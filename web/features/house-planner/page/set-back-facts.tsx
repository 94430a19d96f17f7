import { readLandSize } from '#domain/house/model/land/land-size.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { allowedBy, authoritiesRead, authorityTable, setBacksBy } from '#domain/house/model/set-backs.ts';
import { siteDay } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import styles from './house-page.module.css';

const percent = (part: number) => `${Math.round(part * 100)} %`;
const ratio = (times: number) => (Math.round(times * 100) / 100).toFixed(2);
const metres = (value: number) => String(Math.round(value * 100) / 100);

/** By which rule the house keeps its distances, what it uses of its plot, and what is allowed there. */
export function SetBackFacts({ plan }: { plan: Plan }) {
  const t = useMessages('house');
  const language = useLanguage();
  const { answers, setBacks, areas } = plan;
  const { authority } = answers;
  const reading = readLandSize(answers.landSize);
  const land = reading.ok ? reading.land : undefined;
  const table = authority && authorityTable(authority);
  const isKnown = authority && land && setBacksBy(authority, land) !== undefined;
  const allowed = authority && land ? allowedBy(authority, land) : undefined;
  const covered = areas.footprint / areas.plot;
  const floorArea = areas.builtUp / areas.plot;
  const isOver =
    covered > (allowed?.coverage ?? Number.POSITIVE_INFINITY) + 0.005 ||
    floorArea > (allowed?.floorArea ?? Number.POSITIVE_INFINITY) + 0.005;
  const name = authority ? t.setBackWishes.tables[authority] : '';
  const { front, rear, left, right } = setBacks;
  const said = [
    !authority ? t.setBackFacts.usual : isKnown ? t.setBackFacts.by(name) : t.setBackFacts.unknown(name),
    t.setBackFacts.figures({
      front: metres(front),
      rear: metres(rear),
      left: metres(left),
      right: metres(right),
    }),
    t.setBackFacts.used(percent(covered), ratio(floorArea)),
    ...(allowed?.coverage !== undefined ? [t.setBackFacts.coverage(percent(allowed.coverage))] : []),
    ...(allowed?.floorArea !== undefined ? [t.setBackFacts.floorArea(ratio(allowed.floorArea))] : []),
    ...(isOver ? [t.setBackFacts.over] : []),
    t.setBackFacts.ask,
  ];
  return (
    <details className={styles.setBacks} open={isOver || undefined}>
      <summary>{t.setBackFacts.title}</summary>
      <ul className={styles.notes}>
        {said.map((text) => (
          <li key={text}>
            <Icon name="info" size={20} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {table && (
        <p className="muted">
          {t.setBackFacts.source}{' '}
          <a href={table.source.url} target="_blank" rel="noreferrer">
            {table.source.title}
          </a>
          {', '}
          {table.source.date}
          {'. '}
          <span>{t.setBackFacts.read(siteDay(authoritiesRead, language))}</span>
        </p>
      )}
    </details>
  );
}
