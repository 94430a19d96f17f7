// npm run assistant:train — trains the assistant's linear models: the router on content/assistant/questions, the
// questions of the articles and those about other matters, and what tells of a danger on content/dangers/said. It writes
// their weights with the hash of what they were trained on; the same questions give the same weights. One question in
// ten is kept from training: by these the margins are set.
import { noDanger } from '#server/features/assistant/knowledge/finding/told-danger.ts';
import { learn, type Tried } from './learn.ts';
import { dangerExamples, questions, saidInTalks } from './questions.ts';

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
const shareOf = ({ guesses }: Tried, at: number) => guesses[at]?.share ?? 0;

/** The least margin from which on the forty guesses next to it are as often right as is wished. */
function marginFor(tried: readonly Tried[], aim: number): number {
  const rising = tried
    .map((one) => ({
      margin: shareOf(one, 0) - shareOf(one, 1),
      right: one.guesses[0]?.name === one.right,
    }))
    .sort((one, other) => one.margin - other.margin);
  const from = rising.findIndex((_, at) => {
    const near = rising.slice(at, at + 40);
    return near.length === 40 && near.filter(({ right }) => right).length >= aim * 40;
  });
  return Math.round((rising[from]?.margin ?? 1) * 100) / 100;
}

const asked = questions();
const routed = learn('router', {
  all: asked,
  places: 32_768,
  more: (tried) => ({ margins: { sure: marginFor(tried, 0.97), likely: marginFor(tried, 0.75) } }),
});
const among = (most: number) =>
  routed.filter(({ right, guesses }) => guesses.slice(0, most).some(({ name }) => name === right)).length;
process.stdout.write(
  `router: ${asked.length} questions; of ${routed.length} kept from training ${percent(among(1), routed.length)} first, ${percent(among(3), routed.length)} among three\n`,
);

/** Of a hundred messages of each kind, how many may be taken for a danger: what is near to one, and what is asked every day. */
const mostFalse = {
  told: { near: 0.06, ordinary: 0.02 },
  /** What costs a line above the ordinary answer. */
  perhaps: { near: 0.2, ordinary: 0.045 },
  /** Of what goes on in a talk, much of it near to one: what is told there alone. A line costs little, a miss may cost a life. */
  inTalk: 0.035,
};
const talks = saidInTalks();
const { told: said, everyday, all: messages } = dangerExamples();
const near = new Set(said.map(({ text }) => text));
const usual = new Set(everyday.map(({ text }) => text));
const shareOfDanger = ({ guesses }: Tried) => guesses.find(({ name }) => name !== noDanger)?.share ?? 0;
/** The share that at most this part of some ordinary messages has. */
function boundOf(tried: readonly Tried[], some: ReadonlySet<string>, most: number): number {
  const shares = tried
    .filter(({ right, text }) => right === noDanger && some.has(text))
    .map(shareOfDanger)
    .sort((one, other) => other - one);
  return Math.ceil((shares[Math.floor(shares.length * most)] ?? 1) * 1000) / 1000;
}
/** The share from which on a message is told as a danger. */
const least = (tried: readonly Tried[], { near: ofNear, ordinary } = mostFalse.told): number =>
  Math.max(boundOf(tried, near, ofNear), boundOf(tried, usual, ordinary));
/** In the middle of a talk it must be surer. */
function leastOfAll(tried: readonly Tried[]) {
  const [told, perhaps] = [least(tried), least(tried, mostFalse.perhaps)];
  return {
    least: told,
    perhaps,
    leastInTalk: Math.max(told, boundOf(tried, talks, mostFalse.inTalk)),
  };
}
const told = learn('danger', {
  all: messages,
  places: 32_768,
  more: leastOfAll,
});
const dangerous = told.filter(({ right }) => right !== noDanger);
const found = dangerous.filter((one) => shareOfDanger(one) >= least(told));
const suspected = dangerous.filter((one) => shareOfDanger(one) >= least(told, mostFalse.perhaps));
process.stdout.write(
  `danger: ${told.length * 10} messages; of ${dangerous.length} dangers kept from training ${percent(found.length, dangerous.length)} found, ${percent(suspected.length, dangerous.length)} with those that cost a line\n`,
);
const named = learn('dangers', {
  all: said.filter((one) => one.class !== noDanger),
  places: 16_384,
  more: (tried) => ({ sure: marginFor(tried, 0.9) }),
});
const right = named.filter((one) => one.guesses[0]?.name === one.right);
process.stdout.write(
  `dangers: of ${named.length} kept from training ${percent(right.length, named.length)} by their own name\n`,
);
