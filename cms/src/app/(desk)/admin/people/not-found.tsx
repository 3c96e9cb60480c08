export default function NotFound() {
  return (
    <main className="main">
      <h1>This person is not here</h1>
      <p>
        Perhaps they were erased, or it is an old address. <a href="/admin/people">People</a>
      </p>
    </main>
  );
}
