import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { gives, type Tender } from '#contract/contracts/tenders.calls.ts';
import { getRequestPicture } from '#contract/hiring/requests.calls.ts';
import { fetchBytes } from '#web/shared/api/api.ts';
import { count, phoneNumber, siteDay } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { MemoryImage } from '#web/shared/media/memory-image.tsx';
import { useInView } from '#web/shared/media/use-in-view.ts';
import { Modal } from '#web/shared/ui/modal.tsx';
import { Glint } from '#web/shared/ui/skeleton.tsx';
import styles from './tender.module.css';

/** Where it is, what the customer wrote, and their terms. */
export function TenderFacts({ tender, own }: { tender: Tender; own: boolean }) {
  const t = useMessages('tenders');
  const placeName = usePlaceNames();
  const { address, place, pin, phone, description } = tender;
  return (
    <>
      <section className={styles.part} aria-labelledby="site">
        <h2 id="site">{t.site}</h2>
        {description && <p className={styles.description}>{description}</p>}
        <p>{[address, placeName(place), pin].filter(Boolean).join(', ')}</p>
        {!own && phone && (
          <a href={`tel:+91${phone}`} aria-label={t.call(tender.customerName)}>
            {phoneNumber(phone)}
          </a>
        )}
        {!own && !address && <p className={styles.quiet}>{t.addressLater}</p>}
        <Pictures tender={tender} />
      </section>
      <section className={styles.part} aria-labelledby="terms">
        <h2 id="terms">{own ? t.form.wishes : t.terms}</h2>
        <Terms tender={tender} />
      </section>
    </>
  );
}

function Terms({ tender: { wishes } }: { tender: Tender }) {
  const t = useMessages('tenders');
  const language = useLanguage();
  const { pay, from, days, retentionPercent, defectMonths } = wishes;
  return (
    <dl className={styles.terms}>
      <Fact name={t.payIs}>{t.form.pays[pay]}</Fact>
      <Fact name={t.fromIs}>{siteDay(from, language)}</Fact>
      {days !== undefined && <Fact name={t.daysIs}>{count(days)}</Fact>}
      <Fact name={t.retentionIs}>{t.percent(String(retentionPercent))}</Fact>
      <Fact name={t.defectsIs}>{t.months(defectMonths)}</Fact>
      {gives.map((what) => {
        const by = wishes.gives[what];
        return (
          by && (
            <Fact key={what} name={t.form.givesNames[what]}>
              {t.gaveBy[by]}
            </Fact>
          )
        );
      })}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Pictures({ tender: { _id, pictures } }: { tender: Tender }) {
  const t = useMessages('tenders');
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.pictures} aria-label={t.form.pictures.title}>
      {pictures.map((reference, no) => (
        <li key={reference}>
          <Picture id={_id} no={no} />
        </li>
      ))}
    </ul>
  );
}

function Picture({ id, no }: { id: string; no: number }) {
  const t = useMessages('tenders');
  const shell = useMessages('shell');
  const { box, seen } = useInView<HTMLDivElement>();
  const [large, setLarge] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['request-picture', id, no],
    queryFn: ({ signal }) => fetchBytes(getRequestPicture, { params: { id, no }, signal }),
    enabled: seen,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const alt = t.pictureNo(no + 1);
  if (error && !data) return <p className={styles.quiet}>{t.pictureFailed}</p>;
  if (!data)
    return (
      <div ref={box}>
        <Glint height={112} radius={12} />
      </div>
    );
  return (
    <>
      <button type="button" onClick={() => setLarge(true)}>
        <MemoryImage bytes={data} alt={alt} />
      </button>
      <Modal open={large} onClose={() => setLarge(false)} title={alt} closeLabel={shell.close}>
        <MemoryImage bytes={data} alt={alt} className={styles.large} />
      </Modal>
    </>
  );
}
