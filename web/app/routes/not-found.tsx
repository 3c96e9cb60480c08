import { useRouteLoaderData } from 'react-router';
import { NotFoundScreen } from '../layout/not-found-screen.tsx';
import type { loader as rootLoader } from '../root.tsx';

/** What the routes show whose address names something that is not there. */
export function NotFound() {
  return <NotFoundScreen words={useRouteLoaderData<typeof rootLoader>('root')?.frame.notFound} />;
}
