import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';
import type { FormKind } from '#web/shared/forms/table/field-names.ts';
import { type FormValues, noValues } from '#web/shared/forms/table/form-values.ts';
import { type FormShape, sentValues } from './sent-values.ts';

type Schemas = Record<FormKind, ZodType<unknown, FieldValues>>;

// The schemas bring zod with them (22 KB): they come while the first field is filled in.
async function loadSchemas() {
  const [{ zodResolver }, registration, product, { helpedPerson }] = await Promise.all([
    import('@hookform/resolvers/zod'),
    import('#contract/marketplace/providers/registration.ts'),
    import('#contract/marketplace/product.ts'),
    import('#contract/marketplace/helped/helped-person.ts'),
  ]);
  const bodies: Schemas = {
    worker: registration.workerBody,
    groupWorker: registration.groupBody,
    contractor: registration.contractorBody,
    engineer: registration.engineerBody,
    provider: registration.rentalProviderBody,
    product: product.productBody,
  };
  const changes: Schemas = {
    worker: registration.workerChanges,
    groupWorker: registration.groupChanges,
    contractor: registration.contractorChanges,
    engineer: registration.engineerChanges,
    provider: registration.rentalProviderChanges,
    product: product.productChanges,
  };
  return { zodResolver, bodies, changes, helped: helpedPerson as Schemas[FormKind] };
}

/** The same check as the server's. Where its code does not load, the server is the only judge. */
export function schemaResolver(kind: FormKind, shape: FormShape): Resolver<FormValues> {
  const editing = shape.before !== null;
  return async (values, context, options) => {
    const loaded = await loadSchemas().catch(() => undefined);
    if (!loaded) return { values, errors: {} };
    const schema = shape.helping ? loaded.helped : (editing ? loaded.changes : loaded.bodies)[kind];
    // The form has the fields of all kinds, each as text; a schema reads its own and passes over the rest.
    const resolve = loaded.zodResolver(schema as ZodType<FormValues, FormValues>, undefined, { raw: true });
    // A registration needs every field; of a record only what changes is checked anew.
    const checked = { ...(editing ? {} : noValues), ...sentValues(values, shape) };
    return resolve(checked as FormValues, context, options);
  };
}

export const preloadSchemas = (): void => void loadSchemas().catch(() => undefined);
