import { SearchField } from './search-field.tsx';

/** Finds a person or an order, from wherever one is. */
export function Search({ query = '' }: { query?: string }) {
  return (
    <form className="search" role="search" action="/admin/people">
      <SearchField
        label="Find a person or an order"
        placeholder="Name, email, order or tracking"
        query={query}
      />
    </form>
  );
}
