import { useEffect, useEffectEvent } from 'react';

/** What TypeScript's DOM does not know yet: WebOTP. */
interface TextedCode extends Credential {
  code: string;
}
interface TextedCodeRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}

/**
 * Takes the code out of the text that binds it to this site, where the browser offers to and its owner says yes
 * (docs/rules.md#accounts-22). A "no", or a browser without it, leaves the code to be typed.
 * @param asked changes when a new text was sent, which is then waited for
 */
export function useTextedCode(
  { byPhone = false, asked }: { byPhone: boolean | undefined; asked: number },
  onCode: (code: string) => void,
): void {
  const take = useEffectEvent(onCode);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text is waited for anew
  useEffect(() => {
    if (!byPhone || !('OTPCredential' in window)) return;
    const leaving = new AbortController();
    const request: TextedCodeRequest = { otp: { transport: ['sms'] }, signal: leaving.signal };
    navigator.credentials.get(request).then(
      (texted) => {
        if (texted && !leaving.signal.aborted) take((texted as TextedCode).code);
      },
      () => undefined,
    );
    return () => leaving.abort();
  }, [byPhone, asked]);
}
