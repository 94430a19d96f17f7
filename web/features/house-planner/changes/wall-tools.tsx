import type { Change } from '#domain/house/changes/change.ts';
import type { Side } from '#domain/house/model/rect.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import type { IconName } from '#web/shared/ui/drawings/icon.tsx';
import styles from './changes.module.css';

/** To which sides a wall moves that stands on this side of its room. */
const ways = { right: ['left', 'right'], rear: ['front', 'rear'] } as const;
const icons = { left: 'left', right: 'right', front: 'down', rear: 'tall' } as const satisfies Record<
  Side,
  IconName
>;

/** Two buttons that move the chosen wall. */
export function WallTools({
  room,
  side,
  make,
}: {
  room: string;
  side: Side;
  make: (change: Change) => void;
}) {
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
