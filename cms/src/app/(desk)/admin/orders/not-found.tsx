export default function NotFound() {
  return (
    <main className="main">
      <h1>This order does not exist</h1>
      <p>
        It may be an old address. <a href="/admin/orders">All orders</a>
      </p>
    </main>
  );
}
