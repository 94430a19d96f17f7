import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './tabs.module.css';

type TabsProps = {
  /** Names the row of tabs. */
  label: string;
  tabs: { value: string; label: ReactNode }[];
  value: string;
  onChange: (value: string) => void;
  /** The panel of the chosen tab. */
  children: ReactNode;
};

/** A row of tabs over one panel; arrow keys move along the row. */
export function Tabs({ label, tabs, value, onChange, children }: TabsProps) {
  const id = useId();
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const place = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[(place + step + tabs.length) % tabs.length];
    if (!next) return;
    onChange(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  };
  return (
    <>
      <div className={styles.row} role="tablist" aria-label={label} onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            className={styles.tab}
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
