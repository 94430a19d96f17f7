export function AdminProductPage() {
  return <h1>AdminProductPage</h1>;
}
