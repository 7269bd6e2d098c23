import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // The site has a handful of routes: knowing them all at once saves a request before every first navigation.
  // A page is started with one module of each route: see app/start/page-start.ts.
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
