export function AdminAuditPage() {
  return <h1>AdminAuditPage</h1>;
}
