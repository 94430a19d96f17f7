import { useState } from 'react';
import type { Plan } from '#domain/house/model/model.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import styles from './controls/model.module.css';
import { Stage } from './stage.tsx';

/** The house to walk round and through; a still drawing of it until it has come, and where there is no WebGL. */
export function Model({ plan }: { plan: Plan }) {
  const t = useMessages('house');
  const [turn, setTurn] = useState(0);
  return (
    <section className={styles.model} id="model" aria-labelledby="model-title">
      <h2 id="model-title">{t.model}</h2>
      <p className={styles.lead}>{t.modelLead}</p>
      {/* Another turn is another try. */}
      <Stage key={turn} plan={plan} onRetry={() => setTurn(turn + 1)} />
    </section>
  );
}
