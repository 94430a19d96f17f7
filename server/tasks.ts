import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { makeContractsByClock } from './contracts.ts';
import { makeCardsByClock } from './evidence.ts';
import { forgetOldNotices } from './features/accounts/notices/notice.data.ts';
import { sendPush } from './features/accounts/notices/push.rules.ts';
import { forgetExpired } from './features/accounts/users/contacts-seen.data.ts';
import { mailAwayUsers } from './features/chat/unread-mail.job.ts';
import { closeHandedOver, endUnsigned, tellHours } from './features/contracts/papers/by-clock.job.ts';
import { tellSites } from './features/contracts/site-book/tell-sites.job.ts';
import { endFalseCards } from './features/evidence/cards/end-cards.job.ts';
import { makeCheckpoint } from './features/evidence/log/checkpoint.rules.ts';
import { forgetRemoved } from './features/evidence/outside/outside.rules.ts';
import { tellOwed } from './features/hiring/bookings/after/tell-owed.job.ts';
import { moveByClock } from './features/hiring/bookings/endings/move-by-clock.job.ts';
import { tellTomorrow } from './features/hiring/bookings/tell-tomorrow.job.ts';
import { askMornings } from './features/hiring/calendar/morning-question.job.ts';
import { eraseBooks } from './features/hiring/ledger/erase-books.job.ts';
import { tellToConfirm } from './features/hiring/ledger/tell-to-confirm.job.ts';
import { endUnanswered } from './features/hiring/rentals/damage.rules.ts';
import { extendLateReturns } from './features/hiring/rentals/late-returns.job.ts';
import { tellCame } from './features/hiring/requests/tell-came.job.ts';
import { publishDue } from './features/hiring/reviews/publish.rules.ts';
import { scoreAll } from './features/hiring/reviews/rating.data.ts';
import { ageAvailability } from './features/marketplace/age-availability.job.ts';
import { forgetOldIdPictures } from './features/marketplace/providers/id-pictures.rules.ts';
import { forgetUnusedWords } from './features/marketplace/search/vocabulary.data.ts';
import { makeHiringByClock } from './hiring.ts';
import { forgetFailedJobs, type Recurring } from './platform/jobs/jobs.ts';
import { sendQueuedMail, sendWaitingMails } from './platform/mail/send-mails.ts';
import type { Services } from './platform/services.ts';

const mailJob = z.object({ id: z.uuid() });
const pushJob = z.object({ notice: z.uuid(), key: z.uuid() });

// After a start the browsers need a moment to come back: nobody is away for that.
const comeBackMs = 60_000;

/** What the server does by itself: the only list of tasks. An area's own work is named here and in `recurring`. */
export function makeTasks(services: Services): TaskList {
  const startedAt = performance.now();
  const hiring = makeHiringByClock(services);
  const contracts = makeContractsByClock(services);
  const cards = makeCardsByClock(services);
  return {
    mail: (payload) => sendQueuedMail(services, mailJob.parse(payload).id),
    push: (payload) => sendPush(services, pushJob.parse(payload)),
    'send-waiting-mails': () => sendWaitingMails(services),
    'forget-old-id-pictures': () => forgetOldIdPictures(services),
    'mail-away-users': async () => {
      if (performance.now() - startedAt > comeBackMs) await mailAwayUsers(services);
    },
    'move-hiring-by-clock': () => moveByClock(hiring),
    'publish-reviews': async () => {
      await publishDue(hiring);
      await scoreAll(services.db);
    },
    'age-availability': () => ageAvailability(services, new Date()),
    'ask-mornings': () => askMornings(hiring),
    'tell-tomorrow': () => tellTomorrow(hiring),
    'tell-to-confirm': () => tellToConfirm(hiring),
    'erase-books': () => eraseBooks(hiring),
    'tell-owed': () => tellOwed(hiring),
    'tell-came': () => tellCame(hiring),
    'tell-hours': () => tellHours(contracts),
    'end-unsigned': async () => {
      await endUnsigned(contracts);
      await closeHandedOver(contracts);
    },
    'tell-sites': () => tellSites(contracts),
    'end-false-cards': async () => {
      await endFalseCards(cards);
      await forgetRemoved(cards);
    },
    'machines-back': async () => {
      await extendLateReturns(hiring);
      await endUnanswered(hiring);
    },
    'sign-log': async () => void (await makeCheckpoint(services)),
    sweep: async () => {
      await services.pictures.sweep(services.db);
      await forgetExpired(services.db);
      await forgetOldNotices(services.db);
      await forgetUnusedWords(services.pool);
      await forgetFailedJobs(services.pool);
    },
  };
}

/** When they come round (UTC). */
export const recurring: Recurring[] = [
  { task: 'send-waiting-mails', cron: '* * * * *' },
  { task: 'mail-away-users', cron: '* * * * *' },
  { task: 'move-hiring-by-clock', cron: '* * * * *' },
  { task: 'tell-came', cron: '* * * * *' },
  { task: 'tell-hours', cron: '* * * * *' },
  { task: 'end-unsigned', cron: '11 * * * *' },
  { task: 'publish-reviews', cron: '*/15 * * * *' },
  { task: 'age-availability', cron: '*/10 * * * *' },
  // Six in the morning in India.
  { task: 'ask-mornings', cron: '30 0 * * *' },
  // Six in the evening in India: what begins tomorrow, what is owed, news of sites, and on Sundays what waits in books.
  { task: 'tell-tomorrow', cron: '30 12 * * *' },
  { task: 'tell-owed', cron: '40 12 * * *' },
  { task: 'tell-sites', cron: '30 12 * * *' },
  { task: 'tell-to-confirm', cron: '35 12 * * 0' },
  // Two at night in India.
  { task: 'end-false-cards', cron: '30 20 * * *' },
  { task: 'erase-books', cron: '40 20 * * *' },
  { task: 'machines-back', cron: '3 * * * *' },
  { task: 'sign-log', cron: '*/10 * * * *' },
  { task: 'sweep', cron: '17 * * * *' },
  { task: 'forget-old-id-pictures', cron: '41 3 * * *' },
];
