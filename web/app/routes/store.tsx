export default function Screen() {
  return <h1>store</h1>;
}
