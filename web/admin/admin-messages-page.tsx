export function AdminMessagesPage() {
  return <h1>AdminMessagesPage</h1>;
}
