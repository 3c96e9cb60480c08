const base = 'https://office.invalid';

/** Where to go after the sign-in: a page of the office, whatever the address asks for. */
export function safeNext(asked: string | string[] | undefined): string {
  const text = [asked ?? ''].flat()[0] ?? '';
  const url = /^\/admin(?=$|[/?#])/.test(text) ? URL.parse(text, base) : null;
  if (!url || url.origin !== base || !/^\/admin(\/|$)/.test(url.pathname)) return '/admin';
  return /^\/admin\/(login|logout)/.test(url.pathname) ? '/admin' : url.pathname + url.search;
}
