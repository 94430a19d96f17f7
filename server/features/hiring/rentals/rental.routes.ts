import * as inspections from '#contract/hiring/inspections.ts';
import * as calls from '#contract/hiring/rentals.ts';
import type { Register } from '#server/platform/route.ts';
import { answer, readDamages, sayDamage } from './damage.rules.ts';
import { readFaults, sayFault, sayRepaired } from './fault.rules.ts';
import { readInspections, sign, writeInspection } from './inspection.rules.ts';
import { quoteForProduct } from './rent-quote.rules.ts';
import { requireTerms, setTerms } from './rent-terms.rules.ts';
import { requireRental } from './rental.data.ts';
import { readBookingPicture } from './rental-pictures.rules.ts';
import type { Rentals } from './rentals.ts';

export function rentalRoutes(register: Register, rentals: Rentals): void {
  const { services } = rentals.hiring;
  register(calls.getRentTerms, async ({ params }) => ({
    data: await requireTerms(services.db, params.productId),
  }));
  register(calls.putRentTerms, async ({ params, body, caller }) => ({
    data: await setTerms(rentals, caller, { ...params, body }),
  }));
  register(calls.postRentQuote, async ({ body: { pin, ...wish } }) => ({
    data: await quoteForProduct(rentals.hiring, { ...wish, pin }),
  }));
  inspectionRoutes(register, rentals);
  register(calls.getFaults, async ({ params, caller }) => ({
    data: await readFaults(rentals, caller, params.id),
  }));
  register(calls.postFault, async ({ params, body, caller }, reply) => {
    const data = await sayFault(rentals, caller, { ...params, body });
    reply.code(201);
    return { data };
  });
  register(calls.putFault, async ({ params, body, caller }) => ({
    data: await sayRepaired(rentals, caller, { ...params, repairedAt: body.repairedAt }),
  }));
  register(calls.getDamages, async ({ params, caller }) => ({
    data: await readDamages(rentals, caller, params.id),
  }));
  register(calls.postDamage, async ({ params, body, caller }, reply) => {
    const data = await sayDamage(rentals, caller, { ...params, body });
    reply.code(201);
    return { data };
  });
  register(calls.answerDamage, async ({ params, body, caller }) => ({
    data: await answer(rentals, caller, { damageId: params.id, body }),
  }));
}

function inspectionRoutes(register: Register, rentals: Rentals): void {
  const { services } = rentals.hiring;
  register(inspections.getInspections, async ({ params, caller }) => ({
    data: await readInspections(rentals, caller, params.id),
  }));
  register(inspections.postInspection, async ({ params, body, caller }, reply) => {
    const data = await writeInspection(rentals, caller, { ...params, body });
    reply.code(201);
    return { data };
  });
  register(inspections.signInspection, async ({ params, body, caller }) => ({
    data: await sign(rentals, caller, { ...params, ...body }),
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
