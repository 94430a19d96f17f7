import { useState, useSyncExternalStore } from 'react';
import { emailOf, phoneOf } from '#contract/written.ts';
import type { FailureName } from '#web/shared/api/call-error.ts';
import { type AddressKind, keepTyped, readTyped } from './typed.ts';

/** What a call takes: one of the two. */
export type AddressBody = { email: string } | { phone: string };

/** Phone first where a finger points, on a screen of a phone's width; e-mail first elsewhere (docs/rules.md#accounts-21). */
export const phoneScreen = '(pointer: coarse) and (max-width: 767px)';
const usualKind = (): AddressKind => (matchMedia(phoneScreen).matches ? 'phone' : 'email');
/** Rendered ahead nobody knows the screen; then the document itself leaves the one of both (data-usual). */
const kindAhead = () => (typeof window === 'undefined' ? undefined : usualKind());

const staysSo = () => () => undefined;
const addressKinds: readonly AddressKind[] = ['phone', 'email'];

const bodyOf = (kind: AddressKind, address: string): AddressBody =>
  kind === 'phone' ? { phone: address.trim() } : { email: address.trim() };

/** As it is compared: without regard to case, or ten digits. */
export const sameAddress = (address: string): string =>
  address.includes('@') ? emailOf(address) : (phoneOf(address) ?? address);

export type Address = ReturnType<typeof useAddress>;

/** The e-mail or the phone that is typed; what was typed of the other stays. @param own the address of who is logged in */
export function useAddress(own?: { email: string | null; phone?: string | null }) {
  const usual = useSyncExternalStore(staysSo, usualKind, kindAhead);
  const [chosen, setKind] = useState(() => readTyped().kind);
  const known = chosen ?? usual;
  const kind: AddressKind = known ?? 'email';
  const [typed, setTyped] = useState(() => {
    const { email, phone } = readTyped();
    return { email: email || (own?.email ?? ''), phone };
  });
  const value = typed[kind];
  return {
    kind,
    /** Both where nobody knows the screen yet. */
    kinds: known ? [known] : addressKinds,
    value,
    body: bodyOf(kind, value),
    turn: (next: AddressKind) => {
      setKind(next);
      keepTyped({ kind: next });
    },
    type: (address: string) => {
      setTyped((before) => ({ ...before, [kind]: address }));
      keepTyped({ [kind]: address });
    },
  };
}

const addressProblems: FailureName[] = ['email-unknown', 'email-taken', 'phone-unknown', 'phone-taken'];

/** Whether a refusal is about the address, and is said beside it. */
export const isAboutAddress = (problem: FailureName): boolean => addressProblems.includes(problem);
