import type { Route } from './+types/store.ts';
import { getStorePage } from '../content/content.server.ts';
import { StoreScreen } from '../store/store-screen.tsx';

export async function loader() {
  return { store: await getStorePage() };
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const practice = matches[0].loaderData?.frame.practice.name ?? '';
  return [
    { title: `Wellness Shop · ${practice}` },
    { name: 'description', content: 'Gut test kits for adults, children and babies, consultations, packages and supplements, with prices and days to results.' },
  ];
}

export default function Store({ loaderData }: Route.ComponentProps) {
  return <StoreScreen store={loaderData.store} />;
}
