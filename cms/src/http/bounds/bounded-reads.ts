import { APIError, type CollectionBeforeOperationHook, type CollectionConfig } from 'payload';
import { maxClauses, maxLimit } from './query-bounds.ts';

const maxPage = 999_999;
const maxNesting = 40;

type Asked = {
  overrideAccess?: boolean;
  currentDepth?: number;
  id?: unknown;
  limit?: unknown;
  page?: unknown;
  pagination?: boolean;
  where?: unknown;
  joins?: unknown;
};

/**
 * The last bound on what somebody may read at once, whatever the way: pages and actions of the admin ask past REST, and
 * a list's length may come from preferences. What this project reads by itself, and records that fill in relations of
 * others, are not bounded here.
 */
const boundRead: CollectionBeforeOperationHook = ({ args, operation }) => {
  const asked = args as Asked;
  if ((operation !== 'read' && operation !== 'count') || asked.overrideAccess || asked.currentDepth)
    return args;
  if (countClauses(asked.where) > maxClauses.session)
    throw new APIError(
      `A query has at most ${maxClauses.session} conditions`,
      400,
      undefined,
      true,
    );
  const joins = isRecord(asked.joins)
    ? {
        joins: Object.fromEntries(
          Object.entries(asked.joins).map(([name, join]) => [name, boundJoin(join)]),
        ),
      }
    : {};
  if (operation === 'count' || asked.id !== undefined) return { ...args, ...joins };
  return {
    ...args,
    ...joins,
    limit: boundLimit(asked),
    ...(asked.page === undefined ? {} : { page: isWhole(asked.page, maxPage) ? asked.page : 1 }),
  };
};

export function withBoundedReads(collection: CollectionConfig): CollectionConfig {
  const hooks = collection.hooks ?? {};
  return {
    ...collection,
    hooks: { ...hooks, beforeOperation: [boundRead, ...(hooks.beforeOperation ?? [])] },
  };
}

/** Left to Payload's own ten rows when nothing was asked. */
function boundLimit({ limit, pagination }: Pick<Asked, 'limit' | 'pagination'>): unknown {
  if (limit === undefined && pagination !== false) return undefined;
  return isWhole(limit, maxLimit) ? limit : maxLimit;
}

function boundJoin(join: unknown): unknown {
  if (!isRecord(join) || join.limit === undefined) return join;
  return { ...join, limit: isWhole(join.limit, maxLimit) ? join.limit : maxLimit };
}

function countClauses(where: unknown, nesting = 0): number {
  if (nesting > maxNesting) return Infinity;
  if (where === undefined) return 0;
  if (!isRecord(where) || (Array.isArray(where) && !where.some(isRecord))) return 1;
  return Object.values(where).reduce(
    (sum: number, part) => sum + countClauses(part, nesting + 1),
    0,
  );
}

function isWhole(value: unknown, most: number): boolean {
  const number = Number(value);
  return (
    (typeof value === 'number' || typeof value === 'string') &&
    Number.isInteger(number) &&
    number >= 1 &&
    number <= most
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
