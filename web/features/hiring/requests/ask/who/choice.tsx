import { type ReactNode, useState } from 'react';
import type { HiringKind, Skill } from '#contract/hiring/terms.ts';
import { kindCategories } from '#contract/marketplace/categories.ts';
import type { TradeKey } from '#contract/marketplace/trades.ts';
import { rentedByHeading, tradesOf } from '#domain/wish/trades-of.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { categoryIcon } from '#web/shared/ui/drawings/category-icons.ts';
import { useSkillText } from '../../../trade-text.ts';
import { hiringKinds, skills } from '../wish/lists.ts';
import type { WishItem } from '../wish/wish.ts';
import { FindTrade } from './find-trade.tsx';
import styles from './who.module.css';

export type Picked = Pick<WishItem, 'of' | 'category' | 'trade' | 'skill'>;

/** Categories by the headings under which they stand; people's have none. */
const groupsOf = (of: HiringKind): readonly (readonly [string, readonly string[]])[] =>
  of === 'product' ? rentedByHeading : [['', kindCategories[of]]];
const hasSkill = (of: HiringKind) => of === 'worker' || of === 'groupWorker';

const nobody: Picked = { of: 'worker', category: '', trade: '', skill: '' };

/** People or machines, for which work, and how skilled: found by name, or chosen step by step. */
export function Choice({ onAdd, onCancel }: { onAdd: (item: Picked) => void; onCancel: () => void }) {
  const { lines: t } = useMessages('requests');
  const [picked, setPicked] = useState(nobody);
  const { of, category } = picked;
  return (
    <Card pad className={styles.choice}>
      <FindTrade of={of} onPick={(found) => setPicked({ ...nobody, ...found })} />
      <Chips
        legend={t.kind}
        value={of}
        choices={hiringKinds.map((value) => ({ value, label: t.kinds[value] }))}
        onChange={(value) => setPicked({ ...nobody, of: hiringKinds.find((kind) => kind === value) ?? of })}
      />
      <Categories picked={picked} onPick={(value) => setPicked({ ...picked, category: value, trade: '' })} />
      <Trades picked={picked} onPick={(trade) => setPicked({ ...picked, trade })} />
      {hasSkill(of) && <Skills picked={picked} onPick={(skill) => setPicked({ ...picked, skill })} />}
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

interface PartProps<Value> {
  picked: Picked;
  onPick: (value: Value) => void;
}

function Categories({ picked: { of, category }, onPick }: PartProps<string>): ReactNode {
  const { lines: t } = useMessages('requests');
  const label = useCategoryLabel();
  return groupsOf(of).map(([heading, values], at) => (
    <Chips
      key={heading}
      legend={at === 0 ? t.trade : label(`heading ${heading}`)}
      value={category}
      choices={values.map((value) => ({ value, label: label(value), icon: categoryIcon(value) }))}
      onChange={onPick}
    />
  ));
}

function Trades({ picked: { category, trade }, onPick }: PartProps<TradeKey | ''>) {
  const { lines: t } = useMessages('requests');
  const label = useCategoryLabel();
  const offered = tradesOf(category);
  if (offered.length === 0) return null;
  return (
    <Chips
      legend={t.exactly}
      value={trade}
      choices={[
        { value: '', label: t.anyTrade },
        ...offered.map((value) => ({ value, label: label(value) })),
      ]}
      onChange={(value) => onPick(offered.find((key) => key === value) ?? '')}
    />
  );
}

function Skills({ picked: { category, skill }, onPick }: PartProps<Skill | ''>) {
  const { lines: t } = useMessages('requests');
  const skillText = useSkillText();
  return (
    <Chips
      legend={t.skill}
      value={skill}
      choices={[
        { value: '', label: t.anySkill },
        ...skills.map((value) => ({ value, label: skillText({ category, skill: value }) })),
      ]}
      onChange={(value) => onPick(skills.find((one) => one === value) ?? '')}
    />
  );
}
