export function loader() {
  return Response.json({ success: false, message: 'There is nothing at this address.' }, { status: 404 });
}
