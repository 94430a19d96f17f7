import { useEffect, useRef, useState } from 'react';
import { type PageAddress, paths } from '#contract/paths.ts';
import { currentSession, isAdmin } from '#web/shared/api/session.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { Note } from '#web/shared/forms/controls/note.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { part } from '#web/shared/ui/later.ts';
import styles from './form/account.module.css';
import { useStage } from './form/steps.ts';
import { AuthFrame } from './frame/auth-frame.tsx';
import { CodeLoginFlow } from './login/code-login-flow.tsx';
import { ForgotFlow } from './login/forgot-flow.tsx';
import { LoginForm } from './login/login-form.tsx';
import { isShared, ownAddress, wantedFirst, whyRegister } from './next-address.ts';
import { RegisterFlow } from './register/register-flow.tsx';
import { readWaiting } from './second-factor/login/waiting-login.ts';

const SecondStep = part(async () => (await import('./second-factor/login/second-step.tsx')).SecondStep);

const steps = ['register', 'login', 'code', 'forgot'] as const;

/** Registration, login, admin login and the forgotten password, one step at a time (docs/rules.md#accounts-1). */
export function RegisterPage() {
  const t = useMessages('account');
  const navigate = useNavigate();
  const search = useScreenSearch('register');
  const step = steps.find((name) => name === search.step) ?? 'register';
  const next = ownAddress(search.next);
  const why = whyRegister(next);
  const shared = why !== 'hire' && isShared(next);
  const { stage } = useStage();
  // Who is logged in on opening goes on; the forgotten password is for them too (docs/rules.md#accounts-9).
  const [opened] = useState(currentSession);
  const goesOn = opened !== null && step !== 'forgot';
  useTitle({ register: t.register, login: t.login, code: t.loginByCode, forgot: t.forgetPassword }[step]);
  useFocusOnStep(`${step} ${stage}`);

  const waiting = stage === 'second' && step !== 'register' ? readWaiting() : undefined;
  const toLogin = () => navigate({ to: paths.register, search: { step: 'login', next }, replace: true });
  const leave = (href: PageAddress) => navigate({ href, replace: true });
  const enter = (admin: boolean) => leave(admin ? paths.adminDashboard : (next ?? paths.home));
  const onwards = isAdmin(opened) ? paths.adminDashboard : (next ?? paths.roles);
  useEffect(() => {
    if (goesOn) void navigate({ href: onwards, replace: true });
  }, [goesOn, onwards, navigate]);

  if (goesOn) return null;
  return (
    <AuthFrame>
      {shared && step !== 'forgot' && <p className="muted">{t.sharedWithYou}</p>}
      {why && !shared && !waiting && (
        <div className={styles.why}>
          <Note kind="info">{t.why[why]}</Note>
        </div>
      )}
      {step === 'register' && (
        <RegisterFlow
          next={next}
          onDone={() => leave((why === 'hire' ? next : wantedFirst(next)) ?? paths.roles)}
        />
      )}
      {waiting && <SecondStep waiting={waiting} onDone={enter} onBack={toLogin} />}
      {step === 'login' && !waiting && <LoginForm next={next} onDone={enter} />}
      {step === 'code' && !waiting && <CodeLoginFlow next={next} onDone={enter} />}
      {step === 'forgot' && !waiting && <ForgotFlow next={next} onDone={() => leave(paths.home)} />}
    </AuthFrame>
  );
}

/** A new step is read from its heading, a code is typed at once, and so is what the server refused; the first step is the browser's own business. */
function useFocusOnStep(step: string): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const first = document.querySelector<HTMLElement>(
      'main input[autocomplete="one-time-code"], main input[aria-invalid="true"]',
    );
    (first ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  }, [step]);
}
