import * as calls from '#contract/admin/admin.calls.ts';
import * as suspensionCalls from '#contract/admin/suspensions.calls.ts';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import { recordAct } from '#server/platform/database/audit.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Register } from '#server/platform/route.ts';
import type { Services } from '#server/platform/services.ts';
import { auditLogPage, countEverything, findNeighbours } from './admin.data.ts';
import { contactMessagesPage, deleteMessage, setMessageRead } from './contact-messages.data.ts';
import { suspendedPage } from './suspension.data.ts';
import { lift, nameHelper, readAccount, type StopWork, suspend } from './suspension.rules.ts';

export function suspensionRoutes(register: Register, services: Services, stopWork: StopWork): void {
  register(suspensionCalls.getAccount, async ({ params }) => ({
    data: await readAccount(services, params.id),
  }));
  register(suspensionCalls.suspendAccount, async ({ params, body, caller }) => {
    await suspend(services, caller, { id: params.id, ...body, stopWork });
    return { data: null };
  });
  register(suspensionCalls.liftSuspension, async ({ params, caller }) => {
    await lift(services, caller, params.id);
    return { data: null };
  });
  register(suspensionCalls.nameHelper, async ({ params, body, caller }) => {
    await nameHelper(services, caller, { id: params.id, ...body });
    return { data: null };
  });
  register(suspensionCalls.getSuspended, ({ query }) => suspendedPage(services.db, query));
}

/** What an admin does to records of other areas; given by app.ts. */
export interface RecordActs {
  sendBackProvider(
    services: Services,
    admin: Caller,
    record: { kind: ProviderKind; id: string; reason: string },
  ): Promise<void>;
  sendBackProduct(services: Services, admin: Caller, record: { id: string; reason: string }): Promise<void>;
  /** @returns WebP; the look is written down first */
  lookAtIdPicture(
    services: Services,
    admin: Caller,
    record: { kind: ProviderKind; id: string },
  ): Promise<Buffer>;
}

export function adminRoutes(register: Register, services: Services, acts: RecordActs): void {
  const { db } = services;

  register(calls.getOverview, async () => ({ data: await countEverything(db) }));

  register(calls.sendBack, async ({ body: { kind, ...record }, caller }) => {
    if (kind === 'product') await acts.sendBackProduct(services, caller, record);
    else await acts.sendBackProvider(services, caller, { kind, ...record });
    return { data: null };
  });

  register(calls.getNeighbours, async ({ params: { kind, id }, query }) => {
    const from = { kind, id, open: query.verified !== undefined };
    const data = isId(id) ? await findNeighbours(db, from) : undefined;
    if (!data) throw new AppError('user-missing');
    return { data };
  });

  register(calls.getIdPicture, async ({ params, caller }, reply) => {
    const picture = await acts.lookAtIdPicture(services, caller, params);
    reply.type('image/webp').header('cache-control', 'no-store');
    return picture;
  });

  register(calls.getAuditLog, ({ query }) => auditLogPage(db, query));

  register(calls.getContactMessages, ({ query }) => contactMessagesPage(db, query));

  register(calls.markContactMessageRead, async ({ params, body }) => {
    await setMessageRead(db, params.id, body.read);
    return { data: null };
  });

  register(calls.deleteContactMessage, async ({ params, caller }) => {
    await db.transaction().execute(async (transaction) => {
      await deleteMessage(transaction, params.id);
      // Who wrote it is private: the line names the message by its id alone.
      const record = { kind: 'contactMessage', id: params.id, name: '' } as const;
      await recordAct(transaction, { act: 'delete', admin: caller, record });
    });
    return { data: null };
  });
}
