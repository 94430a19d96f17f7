export function ProductFormPage() {
  return <h1>ProductFormPage</h1>;
}
