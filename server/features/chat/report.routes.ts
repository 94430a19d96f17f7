import * as calls from '#contract/admin/admin.calls.ts';
import { reportConversation } from '#contract/chat/chat.calls.ts';
import type { Register } from '#server/platform/route.ts';
import type { Chat } from './chat.rules.ts';
import { reportsPage } from './report.data.ts';
import {
  close,
  readReported,
  readReportedAttachment,
  readReportedWork,
  report,
  requireReport,
  type WorkBetween,
} from './report.rules.ts';

export function reportRoutes(register: Register, chat: Chat, workBetween: WorkBetween): void {
  const { services } = chat;
  register(reportConversation, async ({ params, body, caller }) => {
    await report(chat, caller, { conversationId: params.id, reason: body.reason });
    return { data: null };
  });
  register(calls.getReports, ({ query }) => reportsPage(services.db, query));
  register(calls.getReport, async ({ params }) => ({ data: await requireReport(services, params.id) }));
  register(calls.getReportedMessages, ({ params, query, caller }) =>
    readReported(services, caller, { id: params.id, ...query }),
  );
  register(calls.getReportedAttachment, async ({ params, caller }, reply) => {
    const { bytes, type } = await readReportedAttachment(services, caller, params);
    reply.type(type).header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
    return bytes;
  });
  register(calls.getReportedWork, async ({ params, caller }) => ({
    data: await readReportedWork(services, caller, { id: params.id, workBetween }),
  }));
  register(calls.closeReport, async ({ params, caller }) => {
    await close(services, caller, params.id);
    return { data: null };
  });
}
