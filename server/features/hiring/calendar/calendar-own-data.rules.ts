import type { OwnData } from '#server/features/accounts/own-data/own-data.ts';
import type { HiringByClock } from '../hiring.ts';
import { allBlocks, removeBlocksOf } from './block.data.ts';
import { membersAround } from './member.data.ts';
import { endMembership } from './member.rules.ts';
import { retirePerson } from './seat.data.ts';

/** What this area holds of a user. Whose account ends leaves their crews first: the crews keep their work. */
export const calendarOwnData = ({ now }: Pick<HiringByClock, 'now'>): OwnData => ({
  async export(db, userId) {
    const members = await membersAround(db, userId);
    return {
      blockedDays: await allBlocks(db, userId),
      crews: members
        .filter((member) => member.userId === userId)
        .map(({ crewName, leaderName, status, createdAt }) => ({ crewName, leaderName, status, createdAt })),
    };
  },
  async erase(db, userId) {
    for (const member of await membersAround(db, userId))
      if (member.userId === userId) await endMembership(db, member, now());
    await removeBlocksOf(db, userId);
    await retirePerson(db, userId);
  },
});
