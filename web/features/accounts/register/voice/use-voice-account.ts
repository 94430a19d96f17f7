import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { SayKey } from '#domain/voice/says.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { forgetAgreed, hasAgreed, keepAgreed } from '#web/shared/voice/mode.ts';
import { useTextedCode } from '../../code/use-texted-code.ts';
import { useOnce } from '../../form/steps.ts';
import { forgetTyped, keepTyped, type Purpose, readTyped, type Typed } from '../../form/typed.ts';
import { ownAddress } from '../../next-address.ts';
import { askWhereKnown, enterAccount, sayingOf } from '../account-acts.ts';

export type AccountStep = 'consent' | 'phone' | 'name' | 'code' | 'refused';

/** What was typed, in memory and in the tab's storage: a reload finds it again. */
function useTyped() {
  const [typed, setTyped] = useState(() => {
    const { phone, fullname } = readTyped();
    return { phone, fullname };
  });
  const type = (changes: Partial<typeof typed>) => {
    setTyped((before) => ({ ...before, ...changes }));
    keepTyped(changes);
  };
  return { ...typed, type };
}

/** Which question is open, and what is wrong with its answer. */
function useStep(kept: Typed['asked'], first: AccountStep) {
  const [step, setStep] = useState<AccountStep>(kept?.step ?? first);
  const [wrong, setWrong] = useState<SayKey>();
  const go = (to: AccountStep, purpose?: Purpose) => {
    setWrong(undefined);
    setStep(to);
    if (purpose && (to === 'phone' || to === 'name' || to === 'code'))
      keepTyped({ asked: { step: to, purpose } });
  };
  const acting = useOnce(async (act: () => Promise<void>) => {
    setWrong(undefined);
    try {
      await act();
    } catch (error) {
      setWrong(sayingOf(error));
    }
  });
  return { step, wrong, go, busy: acting.busy, run: (act: () => Promise<void>) => void acting.run(act) };
}

/** A visitor's way into an account: phone and code by keypad, and of somebody new the yes before and the name. */
export function useVoiceAccount() {
  const navigate = useNavigate();
  const next = ownAddress(useScreenSearch('register').next) ?? paths.voice;
  const { phone, fullname, type } = useTyped();
  const [kept] = useState(() => (phone ? readTyped().asked : undefined));
  const [purpose, setPurpose] = useState<Purpose>(
    kept?.purpose ?? (next.startsWith(paths.voiceRegister) ? 'register' : 'forgot'),
  );
  const { step, wrong, go, busy, run } = useStep(
    kept,
    purpose === 'register' && !hasAgreed() ? 'consent' : 'phone',
  );
  const [texted, setTexted] = useState({ asked: kept?.step === 'code' ? 1 : 0, code: '' });
  useTextedCode({ byPhone: texted.asked > 0, asked: texted.asked }, (code) =>
    setTexted((before) => ({ ...before, code })),
  );

  async function ask(number: string, anew: boolean): Promise<void> {
    const way = await askWhereKnown({ phone: number, purpose, anew, mayBegin: hasAgreed() });
    setPurpose(way);
    if (way === 'register' && !hasAgreed()) return go('consent');
    setTexted(({ asked }) => ({ asked: asked + 1, code: '' }));
    go(way === 'register' && !anew ? 'name' : 'code', way);
  }

  async function enter(otp: string): Promise<void> {
    if (!(await enterAccount(purpose, { phone, fullname, otp })))
      await navigate({ to: paths.register, search: { step: 'second', next } });
  }

  function agree(yes: boolean): void {
    if (yes) keepAgreed();
    else {
      forgetAgreed();
      forgetTyped();
    }
    go(yes ? 'phone' : 'refused', purpose);
  }

  const before = {
    phone: purpose === 'register' ? 'consent' : undefined,
    name: 'phone',
    code: 'phone',
  } as const;
  return {
    ...{ step, wrong, next, phone, fullname, busy, before, go, agree },
    texted,
    setPhone: (number: string) => {
      type({ phone: number });
      run(() => ask(number, false));
    },
    typeName: (name: string) => keepTyped({ fullname: name }),
    setName: (name: string) => {
      type({ fullname: name });
      go('code', purpose);
    },
    again: () => run(() => ask(phone, true)),
    enter: (code: string) => run(() => enter(code)),
  };
}
