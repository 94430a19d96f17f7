/** An e-mail address that breaks before the @ where a line must break. */
export function EmailText({ email }: { email: string }) {
  const at = email.indexOf('@');
  return (
    <span>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
