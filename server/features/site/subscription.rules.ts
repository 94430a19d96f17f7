import { randomUUID } from 'node:crypto';
import type { Language } from '#contract/accounts/account.ts';
import { paths } from '#contract/paths.ts';
import { switchOffAwayMails } from '#server/features/accounts/notices/away-mails.rules.ts';
import type { Secrets } from '#server/platform/config/keys/secrets.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { queueMail } from '#server/platform/mail/mail-queue.ts';
import type { Services } from '#server/platform/services.ts';
import { confirmSubscriber, deleteSubscriber, rememberSubscriber } from './site.data.ts';

const days7 = 7 * 24 * 3600 * 1000;

type Link = 'confirm' | 'unsubscribe';

/** @param expires milliseconds since 1970; a link to unsubscribe never ends */
const linkToken = (secrets: Secrets, signed: [link: Link, email: string, expires?: number]): string =>
  secrets.sign(JSON.stringify(signed));

/** @throws AppError 'link-invalid' unless the token is ours, for this use, and in time */
function requireEmail(secrets: Secrets, link: Link, token: string | undefined): string {
  const value = token && secrets.verify(token);
  // What we signed we wrote: its shape is known.
  const [use, email, expires] = value ? (JSON.parse(value) as [string, string, number | null]) : [];
  if (use !== link || !email || (expires && expires < Date.now())) throw new AppError('link-invalid');
  return email;
}

/** Asks by mail whether the address's owner wants the news. Nobody learns whether the address was known. */
export async function askToSubscribe(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  email: string,
  language: Language,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await rememberSubscriber(transaction, email, language))) return;
    await queueMail(transaction, {
      act: `subscribe-confirm/${randomUUID()}`,
      to: email,
      language,
      template: 'subscribe-confirm',
      facts: {
        confirmPath: `${paths.confirmSubscription}?token=${linkToken(secrets, ['confirm', email, Date.now() + days7])}`,
        unsubscribePath: `${paths.unsubscribe}?token=${linkToken(secrets, ['unsubscribe', email])}`,
      },
    });
  });
}

/** @throws AppError 'link-invalid' */
export async function confirmSubscription(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  token: string,
): Promise<void> {
  if (!(await confirmSubscriber(db, requireEmail(secrets, 'confirm', token))))
    throw new AppError('link-invalid');
}

/** Of the news, or of the mails about messages: the token says which. Done twice it is done. @throws AppError 'link-invalid' */
export async function endSubscription(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  token: string | undefined,
): Promise<void> {
  if (await switchOffAwayMails(db, secrets, token)) return;
  await deleteSubscriber(db, requireEmail(secrets, 'unsubscribe', token));
}
