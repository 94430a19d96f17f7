type Texts<Name extends string> = { [Parameter in Name]?: string };

/** A reader of parameters that are text. One that the address lacks, or that is something else, is absent. */
const texts =
  <const Name extends string>(...names: Name[]) =>
  (search: Record<string, unknown>): Texts<Name> => {
    const found: Texts<Name> = {};
    for (const name of names) {
      const value = search[name];
      if (typeof value === 'string') found[name] = value;
    }
    return found;
  };

/** A house by its answers, with its bill and its place. */
const houseNames = [
  'land',
  'rooms',
  'parking',
  'area',
  'floors',
  'finish',
  'plan',
  'bedrooms',
  'parents',
  'road',
  'vastu',
  'shop',
  'authority',
  'corner',
  'setbacks',
  // What was done to the plan by hand.
  'changes',
  'rates',
  // What the bill holds, and the place whose prices it takes.
  'extras',
  'place',
  'pin',
] as const;

/** What a screen's address says after `?`, by what the screen shows. */
export const searchReaders = {
  /** `edit`: the id of the record that the form changes. */
  form: texts('edit'),
  /** `verified`: 'false' where one steps among those that are not. */
  record: texts('id', 'verified'),
  /** Worker mode: `step`, the question; `id`: of the tender or the contract. */
  voice: texts('step', 'id'),
  /** `view`: a machine's hand-over, its return, or what broke. */
  booking: texts('id', 'view'),
  profile: texts('role', 'id'),
  list: texts(
    'category',
    'trade',
    'company',
    'maxPrice',
    'maxExperience',
    'city',
    'near',
    'radiusKm',
    'available',
    'freeFrom',
    'freeTo',
    'freePart',
    'freeCount',
    'q',
    'sort',
    'applied',
  ),
  adminList: texts('q', 'verified'),
  /** `kind`: of the shared questions that are shown. */
  knowledge: texts('kind'),
  /** `token`: of a mailed link that answers without a login. */
  stillFree: texts('token'),
  /** `member`: a user to ask into one's crew. */
  calendar: texts('member'),
  /** `c`: the id of the conversation that is open. */
  chat: texts('c'),
  /** `to`: chosen listings, `worker:ID,product:ID`; `items`: a wish (contract/hiring/wish-search.ts); `step`: 1 to 4; the rest of a chosen machine, as its page has it. */
  hire: texts(
    'to',
    'of',
    'category',
    'pin',
    'step',
    'from',
    'days',
    'startTime',
    'hours',
    'count',
    'price',
    'operator',
    'items',
    'restDays',
    'part',
    'place',
  ),
  /** `step`: of writing a price; `listing`: for which of one's own. */
  quote: texts('id', 'step', 'listing'),
  /** `paper`: the one that is read; `view`: the kind of paper that is written. */
  contract: texts('id', 'paper', 'view'),
  /** `tab`: forMe, asked, booked or done. */
  work: texts('tab'),
  /** `article`: the id of the article that lies over the page. */
  assistant: texts('article'),
  /** `from`: path of the page that the words stand on. */
  words: texts('from'),
  /** `next`: where one goes on to after the login. */
  register: texts('step', 'next'),
  /** A house as below, or `form`: of a repair, or `id`: of a tender with that bill; `to`: who is asked, `contractor:ID`; `step`: 'ask'. */
  bill: texts('form', 'id', 'to', 'step', ...houseNames),
  /** `with`: the plan to compare with, as an address of its own; `to`: who is asked for prices of its bill. */
  house: texts(...houseNames, 'with', 'to'),
} as const;

export type ScreenSearchName = keyof typeof searchReaders;
export type ScreenSearch<Name extends ScreenSearchName> = ReturnType<(typeof searchReaders)[Name]>;

type ParameterName = { [Name in ScreenSearchName]: keyof ScreenSearch<Name> }[ScreenSearchName];
/** A link's parameters may be those that some screen knows, and no other. */
export type KnownSearch = Texts<ParameterName>;
