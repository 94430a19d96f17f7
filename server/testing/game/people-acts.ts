import { randomUUID } from 'node:crypto';
import { addDays, siteDate } from '#domain/calendar/dates.ts';
import { block, unblock } from '#server/features/hiring/calendar/block.rules.ts';
import {
  answerInvitation,
  inviteMember,
  removeMember,
} from '#server/features/hiring/calendar/member.rules.ts';
import type { Act } from './game.ts';

const blocks: Act = async (game) => {
  const { below, chance, pick } = game.dice;
  const provider = pick(game.providers);
  const listing = pick(provider?.listings ?? []);
  if (!provider || !listing) return;
  const from = addDays(siteDate(game.now), below(6));
  const made = await block(game.hiring, provider.player.userId, {
    clientId: randomUUID(),
    listing,
    from,
    to: addDays(from, below(2)),
    part: chance(0.5) ? 'morning' : 'day',
  });
  game.blocks.push({ id: made._id, by: provider.player });
};

const unblocks: Act = async (game) => {
  const made = game.dice.pick(game.blocks);
  if (made) await unblock(game.hiring, made.by.userId, made.id);
};

/** Workers join the crew, those too who leave Neev later. */
const joins: Act = async (game) => {
  const workers = game.providers.filter(({ listings }) => listings.some(({ kind }) => kind === 'worker'));
  const member = game.dice.pick(workers)?.player;
  if (!member) return;
  const { _id } = await inviteMember(game.hiring, game.crew.player.userId, {
    listing: game.crew.listing,
    userId: member.userId,
  });
  game.members.push({ id: _id, member });
  await answerInvitation(game.hiring, member.userId, { id: _id, accept: game.dice.chance(0.9) });
};

const leaves: Act = async (game) => {
  const made = game.dice.pick(game.members);
  if (made) await removeMember(game.hiring, made.member.userId, made.id);
};

export const peopleActs: Record<string, Act> = { blocks, unblocks, joins, leaves };
