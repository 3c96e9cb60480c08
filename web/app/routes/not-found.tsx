import { useRouteLoaderData } from 'react-router';
import type { Root } from '../content/views.ts';
import { NotFoundScreen } from '../layout/not-found-screen.tsx';

/** What the routes show whose address names something that is not there. */
export function NotFound() {
  return <NotFoundScreen words={useRouteLoaderData<Root>('root')?.frame.notFound} />;
}
