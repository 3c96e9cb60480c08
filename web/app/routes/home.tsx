import type { Route } from './+types/home.ts';
import { getHomePage } from '../content/content.server.ts';
import { HomeScreen } from '../home/home-screen.tsx';

export async function loader() {
  return { home: await getHomePage() };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const practice = matches[0].loaderData?.frame.practice;
  return [{ title: practice ? `${practice.name} · ${practice.tagline}` : '' }, { name: 'description', content: loaderData?.home.hero.lead ?? '' }];
}

export default function Home({ loaderData, matches }: Route.ComponentProps) {
  return <HomeScreen home={loaderData.home} email={matches[0].loaderData.frame.practice.email} />;
}
