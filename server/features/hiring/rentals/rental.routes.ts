import * as inspections from '#contract/hiring/inspections.calls.ts';
import * as calls from '#contract/hiring/rentals.calls.ts';
import type { Register } from '#server/platform/route.ts';
import type { HiringByClock } from '../hiring.ts';
import { answer, readDamages, sayDamage } from './damage.rules.ts';
import { readFaults, sayFault, sayRepaired } from './fault.rules.ts';
import { readInspections, sign, writeInspection } from './inspection.rules.ts';
import { quoteForProduct } from './rent-quote.rules.ts';
import { requireTerms, setTerms } from './rent-terms.rules.ts';
import { requireRental } from './rental.data.ts';
import { readBookingPicture } from './rental-pictures.rules.ts';

export function rentalRoutes(register: Register, hiring: HiringByClock): void {
  const { services } = hiring;
  register(calls.getRentTerms, async ({ params }) => ({
    data: await requireTerms(services.db, params.productId),
  }));
  register(calls.putRentTerms, async ({ params, body, caller }) => ({
    data: await setTerms(hiring, caller, { ...params, body }),
  }));
  register(calls.postRentQuote, async ({ body: { pin, price, ...wish } }) => ({
    data: await quoteForProduct(hiring, { ...wish, pin, price }),
  }));
  inspectionRoutes(register, hiring);
  register(calls.getFaults, async ({ params, caller }) => ({
    data: await readFaults(hiring, caller, params.id),
  }));
  register(calls.postFault, async ({ params, body, caller }, reply) => {
    const data = await sayFault(hiring, caller, { ...params, body });
    reply.code(201);
    return { data };
  });
  register(calls.putFault, async ({ params, body, caller }) => ({
    data: await sayRepaired(hiring, caller, { ...params, repairedAt: body.repairedAt }),
  }));
  register(calls.getDamages, async ({ params, caller }) => ({
    data: await readDamages(hiring, caller, params.id),
  }));
  register(calls.postDamage, async ({ params, body, caller }, reply) => {
    const data = await sayDamage(hiring, caller, { ...params, body });
    reply.code(201);
    return { data };
  });
  register(calls.answerDamage, async ({ params, body, caller }) => ({
    data: await answer(hiring, caller, { damageId: params.id, body }),
  }));
}

function inspectionRoutes(register: Register, hiring: HiringByClock): void {
  const { services } = hiring;
  register(inspections.getInspections, async ({ params, caller }) => ({
    data: await readInspections(hiring, caller, params.id),
  }));
  register(inspections.postInspection, async ({ params, body, caller }, reply) => {
    const data = await writeInspection(hiring, caller, { ...params, body });
    reply.code(201);
    return { data };
  });
  register(inspections.signInspection, async ({ params, body, caller }) => ({
    data: await sign(hiring, caller, { ...params, ...body }),
  }));
  register(inspections.getBookingPicture, async ({ params, caller }, reply) => {
    const rental = await requireRental(services.db, { id: params.id, userId: caller.userId });
    const picture = await readBookingPicture(services, rental, params.name);
    reply
      .type('image/webp')
      .header('vary', 'token')
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff');
    return picture;
  });
}
