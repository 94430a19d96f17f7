import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { forgetExpired } from './account/account.data.ts';
import { sendQueuedMail, sendWaitingMails } from './mails/send-mails.ts';
import type { Recurring } from './platform/jobs.ts';
import type { Services } from './platform/services.ts';

const mailJob = z.object({ id: z.uuid() });

/** What the server does by itself: the only list of tasks. An area's own work is named here and in `recurring`. */
export function makeTasks(services: Services): TaskList {
  return {
    mail: (payload) => sendQueuedMail(services, mailJob.parse(payload).id),
    'send-waiting-mails': () => sendWaitingMails(services),
    sweep: async () => {
      await services.pictures.sweep(services.db);
      await forgetExpired(services.db);
    },
  };
}

/** When they come round (UTC). */
export const recurring: Recurring[] = [
  { task: 'send-waiting-mails', cron: '* * * * *' },
  { task: 'sweep', cron: '17 * * * *' },
];
