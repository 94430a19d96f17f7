/** Whether a record can have this id: an address that was cut or made up names none, and nobody is asked. */
export const isRecordId = (id: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
