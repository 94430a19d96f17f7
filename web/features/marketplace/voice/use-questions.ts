import { useState } from 'react';
import { suggestPlaces } from '#contract/marketplace/providers/providers.calls.ts';
import { paths } from '#contract/paths.ts';
import type { SayKey } from '#domain/voice/says.ts';
import { more } from '#domain/voice/screens.ts';
import { call } from '#web/shared/api/api.ts';
import { refreshMe } from '#web/shared/api/me.ts';
import { storeRole, useSession } from '#web/shared/api/session.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { keptTrades } from '#web/shared/forms/controls/trades-field.tsx';
import { forgetAgreed, hasAgreed, keepAgreed } from '#web/shared/voice/mode.ts';
import { useRegistration } from '../registration/sending/use-registration.ts';
import { type Place, readPlaceStep } from './place-steps.ts';
import {
  firstOpen,
  firstStep,
  isStep,
  onlyTrade,
  type RegisterStep,
  sayingOf,
  stepAfter,
} from './register-steps.ts';

/** @returns its town, '' where nobody knows the PIN code; undefined without a line */
async function placeOf(pin: string): Promise<string | undefined> {
  try {
    const { data } = await call(suggestPlaces, { query: { q: pin } });
    return data[0]?.place ?? '';
  } catch {
    return undefined;
  }
}

interface Given {
  /** The account's own. */
  phone: string;
  onDone: () => void;
  /** Who does not consent. */
  onRefused: () => void;
}

/** What one answered so far; '' where it is open. */
function answerIn(form: ReturnType<typeof useRegistration>['form'], step: RegisterStep): string {
  if (step === 'consent') return hasAgreed() ? 'yes' : '';
  return step in form.getValues() ? form.getValues(step as 'role') : '';
}

/** A no leaves nothing of what was typed before. */
function consented(value: string, startAgain: () => void): boolean {
  if (value === 'yes') keepAgreed();
  else {
    forgetAgreed();
    startAgain();
  }
  return value === 'yes';
}

/** Which question is open, as the address says it, and what is wrong with its answer. */
function useStep(answerTo: (step: RegisterStep) => string) {
  const navigate = useNavigate();
  const { step: wanted } = useScreenSearch('voice');
  const place = readPlaceStep(wanted);
  const [wrong, setWrong] = useState<SayKey>();
  const step = firstOpen((one) => answerTo(one) !== '', place ? 'pin' : isStep(wanted) ? wanted : firstStep);
  const open = (next: string) => navigate({ to: paths.voiceRegister, search: { step: next } });
  const go = async (next: RegisterStep | undefined) => {
    setWrong(undefined);
    if (next) await open(next);
  };
  return { step, place, wrong, setWrong, open, go };
}

/** Looks after one answer at a time: until the next question is here, its keys would take what is meant for that one. */
function useTaking(take: (value: string) => Promise<void>) {
  const [taking, setTaking] = useState(false);
  const answer = (value: string) => {
    setTaking(true);
    void take(value).finally(() => setTaking(false));
  };
  return { taking, answer };
}

/** The form behind the questions: its draft, its schema, and the one sending of it. */
export function useQuestions({ phone, onDone, onRefused }: Given) {
  const session = useSession();
  const registration = useRegistration({
    kind: 'worker',
    editing: null,
    known: { fullName: session?.user.fullname ?? '', phone },
  });
  const { form } = registration;
  const answerTo = (step: RegisterStep): string => answerIn(form, step);
  const { step, place, wrong, setWrong, open, go } = useStep(answerTo);

  async function finish(): Promise<void> {
    const outcome = await registration.send();
    if (outcome === null) return;
    if (outcome === 'sent') {
      registration.forget();
      forgetAgreed();
      storeRole('worker');
      onDone();
      await refreshMe().catch(() => undefined);
    } else if (outcome === 'registered') setWrong('alreadyRegistered');
    else {
      const field = outcome.find((name): name is typeof name & RegisterStep => isStep(name));
      setWrong(sayingOf(field ? (form.getFieldState(field).error?.message ?? '') : ''));
      if (field) await open(field);
    }
  }

  async function take(value: string): Promise<void> {
    if (step === 'consent' && !consented(value, registration.startAgain)) return onRefused();
    if (step === 'consent' || value === more) return go(stepAfter(step, value));
    const field = step === 'moreRole' ? 'role' : step;
    form.setValue(field, value, { shouldDirty: true });
    if (!(await form.trigger(field)))
      return setWrong(sayingOf(form.getFieldState(field).error?.message ?? ''));
    if (field === 'role') form.setValue('trades', onlyTrade(value) ?? keptTrades(answerTo('trades'), value));
    if (field === 'pin') {
      const town = await placeOf(value);
      if (!town) return setWrong(town === '' ? 'pinUnknown' : 'failed');
      form.setValue('address', town);
    }
    await go(stepAfter(step, value));
  }
  const { taking, answer } = useTaking(take);

  /** A place that was found without its PIN code. */
  function choosePlace({ pin, place: town }: Place): void {
    form.setValue('pin', pin, { shouldDirty: true });
    form.setValue('address', town);
    void go(stepAfter('pin', pin));
  }

  return {
    ...registration,
    ...{ step, wrong, answerTo, answer, choosePlace },
    busy: registration.busy || taking,
    finish: () => void finish(),
    /** Where one is on the way to a place without its PIN code. */
    place: step === 'pin' ? place : undefined,
    open: (next: string) => void open(next),
    setTrades: (keys: string) => form.setValue('trades', keys, { shouldDirty: true }),
    next: () => void go(stepAfter(step, '')),
  };
}
