import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';

/** @type {import('next').NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  transpilePackages: ['common'],
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  // Bundled, Payload would exist once for pages and once for routes, and errors of the one are strangers to the other:
  // a refused field would lose its message on the way to the form.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/drizzle',
    'drizzle-orm',
  ],
  experimental: {
    // Writing them takes a third of the build and five sixths of its bytes. What the server runs stays readable instead.
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: process.env.NODE_ENV === 'development',
    turbopackMinify: { server: false },
  },
  turbopack: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    // Its one function for dates would read the clocks of the browser.
    resolveAlias: { '@payloadcms/ui/shared': './src/admin/dates/payload-shared.ts' },
  },
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
};

export default withPayload(nextConfig);
