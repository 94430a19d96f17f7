import { setTimeout as delay } from 'node:timers/promises';
import { type CutProxy, makeRandom, startCutProxy } from '../../../e2e/support/cut-proxy.ts';
import { makeAnswers } from '../answers.ts';
import { type ChatHand, makeChat, type Strand } from '../hands/chat.ts';
import { judge, type Outcome } from '../outcome.ts';
import { type Citizen, codesOfOutbox, requireCitizen } from '../people.ts';
import { onStage, type Stage } from '../stage.ts';

const pairs = 10;
const strandsEach = 2;
/** One send in five meets a cut. */
const share = 0.2;
/** Milliseconds from the send; a message is answered after some three of them on an idle machine. */
const latest = 12;

/**
 * Every line goes through a proxy that cuts it: before a message leaves, while it is saved, or before its acknowledgement is
 * back.
 */
export async function cutLines(messages: number): Promise<Outcome & { cuts: number }> {
  const seed = Number(process.env.SEED ?? Date.now() % 100_000);
  process.stderr.write(`SEED=${seed} repeats these cuts\n`);
  return onStage({}, async (stage) => {
    const { chat, proxies, answers } = await openLines(stage);
    const each = Math.ceil(messages / chat.strands.length);
    await Promise.all(
      chat.strands.map((strand, nth) => {
        const proxy = proxies[Math.floor(nth / strandsEach)];
        if (!proxy) throw new Error('every line has a proxy');
        return writeUnderCuts({ chat, strand, proxy, random: makeRandom(seed + nth), each });
      }),
    );
    const outcome = await judge(stage, { hands: [chat], answers, servedMs: [] });
    const cuts = proxies.reduce((sum, proxy) => sum + proxy.cuts, 0);
    for (const proxy of proxies) proxy.close();
    return { ...outcome, cuts };
  });
}

interface Writing {
  chat: ChatHand;
  strand: Strand;
  proxy: CutProxy;
  random: () => number;
  each: number;
}

async function writeUnderCuts({ chat, strand, proxy, random, each }: Writing): Promise<void> {
  for (let nth = 0; nth < each; nth += 1) {
    const isCut = random() < share;
    const [before, after] = [random() < 1 / 3, random() * latest];
    if (isCut && before) void proxy.trouble('drop', 0);
    const written = chat.write(strand);
    if (isCut && !before) {
      await delay(after);
      void proxy.trouble('drop', 0);
    }
    await written;
  }
}

async function openLines(stage: Stage) {
  const answers = makeAnswers();
  const target = { address: stage.address, answers };
  const codeFor = codesOfOutbox(stage.dataDir);
  const person = (name: string): Promise<Citizen> => requireCitizen(target, codeFor, name);
  const sides: [Citizen, Citizen][] = [];
  const proxies: CutProxy[] = [];
  for (let nth = 1; nth <= pairs; nth += 1) {
    sides.push([await person(`Asha Cut ${nth}`), await person(`Ravi Cut ${nth}`)]);
    for (let side = 0; side < 2; side += 1)
      proxies.push(await startCutProxy(() => Number(new URL(stage.address()).port)));
  }
  let line = 0;
  const addressFor = () => proxies[line++]?.address ?? '';
  return { chat: await makeChat(target, { pairs: sides, addressFor, strandsEach }), proxies, answers };
}
