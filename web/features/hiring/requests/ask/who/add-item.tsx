import { useState } from 'react';
import type { HiringKind, Skill } from '#contract/hiring/terms.ts';
import { rentedTypes } from '#contract/marketplace/categories.ts';
import { kinds } from '#contract/marketplace/kinds.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { categoryIcon } from '#web/shared/ui/drawings/category-icons.ts';
import { useSkillText } from '../../../trade-text.ts';
import { hiringKinds, skills } from '../wish/lists.ts';
import type { WishItem } from '../wish/wish.ts';
import styles from './who.module.css';

type Picked = Pick<WishItem, 'of' | 'category' | 'skill'>;

const categoriesOf = (of: HiringKind): readonly string[] =>
  of === 'product' ? rentedTypes : kinds[of].categories;
const hasSkill = (of: HiringKind) => of === 'worker' || of === 'groupWorker';

/** "Something else", and the choice that it opens. */
export function AddItem({ onAdd }: { onAdd: (item: Picked) => void }) {
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

/** People or machines, for which work, and how skilled. */
export function Choice({ onAdd, onCancel }: { onAdd: (item: Picked) => void; onCancel: () => void }) {
  const { lines: t } = useMessages('requests');
  const skillText = useSkillText();
  const label = useCategoryLabel();
  const [picked, setPicked] = useState<Picked>({ of: 'worker', category: '', skill: '' });
  const { of, category, skill } = picked;
  return (
    <Card pad className={styles.choice}>
      <Chips
        legend={t.kind}
        value={of}
        choices={hiringKinds.map((value) => ({ value, label: t.kinds[value] }))}
        onChange={(value) =>
          setPicked({ of: hiringKinds.find((kind) => kind === value) ?? of, category: '', skill: '' })
        }
      />
      <Chips
        legend={t.trade}
        value={category}
        choices={categoriesOf(of).map((value) => ({ value, label: label(value), icon: categoryIcon(value) }))}
        onChange={(value) => setPicked({ ...picked, category: value })}
      />
      {hasSkill(of) && (
        <Chips
          legend={t.skill}
          value={skill}
          choices={[
            { value: '', label: t.anySkill },
            ...skills.map((value) => ({ value, label: skillText({ category, skill: value }) })),
          ]}
          onChange={(value) => setPicked({ ...picked, skill: skillOf(value) })}
        />
      )}
      <div className={styles.buttons}>
        <Button disabled={!category} onClick={() => onAdd(picked)}>
          {t.add}
        </Button>
        <Button kind="line" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </Card>
  );
}

const skillOf = (value: string): Skill | '' => skills.find((skill) => skill === value) ?? '';
