import type { ReactNode } from 'react';
import { count, date } from '#web/shared/i18n/format.ts';
import { isDraft, languages } from '#web/shared/i18n/languages.ts';
import { useInstead, useLanguage, useMessages, useOtherWords } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { useOwnWords } from '../../lines/bill-words.ts';
import { useQuantityText } from '../../lines/quantity-text.ts';
import { AgreedBillShown } from '../agreed-bill-shown.tsx';
import type { Agreement } from '../contract-facts.ts';
import { useRateText } from '../money.ts';
import { TermsShown } from '../terms-shown.tsx';
import styles from './read.module.css';

/** The text of an agreement, from its sides to its last clause. */
export function AgreementText({ agreement }: { agreement: Agreement }) {
  const t = useMessages('papers');
  const placeName = usePlaceNames();
  const { bill, parties, site, left, excluded, terms, clauses } = agreement.body;
  return (
    <>
      <Part title={t.parties}>
        <p>
          {t.sides.customer}: <b>{parties.customer}</b>
        </p>
        <p>
          {t.sides.provider}: <b>{parties.provider}</b>
        </p>
        <p>{[site.address, placeName(site.place), site.pin].filter(Boolean).join(', ')}</p>
      </Part>
      <Part title={t.terms}>
        <TermsShown agreement={agreement} />
      </Part>
      <SinceQuote agreement={agreement} />
      <AgreedBillShown bill={bill} heading={t.billDraft} open />
      {left.length > 0 && (
        <Part title={t.left}>
          <ul className={styles.left}>
            {left.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Part>
      )}
      {excluded && (
        <Part title={t.excluded}>
          <p className={styles.own}>{excluded}</p>
        </Part>
      )}
      {terms && (
        <Part title={t.ownTerms}>
          <p className={styles.own}>{terms}</p>
        </Part>
      )}
      <Part title={t.clausesTitle}>
        <Clauses catalogue={clauses} />
      </Part>
    </>
  );
}

/** In a language that is a draft each stands in a whole one too: what is signed must not hang on a wrong word. */
function Clauses({ catalogue }: { catalogue: Agreement['body']['clauses'] }) {
  const t = useMessages('papers');
  const instead = useInstead();
  const [whole] = useOtherWords('papers', isDraft(useLanguage()) ? [instead] : []);
  return (
    <>
      {whole && <p>{t.clausesDraft(languages[instead].name)}</p>}
      <ol className={styles.clauses}>
        {t.clauses[catalogue].map(({ title, text }, place) => (
          <li key={title}>
            <b>{title}</b>
            <p>{text}</p>
            {whole && <p lang={instead}>{whole.clauses[catalogue][place]?.text}</p>}
          </li>
        ))}
      </ol>
    </>
  );
}

/** A part of a paper under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Terms that are agreed otherwise than they were quoted. */
function useQuotedTerms({ bill, quotedTerms = {} }: Agreement['body']): string[] {
  const t = useMessages('papers');
  const language = useLanguage();
  const { gstPercent, retentionPercent, defectMonths, from, days, excluded, ahead = [] } = quotedTerms;
  const names = new Map(useOwnWords(bill).stages.map(({ no, name }) => [no, name]));
  return [
    gstPercent === null ? t.quotedTerm('GST', t.noGst) : '',
    typeof gstPercent === 'number' ? t.quotedTerm('GST', `${count(gstPercent)} %`) : '',
    retentionPercent === undefined ? '' : t.quotedTerm(t.keptBack, `${count(retentionPercent)} %`),
    defectMonths === undefined ? '' : t.quotedTerm(t.defects, t.months(defectMonths)),
    from === undefined ? '' : t.quotedTerm(t.from, date(from, language)),
    days === undefined ? '' : t.quotedTerm(t.days, t.dayCount(count(days))),
    ...ahead.map(({ stage, percent }) =>
      t.quotedTerm(t.aheadField(names.get(stage) ?? String(stage)), `${count(percent)} %`),
    ),
    excluded === undefined ? '' : t.quotedTerm(t.excluded, excluded || t.nothing),
  ].filter(Boolean);
}

/** Lines that are agreed otherwise than they were quoted. */
function SinceQuote({ agreement: { body } }: { agreement: Agreement }) {
  const t = useMessages('papers');
  const { brought } = useMessages('bill');
  const rateText = useRateText();
  const quantityText = useQuantityText();
  const terms = useQuotedTerms(body);
  const own = useOwnWords(body.bill);
  const lines = body.quoted.flatMap(({ no, rate, line: asked }) => {
    const line = body.bill.lines.find((one) => one.no === no);
    if (!line) return [];
    const agreed = rateText(line).metric;
    const text =
      rate === null ? t.notQuoted(agreed) : t.changedLine(rateText({ ...line, rate }).metric, agreed);
    // Another name, quantity or who brings the material is another line, at whatever rate.
    const was = asked && [asked.name, quantityText(asked.quantity, asked.unit).metric, brought[asked.brings]];
    return [
      {
        no,
        name: own.lines.find((one) => one.no === no)?.name ?? line.name,
        text: rate === line.rate ? '' : text,
        was: was && t.askedAs(was.join(', ')),
      },
    ];
  });
  if (lines.length === 0 && terms.length === 0) return null;
  return (
    <Part title={t.changedLines}>
      <ul className={styles.left}>
        {lines.map(({ no, name, text, was }) => (
          <li key={no}>
            <b>{name}</b>: {[text, was].filter(Boolean).join('; ')}
          </li>
        ))}
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </Part>
  );
}
