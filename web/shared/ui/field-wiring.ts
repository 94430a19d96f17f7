import { createContext, use } from 'react';

export type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

export const FieldWiring = createContext<Wiring | null>(null);

/** Ties a control to the `Field` around it: id, aria-describedby, aria-invalid. */
export const useField = (): Partial<Wiring> => use(FieldWiring) ?? {};
