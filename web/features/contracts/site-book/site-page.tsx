import type { EngineerContract, WorkContract } from '#contract/contracts/work-contracts.calls.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { indianTime } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { PageHead } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { BookSeal } from '#web/shared/work-book/book-seal.tsx';
import type { KnownBook, OfContract } from '#web/shared/work-book/books.ts';
import { DownloadCsv } from '#web/shared/work-book/download-csv.tsx';
import { LineMark } from '#web/shared/work-book/sign/line-mark.tsx';
import { UnsentEntries } from '#web/shared/work-book/unsent-entries.tsx';
import { useBook } from '../book-query.ts';
import { NotShown } from '../not-shown.tsx';
import { useContract, useContractNews } from '../papers/contract-queries.ts';
import { Bar } from './bar.tsx';
import { Defects } from './defects.tsx';
import { EngineerStages } from './engineer-site.tsx';
import { Material } from './material.tsx';
import { Money } from './money.tsx';
import { AskedAgain } from './money-sheet.tsx';
import styles from './site.module.css';
import { SiteDock } from './site-dock.tsx';
import { useEntryWords, useUnsentWords } from './site-words.ts';
import { Stages } from './stages.tsx';
import {
  type CertifiedBook,
  type Site,
  useChangedPaper,
  useSite,
  useWorkSite,
  type WorkSite,
} from './use-site.ts';

/** The book of a contract's site: stages, money, material and defects, as both sides tell of them (docs/rules.md#contracts-8). */
export function SitePage() {
  const { id = '' } = useScreenSearch('record');
  const contract = useContract(id);
  const book = useBook(id);
  useContractNews();
  return (
    <div className={`wrap ${styles.page}`}>
      {contract.data && book.data ? (
        contract.data.side === 'engineer' ? (
          <Certified contract={contract.data} book={book.data} query={book} />
        ) : (
          <Known contract={contract.data} book={book.data} query={book} />
        )
      ) : (
        <Missing id={id} query={contract.error ? contract : book} />
      )}
    </div>
  );
}

interface MissingProps {
  id: string;
  query: Parameters<typeof NotShown>[0]['query'];
}

function Missing({ id, query }: MissingProps) {
  const t = useMessages('site-book');
  useTitle(t.title);
  return <NotShown query={query} gone={id === ''} words={t} count={4} />;
}

interface KnownProps extends Pick<MissingProps, 'query'> {
  contract: WorkContract;
  book: KnownBook<OfContract>;
}

function Known({ contract, book, query }: KnownProps) {
  const site = useSite(contract, book);
  // Before both have signed there is no book yet.
  return site ? <OpenSite site={site} /> : <Missing id="" query={query} />;
}

interface CertifiedProps extends Pick<KnownProps, 'book' | 'query'> {
  contract: EngineerContract;
}

/** Who has not said yes is asked on the page of the contract. */
function Certified({ contract, book, query }: CertifiedProps) {
  const site = useWorkSite(contract, book);
  if (!site || book.side !== 'engineer' || !contract.engineer.agreed) return <Missing id="" query={query} />;
  return <EngineerSite site={site} contract={contract} book={book} />;
}

function EngineerSite({
  site,
  contract,
  book,
}: {
  site: WorkSite;
  contract: EngineerContract;
  book: CertifiedBook;
}) {
  const t = useMessages('site-book');
  const placeName = usePlaceNames();
  const wordsOf = useUnsentWords(site);
  const entryWords = useEntryWords(site);
  useTitle(t.title);
  return (
    <>
      <PageHead
        back={<Back contract={contract} />}
        title={t.title}
        lead={t.certifyLead(site.names.customer, site.names.provider, placeName(contract.place))}
      />
      <BookSeal book={book} inPart wordsOf={entryWords} />
      <UnsentEntries unsent={site.unsent} wordsOf={wordsOf} />
      <EngineerStages site={site} book={book} />
      <History site={site} />
    </>
  );
}

function Back({ contract: { _id, name } }: { contract: Pick<WorkContract, '_id' | 'name'> }) {
  return (
    <Link to={paths.contract} search={{ id: _id }} className={styles.back}>
      <Icon name="back" size={22} />
      {name}
    </Link>
  );
}

function OpenSite({ site }: { site: Site }) {
  const t = useMessages('site-book');
  const ledger = useMessages('ledger');
  const placeName = usePlaceNames();
  const wordsOf = useUnsentWords(site);
  const entryWords = useEntryWords(site);
  const { book, contract, unsent, other } = site;
  const changed = useChangedPaper(site);
  useTitle(t.title);
  return (
    <>
      <PageHead
        back={<Back contract={contract} />}
        title={t.title}
        lead={`${t.lead(other, placeName(contract.place))} ${ledger.both}`}
      />
      <BookSeal book={book} changed={changed} wordsOf={entryWords} />
      <Bar site={site} />
      <UnsentEntries
        unsent={unsent}
        wordsOf={wordsOf}
        again={(entry) =>
          entry.refused === 'paid-ahead' ? <AskedAgain site={site} entry={entry} /> : undefined
        }
      />
      {book.entries.every(({ kind }) => kind === 'event') && unsent.length === 0 && (
        <p className={styles.first}>{book.side === 'customer' ? t.firstCustomer : t.firstProvider}</p>
      )}
      <Stages site={site} />
      <Money site={site} />
      <Material site={site} />
      <Defects site={site} />
      <p className={styles.small}>{ledger.howItCounts}</p>
      <div className={styles.acts}>
        <DownloadCsv book={book} />
      </div>
      <History site={site} />
      <SiteDock site={site} />
    </>
  );
}

/** Every line, newest first: who said what, when, and its seal. */
function History({ site }: { site: WorkSite }) {
  const ledger = useMessages('ledger');
  const language = useLanguage();
  const wordsOf = useEntryWords(site);
  const { entries } = site.book;
  const nameOf = (writer: (typeof entries)[number]['side']): string =>
    writer === 'neev' ? ledger.ofPeople.sides.neev : site.names[writer];
  return (
    <details className={styles.fold}>
      <summary>{ledger.history(entries.length)}</summary>
      <ol className={styles.history}>
        {entries.toReversed().map((entry) => (
          <li key={entry._id}>
            <p>
              <b>
                {entry.seq}. {nameOf(entry.side)}
              </b>
              {': '}
              {wordsOf(entry)}
            </p>
            <p className={styles.small}>
              {indianTime(entry.createdAt, language)} · <code>{ledger.seal(entry.hash.slice(0, 12))}</code>
              <LineMark line={entry} />
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}
