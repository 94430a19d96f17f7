import type { ProblemName } from '#contract/problems.ts';
import type { Settings } from '#server/platform/config/settings/settings.ts';

/** What can be abused, how often it may be done, and in how many seconds. */
export const rules = {
  'code-wait': { points: 1, seconds: 60 },
  'code-by-caller-and-address': { points: 5, seconds: 3600 },
  'code-by-address': { points: 15, seconds: 3600 },
  'code-by-device': { points: 5, seconds: 3600 },
  'code-by-caller': { points: 200, seconds: 3600 },
  'code-refused-by-caller': { points: 200, seconds: 3600 },
  'signup-by-caller': { points: 100, seconds: 3600 },
  'address-lookup-by-caller': { points: 20, seconds: 3600 },
  'code-try-by-caller': { points: 60, seconds: 600 },
  'code-try-by-device': { points: 20, seconds: 600 },
  'helped-code-by-user': { points: 60, seconds: 86_400 },
  'helped-by-user': { points: 20, seconds: 86_400 },
  'helped-code-by-helper': { points: 600, seconds: 86_400 },
  'helped-by-helper': { points: 200, seconds: 86_400 },
  'login-by-caller': { points: 60, seconds: 900 },
  'login-by-address-and-caller': { points: 10, seconds: 900 },
  'login-by-address': { points: 100, seconds: 3600 },
  'login-by-device': { points: 10, seconds: 900 },
  'own-password-by-user': { points: 10, seconds: 900 },
  'second-code-by-user': { points: 20, seconds: 3600 },
  'contact-by-caller': { points: 5, seconds: 3600 },
  'words-by-caller': { points: 20, seconds: 3600 },
  'subscribe-by-caller': { points: 10, seconds: 3600 },
  'subscribe-by-address': { points: 2, seconds: 3600 },
  'link-by-caller': { points: 60, seconds: 3600 },
  'wish-by-caller': { points: 60, seconds: 60 },
  'matches-by-caller': { points: 60, seconds: 60 },
  'share-picture-by-caller': { points: 120, seconds: 60 },
  'sitemap-by-caller': { points: 30, seconds: 60 },
  'wait-by-user': { points: 20, seconds: 86_400 },
  'request-by-user': { points: 20, seconds: 86_400 },
  'invitation-by-user': { points: 30, seconds: 86_400 },
  'asked-by-user': { points: 200, seconds: 86_400 },
  'tender-by-user': { points: 10, seconds: 86_400 },
  'quote-by-user': { points: 60, seconds: 86_400 },
  'tender-question-by-user': { points: 30, seconds: 86_400 },
  'tender-change-by-user': { points: 200, seconds: 86_400 },
  'paper-by-user': { points: 60, seconds: 86_400 },
  // Of books that one call reads whole: some ten calls of two people who filled their days' quota for a month.
  'book-lines-by-user': { points: 2_000_000, seconds: 3600 },
  'statement-file-by-user': { points: 60, seconds: 86_400 },
  'card-by-user': { points: 20, seconds: 86_400 },
  'outside-by-user': { points: 10, seconds: 86_400 },
  'open-quote-by-caller': { points: 60, seconds: 3600 },
  'offer-by-user': { points: 100, seconds: 86_400 },
  'device-by-user': { points: 100, seconds: 3600 },
  'entry-by-user': { points: 2000, seconds: 86_400 },
  'review-by-user': { points: 30, seconds: 86_400 },
  'damage-by-user': { points: 10, seconds: 86_400 },
  'checklist-by-user': { points: 300, seconds: 86_400 },
  'cosignature-by-caller': { points: 60, seconds: 3600 },
  'still-free-by-caller': { points: 60, seconds: 3600 },
  'hire-picture-by-user': { points: 100, seconds: 86_400 },
  'picture-by-user': { points: 20, seconds: 86_400 },
  'gallery-by-user': { points: 100, seconds: 86_400 },
  'upload-by-user': { points: 40, seconds: 86_400 },
  'chat-picture-by-user': { points: 100, seconds: 86_400 },
  'voice-by-user': { points: 60, seconds: 86_400 },
  'write-by-user': { points: 240, seconds: 600 },
  'read-by-user': { points: 1200, seconds: 60 },
  'anyone-by-caller': { points: 600, seconds: 60 },
  'message-by-user': { points: 60, seconds: 60 },
  'ask-by-caller': { points: 240, seconds: 600 },
  'ask-by-user': { points: 60, seconds: 600 },
  'ask-by-user-and-day': { points: 400, seconds: 86_400 },
  'conversation-by-user': { points: 30, seconds: 86_400 },
  'report-by-user': { points: 10, seconds: 3600 },
  'typing-by-user': { points: 40, seconds: 60 },
  'look-by-user': { points: 120, seconds: 60 },
  'event-by-user': { points: 1200, seconds: 60 },
  'data-download-by-user': { points: 10, seconds: 3600 },
} as const;

export type LimitName = keyof typeof rules;

/** A helper named by an admin has so many times the quota of another. */
const namedHelperTimes = 10;
/** Codes that a helper may ask for, to one that is used. */
const codesForOne = 3;

/** Tries in ten minutes to a code in an hour. */
const triesOfCode = 0.3;

/** What an operator sets: a café and a carrier's customers share one address. */
export const pointsOf = ({
  codesPerNetwork,
  signupsPerNetwork,
  helpedPerDay,
}: Pick<Settings, 'codesPerNetwork' | 'signupsPerNetwork' | 'helpedPerDay'>): Partial<
  Record<LimitName, number>
> => ({
  'code-by-caller': codesPerNetwork,
  // Who has an account is found out by the refusal, and sent the other code.
  'code-refused-by-caller': codesPerNetwork,
  'code-try-by-caller': Math.max(
    rules['code-try-by-caller'].points,
    Math.ceil(codesPerNetwork * triesOfCode),
  ),
  'signup-by-caller': signupsPerNetwork,
  'helped-by-user': helpedPerDay,
  'helped-code-by-user': helpedPerDay * codesForOne,
  'helped-by-helper': helpedPerDay * namedHelperTimes,
  'helped-code-by-helper': helpedPerDay * namedHelperTimes * codesForOne,
});

const ownProblems = new Map<LimitName, ProblemName>([
  ['code-wait', 'code-wait'],
  ['upload-by-user', 'upload-quota'],
  ['picture-by-user', 'picture-quota'],
  ['conversation-by-user', 'chat-many'],
]);

export const problemOf = (name: LimitName) => ownProblems.get(name) ?? 'too-many';
