import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { CallError, type FailureName } from '#web/shared/api/call-error.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { codeLength, codeWasSent, nextCodeAt } from '../code/sent-codes.ts';
import { type Failure, failureOf } from '../form/failure.ts';
import { loadChecks, useOnce } from '../form/steps.ts';
import { keepTyped, type Purpose, readTyped } from '../form/typed.ts';
import { askWhereKnown, enterAccount } from './account-acts.ts';

type FieldName = 'fullname' | 'phone' | 'code';
type Wrong = Partial<Record<FieldName, FailureName>>;

const purposes: readonly Purpose[] = ['register', 'forgot'];
const ofCode: FailureName[] = ['wrong-code', 'wrong-reset-code', 'code-missing'];
const ofPhone: FailureName[] = ['phone-taken', 'phone-unknown', 'phone-invalid'];

/** Beside which field a refusal is said; some are about none. */
function fieldOf(error: unknown): Wrong | undefined {
  if (!(error instanceof CallError)) return undefined;
  const { problem, fields } = error;
  if (ofCode.includes(problem)) return { code: problem };
  if (ofPhone.includes(problem)) return { phone: problem };
  const refused = fields.find(({ path }) => path === 'fullname' || path === 'phone');
  return refused && { [refused.path]: refused.problem };
}

/** What was typed; a reload finds it again, and that a code is on its way. */
function useTyped() {
  const [typed, setTyped] = useState(() => {
    const { fullname, phone } = readTyped();
    return { fullname, phone, code: '' };
  });
  const [purpose, setPurpose] = useState(() => purposes.find((one) => codeWasSent(one, typed.phone)));
  const [wrong, setWrong] = useState<Wrong>({});
  const type = (field: FieldName, value: string) => {
    setTyped((known) => ({ ...known, [field]: value }));
    setWrong((known) => ({ ...known, [field]: undefined }));
    if (field !== 'code') keepTyped({ [field]: value });
  };
  const refuse = (found: Wrong) => focusFirstWrong(() => setWrong(found));
  return { ...typed, purpose, setPurpose, wrong, type, refuse };
}

/** Name and phone, then the code: into a new account, or the one that this phone has. @param next where a second step leads to */
export function usePhoneEntry({ next, onEntered }: { next: string; onEntered: () => Promise<void> | void }) {
  const navigate = useNavigate();
  const typed = useTyped();
  const { fullname, phone, code, purpose, setPurpose, type, refuse } = typed;
  const [failure, setFailure] = useState<Failure | null>(null);
  const trying = (act: () => Promise<void>) => async () => {
    setFailure(null);
    try {
      await act();
    } catch (error) {
      const wrong = fieldOf(error);
      if (wrong?.phone) setPurpose(undefined);
      if (wrong) refuse(wrong);
      else setFailure(failureOf(error));
    }
  };

  async function ask(anew: boolean): Promise<void> {
    const named = fullname.trim();
    const wrongs = (await loadChecks()).checkDetails({
      ...{ fullname: named, kind: 'phone', address: phone, password: '', confirm: '' },
    });
    if (wrongs?.email) return refuse({ phone: wrongs.email });
    const mayBegin = wrongs?.fullname === undefined;
    const asked = await askWhereKnown({ phone, purpose: mayBegin ? 'register' : 'forgot', anew, mayBegin });
    // Only who is new needs a name.
    if (asked === 'register' && wrongs?.fullname) return refuse({ fullname: wrongs.fullname });
    type('code', '');
    setPurpose(asked);
  }

  async function enter(): Promise<void> {
    if (!purpose) return ask(false);
    if (code.length < codeLength) return refuse({ code: 'code-missing' });
    if (await enterAccount(purpose, { phone, fullname: fullname.trim(), otp: code })) await onEntered();
    else await navigate({ to: paths.register, search: { step: 'login', next }, state: { stage: 'second' } });
  }

  const going = useOnce(trying(enter));
  const resending = useOnce(trying(() => ask(true)));
  return {
    ...typed,
    failure,
    busy: going.busy,
    resending: resending.busy,
    nextCodeAt: purpose ? nextCodeAt(purpose, phone) : 0,
    press: () => void going.run(),
    resend: () => void resending.run(),
    changePhone: () => {
      setFailure(null);
      setPurpose(undefined);
    },
  };
}
