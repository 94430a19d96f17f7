import { useEffect, useState } from 'react';
import type { HiringKind } from '#contract/hiring/terms.ts';
import { kindCategories } from '#contract/marketplace/categories.ts';
import { machineCategories, machineKeys, tradeKeys } from '#contract/marketplace/trades.ts';
import { askedIn } from '#domain/wish/trades-of.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import type { WishItem } from '../wish/wish.ts';
import styles from './who.module.css';

type Found = Pick<WishItem, 'of' | 'category' | 'trade'>;
type Names = typeof import('#domain/wish/trade-search.ts');

/** More are no answer to what was typed. */
const most = 12;

/** What people call trades and machines: it comes while one types, and without a line not at all. */
function useNames(asked: boolean): Names | undefined {
  const [names, setNames] = useState<Names>();
  useEffect(() => {
    if (asked) void import('#domain/wish/trade-search.ts').then(setNames, () => undefined);
  }, [asked]);
  return names;
}

/** Trades and machines by their names in the reader's language, and by what people call them in any. */
export function FindTrade({ of, onPick }: { of: HiringKind; onPick: (found: Found) => void }) {
  const { lines: t } = useMessages('requests');
  const label = useCategoryLabel();
  const [typed, setTyped] = useState('');
  const asked = typed.trim();
  const names = useNames(asked !== '');
  const called = asked && names ? names.keysCalled(asked) : undefined;
  const isNamed = (key: string): boolean => {
    if (called?.has(key)) return true;
    const name = label(key);
    return names
      ? names.begins(names.heard(name), names.heard(asked))
      : name.toLowerCase().includes(asked.toLowerCase());
  };
  const found = asked ? [...tradeKeys, ...machineKeys].filter(isNamed).slice(0, most) : [];
  const pick = (key: string) => {
    const trade = tradeKeys.find((one) => one === key);
    const machine = machineKeys.find((one) => one === key);
    setTyped('');
    if (machine) onPick({ of: 'product', category: machineCategories[machine], trade: '' });
    else if (trade)
      onPick({ trade, ...askedIn(trade, { of, categories: of === 'product' ? [] : kindCategories[of] }) });
  };
  return (
    <div className={styles.find}>
      <Field label={t.find} hint={t.findHint}>
        <TextInput
          type="search"
          icon="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      {asked && (
        <div role="status" className={styles.found}>
          {found.map((key) => (
            <Button key={key} kind="soft" size="sm" onClick={() => pick(key)}>
              {label(key)}
            </Button>
          ))}
          {found.length === 0 && <p>{t.notFound(asked)}</p>}
        </div>
      )}
    </div>
  );
}
