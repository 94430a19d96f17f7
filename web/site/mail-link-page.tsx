export function MailLinkPage() {
  return <h1>MailLinkPage</h1>;
}
