import { useState } from 'react';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import type { StepProps } from '../wish/step-props.ts';
import { chosenItems, mostItems, newItem, type WishItem } from '../wish/wish.ts';
import { Choice, type Picked } from './choice.tsx';
import { ItemRow } from './item-row.tsx';
import styles from './who.module.css';

/** "Something else", and the choice that it opens. */
function AddItem({ onAdd }: { onAdd: (item: Picked) => void }) {
  const { lines: t } = useMessages('requests');
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <Button kind="line" block icon="plus" onClick={() => setOpen(true)}>
        {t.else}
      </Button>
    );
  return (
    <Choice
      onAdd={(item) => {
        onAdd(item);
        setOpen(false);
      }}
      onCancel={() => setOpen(false)}
    />
  );
}

/** Who and how many: a line for each trade. */
export function WhoStep({ wish, change, wrongWith }: StepProps) {
  const t = useMessages('requests');
  const sentence = useProblemSentence();
  const chosen = chosenItems(wish);
  const put = (item: WishItem) =>
    change({ items: wish.items.map((known) => (known.key === item.key ? item : known)) });
  const none = wrongWith('items');
  return (
    <>
      <ul className={styles.rows}>
        {wish.items.map((item) => {
          const place = `items.${chosen.indexOf(item)}`;
          return (
            <ItemRow
              key={item.key}
              item={item}
              problem={wrongWith(`${place}.count`, `${place}.category`, `${place}.of`)}
              onCount={(count) => put({ ...item, count })}
            />
          );
        })}
      </ul>
      {none && <FieldError id="no-items">{sentence(none)}</FieldError>}
      {wish.items.length < mostItems ? (
        <AddItem onAdd={(item) => change({ items: [...wish.items, newItem(item)] })} />
      ) : (
        <p className={styles.full}>{t.lines.full}</p>
      )}
    </>
  );
}
