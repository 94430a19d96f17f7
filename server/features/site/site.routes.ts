import type { FastifyInstance } from 'fastify';
import { paths } from '#contract/paths.ts';
import * as calls from '#contract/site/site.calls.ts';
import { makeFindCaller } from '#server/features/accounts/sessions/find-caller.rules.ts';
import type { Settings } from '#server/platform/config/settings/settings.ts';
import { described } from '#server/platform/http/described.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { mailboxOf } from '#server/platform/mail/mailbox.ts';
import { makeRegister, type Register } from '#server/platform/route.ts';
import type { Services } from '#server/platform/services.ts';
import { takeContactMessage } from './contact.rules.ts';
import { healthRoutes } from './health.routes.ts';
import { insertWrongWords } from './site.data.ts';
import { siteFactsOf } from './site-facts.view.ts';
import { askToSubscribe, confirmSubscription, endSubscription } from './subscription.rules.ts';

const goodForMs = 30 * 86_400_000;

/** RFC 9116 wants https: without a contact of the operator's own it is the contact page, where that has it. */
function contactOf({ securityContact, publicUrl }: Settings): string | undefined {
  if (securityContact) return securityContact;
  return publicUrl.startsWith('https:') ? publicUrl + paths.contact : undefined;
}

/** Where holes are reported (docs/rules.md#site-4). It says itself for how long it is good, so it is made anew each time. */
export function securityTextRoutes(app: FastifyInstance, settings: Settings): void {
  const path = '/.well-known/security.txt';
  const contact = contactOf(settings);
  app.get(
    path,
    described('site', 'Where holes are reported (RFC 9116)', 'text/plain'),
    async (_request, reply) => {
      if (contact === undefined) throw new AppError('unknown-path');
      const lines = [
        `Contact: ${contact}`,
        `Expires: ${new Date(Date.now() + goodForMs).toISOString()}`,
        'Preferred-Languages: en, hi',
        ...(settings.publicUrl.startsWith('https:') ? [`Canonical: ${settings.publicUrl}${path}`] : []),
      ];
      return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
    },
  );
}

export function siteRoutes(app: FastifyInstance, register: Register, services: Services): void {
  const { limits, settings } = services;
  const facts = siteFactsOf(settings);
  healthRoutes(app, services);
  securityTextRoutes(app, settings);

  register(calls.getSite, async (_call, reply) => {
    // The same for everybody, and every page asks: a phone on 2G reads them once in a while.
    reply.header('cache-control', 'public, max-age=300');
    return { data: facts };
  });

  register(calls.sendContactMessage, async ({ body: { language = 'en', ...message }, ip }, reply) => {
    await limits.take('contact-by-caller', ip);
    await takeContactMessage(services, { ...message, language });
    reply.code(201);
    return { data: null };
  });

  register(calls.reportWords, async ({ body, ip }, reply) => {
    await limits.take('words-by-caller', ip);
    await insertWrongWords(services.db, body);
    reply.code(201);
    return { data: null };
  });

  register(calls.subscribe, async ({ body: { email, language = 'en' }, ip }) => {
    await limits.take('subscribe-by-caller', ip);
    await limits.take('subscribe-by-address', mailboxOf(email));
    await askToSubscribe(services, email, language);
    return { data: null };
  });

  register(calls.confirmSubscription, async ({ body, ip }) => {
    await limits.take('link-by-caller', ip);
    await confirmSubscription(services, body.token);
    return { data: null };
  });

  // A scope of its own: here alone a form is taken as mail programs send it (RFC 8058 allows both kinds), unread.
  app.register(async (scope) => {
    scope.removeContentTypeParser('multipart/form-data');
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    scope.addContentTypeParser(forms, { parseAs: 'string' }, async () => ({}));
    const registerHere = makeRegister(scope, { services, findCaller: makeFindCaller(services) })('site');
    registerHere(calls.unsubscribe, async ({ body, query, ip }) => {
      await limits.take('link-by-caller', ip);
      await endSubscription(services, body.token ?? query.token);
      return { data: null };
    });
  });
}
