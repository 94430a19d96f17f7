import { cardSaid } from '#domain/evidence/card-said.ts';
import type { OwnData } from '#server/features/accounts/own-data/own-data.ts';
import { cardsOfUser, partFromOwner } from '../cards/card.data.ts';
import { outsideOf } from '../outside/outside.data.ts';
import { outsideView } from '../outside/outside.view.ts';

/** What evidence holds of a user. The account ends, and the card in the pocket stays good; days outside go with the user. */
export const evidenceOwnData: OwnData = {
  async export(db, userId) {
    const cards = await cardsOfUser(db, userId);
    return {
      workCards: cards.map(({ idx, token, issued_at, expires_at, ended_at, ended_why, consent_version }) => ({
        ...{ idx, issuedAt: issued_at, expiresAt: expires_at, endedAt: ended_at, endedWhy: ended_why },
        consentVersion: consent_version,
        says: token === null ? null : cardSaid(token),
      })),
      outsideDays: (await outsideOf(db, userId)).map(outsideView),
    };
  },
  async erase(db, userId) {
    await partFromOwner(db, userId);
  },
};
