import { useState } from 'react';
import { type AddedUse, addedUses, type Change } from '#domain/house/changes/change.ts';
import { isFixed } from '#domain/house/changes/change-cells.ts';
import type { Plan } from '#domain/house/model/model.ts';
import type { Room } from '#domain/house/model/room.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { Select } from '#web/shared/ui/text-inputs.tsx';
import styles from './changes.module.css';

/** A room by its use and its size, so that two bedrooms are told apart. */
export function useRoomName() {
  const t = useMessages('changes');
  const names = useMessages('house').roomNames;
  return ({ kind, inside: { width, depth } }: Room) =>
    t.roomOf(names[kind], width.toFixed(2), depth.toFixed(2));
}

interface RoomProps {
  plan: Plan;
  room: Room;
  make: (change: Change) => void;
}

/** To give the chosen room another room's place. */
function Swap({ plan, room, make }: RoomProps) {
  const t = useMessages('changes');
  const nameOf = useRoomName();
  const others = plan.rooms.filter(
    ({ floor, kind }) => floor === room.floor && kind !== room.kind && !isFixed(kind),
  );
  const [wanted, setWanted] = useState('');
  const other = others.find(({ id }) => id === wanted) ?? others[0];
  if (!other) return <p>{t.noOther}</p>;
  return (
    <div className={styles.choice}>
      <Field label={t.swapWith}>
        <Select value={other.id} onChange={(event) => setWanted(event.target.value)}>
          {others.map((one) => (
            <option key={one.id} value={one.id}>
              {nameOf(one)}
            </option>
          ))}
        </Select>
      </Field>
      <Button kind="soft" onClick={() => make({ kind: 'swap', room: room.id, other: other.id })}>
        {t.swap}
      </Button>
    </div>
  );
}

/** To make a new room at one end of the chosen one. */
function Divide({ room, make }: RoomProps) {
  const t = useMessages('changes');
  const [use, setUse] = useState<AddedUse>('toilet');
  return (
    <div className={styles.choice}>
      <Field label={t.addTo}>
        <Select
          value={use}
          onChange={({ target }) => setUse(addedUses.find((one) => one === target.value) ?? use)}
        >
          {addedUses.map((one) => (
            <option key={one} value={one}>
              {t.uses[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Button kind="soft" onClick={() => make({ kind: 'add', room: room.id, use })}>
        {t.add}
      </Button>
    </div>
  );
}

/** What can be done with the chosen room. */
export function RoomTools(props: RoomProps) {
  const t = useMessages('changes');
  const nameOf = useRoomName();
  const { room, make } = props;
  return (
    <fieldset className={styles.group}>
      <legend>{nameOf(room)}</legend>
      {isFixed(room.kind) ? (
        <p>{t.refusals['fixed-place']('')}</p>
      ) : (
        <>
          <Swap {...props} />
          <Divide {...props} />
          <Button kind="line" onClick={() => make({ kind: 'drop', room: room.id })}>
            {t.drop}
          </Button>
        </>
      )}
    </fieldset>
  );
}
