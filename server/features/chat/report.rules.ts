import type { Report, ReportedWork } from '#contract/admin/admin.calls.ts';
import type { Message } from '#contract/chat/chat.calls.ts';
import { recordAct } from '#server/platform/database/audit.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { Page, Paging } from '#server/platform/database/page-cursor.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { type Chat, requireMembership } from './chat.rules.ts';
import { findMessage } from './messages/message.data.ts';
import { messagesPage } from './messages/message-page.data.ts';
import { type Attachment, attachmentOf } from './picture.rules.ts';
import { addReport, findReport, hasLooked, lockReport, setClosed } from './report.data.ts';

/** The other one is not told. @throws AppError 'not-found', 'too-many' */
export async function report(
  chat: Chat,
  caller: Caller,
  { conversationId, reason }: { conversationId: string; reason: string },
): Promise<void> {
  const { otherId } = await requireMembership(chat, caller, conversationId);
  const { db, limits } = chat.services;
  await limits.take('report-by-user', caller.userId);
  await addReport(db, { conversationId, reporterId: caller.userId, reportedId: otherId, reason });
}

/** @throws AppError 'not-found' */
export async function requireReport({ db }: Pick<Services, 'db'>, id: string): Promise<Report> {
  const found = isId(id) ? await findReport(db, id) : undefined;
  if (!found) throw new AppError('not-found');
  return found;
}

async function holdReport(transaction: Db, id: string): Promise<Report> {
  const found = isId(id) ? await lockReport(transaction, id) : undefined;
  if (!found) throw new AppError('not-found');
  return found;
}

/** How the audit log names a report: by the two, never by their words. */
const recordOf = ({ _id: id, reporter, reported }: Report) =>
  ({
    kind: 'report',
    id,
    name: [reporter.fullname, reported.fullname].filter((name) => name !== null).join(', '),
  }) as const;

/**
 * Holds an open report for a look at its conversation, which is written down before anything of it leaves.
 * @param look.again it follows another look of the same admin; anybody can say so, so the log is asked
 */
async function lookInto(
  open: Db,
  admin: Caller,
  { id, again }: { id: string; again: boolean },
): Promise<Report> {
  const found = await holdReport(open, id);
  if (found.closedAt !== null) throw new AppError('not-found');
  if (!again || !(await hasLooked(open, id, admin.userId)))
    await recordAct(open, { act: 'read-report', admin, record: recordOf(found) });
  return found;
}

/** The messages of an open report, newest first. @throws AppError 'not-found' also when it is closed, 'bad-cursor' */
export async function readReported(
  { db }: Pick<Services, 'db'>,
  admin: Caller,
  { id, ...paging }: Paging & { id: string },
): Promise<Page<Message>> {
  return db.transaction().execute(async (open) => {
    const { conversationId, reporter, reported } = await lookInto(open, admin, {
      id,
      again: paging.cursor !== undefined,
    });
    return messagesPage(open, { conversationId, userId: reporter._id, otherId: reported._id }, paging);
  });
}

/** A picture or a voice in it. @throws AppError 'not-found' also when it is closed, or of another conversation */
export async function readReportedAttachment(
  { db, pictures }: Pick<Services, 'db' | 'pictures'>,
  admin: Caller,
  { id, messageId }: { id: string; messageId: string },
): Promise<Attachment> {
  const message = await db.transaction().execute(async (open) => {
    const { conversationId } = await lookInto(open, admin, { id, again: true });
    const found = isId(messageId) ? await findMessage(open, messageId) : undefined;
    if (found?.conversation_id !== conversationId) throw new AppError('not-found');
    return found;
  });
  return attachmentOf(pictures, message);
}

/** What two people offered each other and agreed on; given by app.ts. */
export type WorkBetween = (two: readonly [string, string]) => Promise<ReportedWork>;

/** @throws AppError 'not-found' also when it is closed */
export async function readReportedWork(
  { db }: Pick<Services, 'db'>,
  admin: Caller,
  { id, workBetween }: { id: string; workBetween: WorkBetween },
): Promise<ReportedWork> {
  const { reporter, reported } = await db
    .transaction()
    .execute((open) => lookInto(open, admin, { id, again: true }));
  return workBetween([reporter._id, reported._id]);
}

/** What another admin closed already stays closed as they left it. @throws AppError 'not-found' */
export async function close({ db }: Pick<Services, 'db'>, admin: Caller, id: string): Promise<void> {
  await db.transaction().execute(async (open) => {
    const found = await holdReport(open, id);
    if (found.closedAt !== null) return;
    await setClosed(open, id, admin.userId);
    await recordAct(open, { act: 'close-report', admin, record: recordOf(found) });
  });
}
