import { data, useRouteLoaderData } from 'react-router';
import { NotFoundScreen } from '../layout/not-found-screen.tsx';
import type { loader as rootLoader } from '../root.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <NotFoundScreen words={useRouteLoaderData<typeof rootLoader>('root')?.frame.notFound} />;
}
