import type { Bill } from '#contract/contracts/bill.ts';
import type { Quote } from '#contract/contracts/quotes.calls.ts';
import type { AskedQuoter, Tender, TenderShort } from '#contract/contracts/tenders.calls.ts';
import { formerUser } from '#contract/hiring/hiring-words.ts';
import { placeName } from '#server/platform/geo/pin-places.ts';
import type { QuestionRow, TenderRow } from './tender.data.ts';
import type { AskedRow, ShortRow } from './tender-people.data.ts';

export const stateOf = ({ quote, passed_at, seen_at }: AskedRow): AskedQuoter['state'] => {
  if (quote) return quote === 'accepted' ? 'opened' : quote;
  if (passed_at) return 'passed';
  return seen_at ? 'seen' : 'asked';
};

/** What the asking user may see of a tender besides what all its readers see. */
interface TenderSight {
  userId: string;
  now: Date;
  distanceKm: number | undefined;
  quotes: Quote[];
}

interface TenderParts {
  row: TenderRow;
  bill: Bill & { sha256: Buffer };
  people: AskedRow[];
  questions: QuestionRow[];
}

/** Comes to look: who said no since has no business at the site. */
const looks = (person: AskedRow): boolean => person.visit_agreed_at !== null && stateOf(person) !== 'passed';

const presentAsked = (
  person: AskedRow,
  { visitOpen, customer }: { visitOpen: boolean; customer: boolean },
): AskedQuoter => ({
  listing: { kind: person.listing_of, _id: person.listing_id },
  name: person.name ?? formerUser,
  profilePic: person.profile_pic,
  state: stateOf(person),
  ...(person.visit_at && {
    visitAt: person.visit_at.toISOString(),
    visitAgreed: person.visit_agreed_at !== null,
  }),
  ...(visitOpen && looks(person) && { phone: person.phone }),
  ...(customer && person.quote_id && { quote: person.quote_id }),
});

/**
 * A tender as its reader may see it (docs/rules.md#contracts-2): who else was asked, how many, and who asked what, is the
 * customer's alone; address and phone of the site are for who comes to look, until the tender ends.
 */
export function presentTender({ row, bill, people, questions }: TenderParts, sight: TenderSight): Tender {
  const customer = row.customer_id === sight.userId;
  const shown = people.filter(({ user_id }) => customer || user_id === sight.userId);
  const visitOpen = row.status === 'open';
  const comes = !customer && visitOpen && shown.some(looks);
  const { search } = row.source as { search?: string };
  return {
    _id: row.id,
    customerId: row.customer_id,
    customerName: row.customer_name ?? formerUser,
    status: row.status,
    name: row.name,
    of: row.of,
    category: row.category,
    source: { kind: row.source.kind, ...(search !== undefined && { search }) },
    bill: {
      version: row.version,
      sha256: bill.sha256.toString('hex'),
      lines: bill.lines,
      stages: bill.stages,
    },
    wishes: row.wishes,
    pin: row.pin,
    place: placeName(row.pin),
    ...(sight.distanceKm !== undefined && { distanceKm: sight.distanceKm }),
    ...((customer || comes) && { address: row.address }),
    ...(comes && { phone: row.customer_phone }),
    description: row.description,
    pictures: row.pictures,
    opensAt: row.opens_at.toISOString(),
    now: sight.now.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    asked: shown.map((person) => presentAsked(person, { visitOpen: visitOpen && customer, customer })),
    questions: questions.map(({ id, text, answer, author_id }) => ({
      _id: id,
      text,
      answer,
      mine: author_id === sight.userId,
    })),
    quotes: sight.quotes,
    createdAt: row.created_at.toISOString(),
  };
}

export const presentShort = (
  row: ShortRow,
  sight: { now: Date; distanceKm: number | undefined; own: AskedQuoter['state'] | undefined },
): TenderShort => ({
  _id: row.id,
  customerId: row.customer_id,
  customerName: row.customer_name ?? formerUser,
  status: row.status,
  name: row.name,
  of: row.of,
  place: placeName(row.pin),
  ...(sight.distanceKm !== undefined && { distanceKm: sight.distanceKm }),
  opensAt: row.opens_at.toISOString(),
  now: sight.now.toISOString(),
  createdAt: row.created_at.toISOString(),
  lines: row.lines,
  // How many were asked and have answered is the customer's to know.
  asked: sight.own === undefined ? row.asked : 1,
  sealed: sight.own === undefined ? row.sealed : Number(sight.own === 'sealed'),
  opened: sight.own === undefined ? row.opened : Number(sight.own === 'opened'),
  ...(sight.own && { own: sight.own }),
});
