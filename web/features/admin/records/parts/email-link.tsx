import { EmailText } from '#web/shared/ui/email-text.tsx';

export function EmailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`}>
      <EmailText email={email} />
    </a>
  );
}
