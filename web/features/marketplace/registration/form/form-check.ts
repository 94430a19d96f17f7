import { isProblemName } from '#contract/problems.ts';
import type { FormKind } from '#web/shared/forms/form-values.ts';
import type { WireBody } from './form-body.ts';

/** Where in the body something is wrong, and the problem's name. */
export interface Complaint {
  path: string;
  problem: string;
}

// The schemas bring zod with them (22 KB): they come while the first field is filled in.
async function schemas(editing: boolean) {
  const [registration, product] = await Promise.all([
    import('#contract/marketplace/providers/registration.ts'),
    import('#contract/marketplace/products/product.ts'),
  ]);
  return editing
    ? {
        worker: registration.workerChanges,
        groupWorker: registration.groupChanges,
        contractor: registration.contractorChanges,
        engineer: registration.engineerChanges,
        provider: registration.rentalProviderChanges,
        product: product.productChanges,
      }
    : {
        worker: registration.workerBody,
        groupWorker: registration.groupBody,
        contractor: registration.contractorBody,
        engineer: registration.engineerBody,
        provider: registration.rentalProviderBody,
        product: product.productBody,
      };
}

/** The same check as the server's. Where its code does not load, the server is the only judge. */
export async function check(kind: FormKind, editing: boolean, body: WireBody): Promise<Complaint[]> {
  const loaded = await schemas(editing).catch(() => undefined);
  const result = loaded?.[kind].safeParse(body);
  if (!result || result.success) return [];
  return result.error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    problem: isProblemName(message) ? message : 'bad-input',
  }));
}

export const preloadCheck = (): void => void schemas(false).catch(() => undefined);
