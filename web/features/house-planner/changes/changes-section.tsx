import { Suspense, useState } from 'react';
import { squareFeet } from '#domain/house/model/rect.ts';
import { broken } from '#domain/house/rules/broken.ts';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { useFacts } from '../cost/use-facts.ts';
import type { House } from '../plan-address.ts';
import { Board, type Chosen } from './board.tsx';
import styles from './changes.module.css';
import { OutcomeLine } from './outcome.tsx';
import { RoomTools } from './room-tools.tsx';
import { type Changes, useChanges } from './use-changes.ts';
import { WallTools } from './wall-tools.tsx';

/** Area, cost and rules of the plan as it is now. */
function Figures({ house }: { house: House }) {
  const t = useMessages('changes');
  const words = useMessages('house');
  const cost = new Map(useFacts(house)).get('cost');
  const not = broken(house.plan).filter(({ rule }) => rule !== 'parking').length;
  const figures = [
    [t.carpet, words.squareFeet(count(Math.round(squareFeet(house.plan.areas.carpet))))],
    [t.cost, cost],
    [t.rules, not === 0 ? t.rulesKept : t.rulesBroken(not)],
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function WholePlan({ changes: { make, undo, redo, restart } }: { changes: Changes }) {
  const t = useMessages('changes');
  return (
    <div className={styles.tools}>
      <Button kind="line" icon="wide" onClick={() => make({ kind: 'mirror' })}>
        {t.mirror}
      </Button>
      <Button kind="line" icon="back" disabled={!undo} onClick={undo}>
        {t.undo}
      </Button>
      <Button kind="line" icon="refresh" disabled={!redo} onClick={redo}>
        {t.redo}
      </Button>
      <Button kind="quiet" icon="x" disabled={!restart} onClick={restart}>
        {t.restart}
      </Button>
    </div>
  );
}

function Editor({ house }: { house: House }) {
  const t = useMessages('changes');
  const words = useMessages('house');
  const { plan } = house;
  const changes = useChanges(house);
  const [wanted, setFloor] = useState(0);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const floor = Math.min(wanted, plan.floors - 1);
  const room = plan.rooms.find(({ id, floor: at }) => id === chosen?.room && at === floor);
  const here = room ? chosen : null;
  return (
    <section className={styles.section} aria-labelledby="changes-title">
      <h2 id="changes-title">{t.title}</h2>
      <p>{t.lead}</p>
      <WholePlan changes={changes} />
      {plan.floors > 1 && (
        <Chips
          legend={t.floors}
          value={String(floor)}
          onChange={(value) => setFloor(Number(value))}
          choices={Array.from({ length: plan.floors }, (_, at) => ({
            value: String(at),
            label: words.floorName(at),
          }))}
        />
      )}
      <div className={styles.both}>
        <Board
          plan={plan}
          floor={floor}
          chosen={here}
          onChoose={setChosen}
          onMove={(move) => changes.make({ kind: 'move', ...move })}
        />
        <div className={styles.beside}>
          {!room && <p>{t.nothingChosen}</p>}
          {here?.kind === 'wall' && <WallTools {...here} make={changes.make} />}
          {here?.kind === 'room' && room && (
            <RoomTools key={room.id} plan={plan} room={room} make={changes.make} />
          )}
          <OutcomeLine outcome={changes.outcome} />
          <Figures house={house} />
        </div>
      </div>
    </section>
  );
}

/** The plan, to be changed by hand: each change is checked, drawn and reckoned at once. */
export const ChangesSection = ({ house }: { house: House }) => (
  <Suspense>
    <Editor house={house} />
  </Suspense>
);
