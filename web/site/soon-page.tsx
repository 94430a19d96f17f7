export function SoonPage() {
  return <h1>SoonPage</h1>;
}
