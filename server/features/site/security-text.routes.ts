import type { FastifyInstance } from 'fastify';
import { paths } from '#contract/paths.ts';
import type { Settings } from '#server/platform/config/settings/settings.ts';
import { described } from '#server/platform/http/described.ts';
import { AppError } from '#server/platform/http/errors.ts';

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
