import { paths } from '#contract/paths.ts';
import { repairForms } from '#domain/estimate/bill/repair-forms.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Card, PageHead } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import styles from './start-bill.module.css';

const { engineerFee: _, ...repairs } = repairForms;
const repairNames = Object.keys(repairs) as (keyof typeof repairs)[];

/** Where a bill begins: a repair, a house, an engineer, or lines of one's own. */
export function StartBill() {
  const t = useMessages('bill');
  // Who comes from somebody's profile asks them, whatever the work is.
  const { to } = useScreenSearch('bill');
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={t.title} lead={t.startLead} />
      <section className={styles.part} aria-labelledby="repairs">
        <h2 id="repairs">{t.repairs}</h2>
        <ul className={styles.forms}>
          {repairNames.map((form) => (
            <li key={form}>
              <Link to={paths.bill} search={{ form, to }}>
                {t.forms[form]}
                <Icon name="right" size={22} />
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.cards}>
        <Card as="section" pad className={styles.card} aria-labelledby="whole">
          <h2 id="whole">{t.whole}</h2>
          <p className="muted">{t.wholeText}</p>
          <Link to={paths.houseForm} search={{ to }} className={buttonClass({ kind: 'soft' })}>
            {t.drawHouse}
          </Link>
        </Card>
        <Card as="section" pad className={styles.card} aria-labelledby="engineer">
          <h2 id="engineer">{t.engineer}</h2>
          <p className="muted">{t.engineerText}</p>
          <Link
            to={paths.bill}
            search={{ form: 'engineerFee', to }}
            className={buttonClass({ kind: 'soft' })}
          >
            {t.askEngineer}
          </Link>
        </Card>
        <Card as="section" pad className={styles.card} aria-labelledby="own">
          <h2 id="own">{t.own}</h2>
          <p className="muted">{t.ownText}</p>
          <Link to={paths.bill} search={{ form: 'typed', to }} className={buttonClass({ kind: 'soft' })}>
            {t.typeOwn}
          </Link>
        </Card>
      </div>
    </div>
  );
}
