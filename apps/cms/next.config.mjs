// @ts-check
import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import { maxBodyBytes } from './src/http/request-body.ts'

/**
 * Not in TypeScript: Next.js would load its compiler, 97 MB, at each start to read it.
 * @type {import('next').NextConfig}
 */
const config = {
  // Types are checked once for the whole repository, by `npm run types`.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
  poweredByHeader: false,
  // Pictures are cut when they are uploaded; the panel needs nobody to do so at each request.
  images: { unoptimized: true },
  // The server before Next.js counts into the same registry.
  serverExternalPackages: ['prom-client'],
  // Forms of the panel that the server builds; files go to the API.
  experimental: { serverActions: { bodySizeLimit: maxBodyBytes } },
  // The contract names files by these addresses, whatever stores them.
  rewrites: async () => [
    // Browsers ask for it by themselves while the panel's own icon is still on its way.
    { source: '/favicon.ico', destination: '/favicon.svg' },
    { source: '/media/:file', destination: '/api/media/file/:file' },
    { source: '/lessons/:file', destination: '/api/video-files/file/:file' },
  ],
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
}

export default withPayload(config, { devBundleServerPackages: false })
