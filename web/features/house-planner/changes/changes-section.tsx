import { Suspense, useMemo, useState } from 'react';
import { areKept, type Change, changesToText } from '#domain/house/changes/change.ts';
import { changePlan } from '#domain/house/changes/change-plan.ts';
import { withChanges } from '#domain/house/changes/changed-plan.ts';
import type { Refusal } from '#domain/house/changes/refusal.ts';
import { type Side, squareFeet } from '#domain/house/model/rect.ts';
import { broken } from '#domain/house/rules/broken.ts';
import { table } from '#domain/house/rules/table.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import type { Messages } from '#web/shared/i18n/catalogues.ts';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import { useFacts } from '../cost/use-facts.ts';
import type { House } from '../plan-address.ts';
import { Board, type Chosen } from './board.tsx';
import styles from './changes.module.css';
import { RoomTools } from './room-tools.tsx';

/** What became of the last press. */
type Outcome = 'done' | 'undone' | 'again' | 'restarted' | Refusal;

/** The changes of a house, which stand in its address; what was undone is known until the page is left. */
function useChanges(house: House) {
  const navigate = useNavigate();
  const now = useMemo(() => house.byHand ?? withChanges(house, '').byHand, [house]);
  const [undone, setUndone] = useState<Change[]>([]);
  const [outcome, setOutcome] = useState<Outcome>();
  const keep = (changes: readonly Change[], later: Change[], became: Outcome) => {
    setUndone(later);
    setOutcome(became);
    void navigate({
      to: '.',
      search: (search: Record<string, unknown>) => ({
        ...search,
        changes: changesToText(changes) || undefined,
      }),
      replace: true,
      resetScroll: false,
    });
  };
  const { changes, standing } = now;
  const last = changes.at(-1);
  const [next, ...later] = undone;
  const make = (change: Change) => {
    const made = changePlan(standing, change);
    if (!made.ok) setOutcome(made.refusal);
    else if (!areKept([...changes, change])) setOutcome({ rule: 'too-many' });
    else keep([...changes, change], [], 'done');
  };
  return {
    outcome,
    make,
    undo: last && (() => keep(changes.slice(0, -1), [last, ...undone], 'undone')),
    redo: next && (() => keep([...changes, next], later, 'again')),
    restart: last && (() => keep([], [...changes, ...undone], 'restarted')),
  };
}
type Changes = ReturnType<typeof useChanges>;

/** To which sides a wall moves that stands on this side of its room. */
const ways = { right: ['left', 'right'], rear: ['front', 'rear'] } as const;
const icons = { left: 'left', right: 'right', front: 'down', rear: 'tall' } as const satisfies Record<
  Side,
  IconName
>;

/** Two buttons that move the chosen wall. */
function WallTools({ room, side, make }: { room: string; side: Side; make: (change: Change) => void }) {
  const t = useMessages('changes');
  const to = side === 'right' || side === 'left' ? ways.right : ways.rear;
  return (
    <fieldset className={styles.group}>
      <legend>{t.moveWall}</legend>
      <div className={styles.tools}>
        {to.map((way) => (
          <Button
            key={way}
            kind="soft"
            icon={icons[way]}
            onClick={() => make({ kind: 'move', room, side, by: way === side ? 1 : -1 })}
          >
            {t.moves[way]}
          </Button>
        ))}
      </div>
      <p className="muted">{t.keys}</p>
    </fieldset>
  );
}

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
function OutcomeLine({ outcome }: { outcome: Outcome | undefined }) {
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
