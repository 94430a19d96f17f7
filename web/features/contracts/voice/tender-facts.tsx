import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { siteHour } from '#web/shared/i18n/format.ts';
import { useLanguage } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Face } from '#web/shared/voice/face.tsx';
import type { Saying } from '#web/shared/voice/speech.ts';
import { useSay } from '#web/shared/voice/use-say.ts';
import styles from './contracts.module.css';
import { StagePicture } from './stage-picture.tsx';
import { useWhen } from './when.ts';

/** Who brings the material of all lines; nothing where both do. */
function keyOfMaterial({ bill: { lines } }: Tender): 'matYours' | 'matTheirs' | undefined {
  if (lines.every(({ brings }) => brings === 'provider')) return 'matYours';
  return lines.every(({ brings }) => brings === 'customer') ? 'matTheirs' : undefined;
}

/** Who asks, for what work and where, and when prices open. */
export function useTenderSayings({ customerName, name: work, place, opensAt }: Tender): Saying[] {
  const { key, name } = useSay();
  const placeName = usePlaceNames();
  const when = useWhen();
  return [name(customerName), name(placeName(place)), name(work), key('tenderOpens'), ...when.hour(opensAt)];
}

export function TenderFacts({ tender }: { tender: Tender }) {
  const { words } = useSay();
  const placeName = usePlaceNames();
  const { customerName, place, name, bill, description } = tender;
  const material = keyOfMaterial(tender);
  return (
    <>
      <Face name={customerName} place={placeName(place)} />
      <Hour opensAt={tender.opensAt} />
      <p className={styles.work}>
        <b>{name}</b>
      </p>
      <ul className={styles.stages}>
        {bill.stages.map(({ no, key, name: called }) => (
          <li key={no} title={called}>
            <StagePicture of={key} size={36} />
            <span className="sr">{called}</span>
          </li>
        ))}
      </ul>
      {material && (
        <p className={styles.material}>
          <Icon name="truck" size={28} />
          <span>{words[material]}</span>
        </p>
      )}
      {description && <p className={styles.work}>{description}</p>}
    </>
  );
}

/** The hour until which prices are locked. */
export function Hour({ opensAt }: Pick<Tender, 'opensAt'>) {
  const language = useLanguage();
  return (
    <p className={styles.hour}>
      <Icon name="lock" size={28} />
      <span>{siteHour(opensAt, language)}</span>
    </p>
  );
}
