import { Icon } from '../../admin/parts/icon.tsx';

/** Finds a person or an order, from wherever one is. */
export function Search({ query = '' }: { query?: string }) {
  return (
    <form className="search" role="search" action="/admin/people">
      <Icon name="find" />
      <input
        name="q"
        type="search"
        defaultValue={query}
        maxLength={80}
        aria-label="Find a person or an order"
        placeholder="Name, email, order or tracking"
      />
    </form>
  );
}
