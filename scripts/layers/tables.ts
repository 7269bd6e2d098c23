/**
 * The rooms of an app or its server, from the top down. A file imports from its own layer and from those below it, never upwards, and no
 * folders import each other in a circle. Outside of the source it imports only the places that `outside` names. docs/architecture.md says
 * what each layer is for.
 */
export type LayerTable = {
  /** Folder of the app's source, from the root of the repository. */
  source: string
  layers: readonly { name: string; rooms: readonly string[] }[]
  /** Rooms whose folders are subjects of their own, between which there may be no circle either. */
  divided?: readonly string[]
  /** Files and folders that it may import outside of its source, by their paths from there; packages are imported by name. */
  outside?: readonly { path: string; typesOnly?: true }[]
}

export const cmsLayers: LayerTable = {
  source: 'apps/cms/src',
  layers: [
    { name: 'entry', rooms: ['app', 'commands', 'first-content', 'payload.config.ts', 'jobs.ts'] },
    { name: 'interfaces', rooms: ['collections', 'globals', 'graphql', 'rest'] },
    {
      name: 'subjects',
      rooms: [
        'announce',
        'audit',
        'captcha',
        'dashboard',
        'editing',
        'export',
        'guide',
        'health',
        'mail',
        'people',
        'personal-data',
        'picture-uses',
        'pictures',
        'plugins',
        'preview',
        'product-import',
        'products',
        'questions',
        'redirects',
        'scheduled',
        'search',
        'share-pictures',
        'statistics',
        'texts',
        'upkeep',
      ],
    },
    {
      name: 'content',
      rooms: ['content', 'fields', 'hooks', 'panel', 'rich-text', 'typography', 'working-days'],
    },
    { name: 'databases and access', rooms: ['access', 'databases'] },
    {
      name: 'base',
      rooms: [
        'csv',
        'derive-secret.ts',
        'environment.ts',
        'errors',
        'http',
        'is-record.ts',
        'logging',
        'migrations',
        'moscow.ts',
        'panel-words',
        'payload-types.ts',
        'plural.ts',
        'source-folder.ts',
      ],
    },
  ],
  outside: [
    { path: '../../../content/site.json' },
    { path: '../../../content/synonyms.json' },
    { path: '../../../content/calendar.json' },
    { path: '../../../content/finder-texts.json' },
  ],
}

export const siteLayers: LayerTable = {
  source: 'apps/site/app',
  layers: [
    { name: 'entry', rooms: ['entry.client.tsx', 'entry.server.tsx', 'root.tsx', 'routes.ts', 'start'] },
    { name: 'routes', rooms: ['routes'] },
    { name: 'layouts', rooms: ['layouts'] },
    { name: 'features', rooms: ['features'] },
    { name: 'api', rooms: ['api'] },
    { name: 'ui', rooms: ['ui'] },
    {
      name: 'base',
      rooms: ['lib', 'styles', 'texts'],
    },
  ],
  divided: ['features'],
  outside: [
    { path: '../../../content/site.json' },
    { path: '../../../content/finder-texts.json' },
    { path: '../server/', typesOnly: true },
  ],
}

/** The process before Next.js: from the cms itself it imports only limits and upload folders. */
export const cmsServerLayers: LayerTable = {
  source: 'apps/cms/server',
  layers: [
    { name: 'entry', rooms: ['start.ts'] },
    { name: 'server', rooms: ['cms-server.ts', 'start-jobs.ts', 'stop.ts'] },
    {
      name: 'base',
      rooms: [
        'before-headers.ts',
        'body-limits.ts',
        'content-security-policy.ts',
        'environment.ts',
        'log.ts',
        'methods.ts',
        'metrics.ts',
        'security-headers.ts',
        'visitor-address.ts',
      ],
    },
  ],
  outside: [{ path: '../src/http/' }],
}

export const siteServerLayers: LayerTable = {
  source: 'apps/site/server',
  layers: [
    { name: 'entry', rooms: ['dev.ts', 'site-server.ts', 'start.ts', 'workers.ts'] },
    { name: 'app', rooms: ['app.ts'] },
    {
      name: 'answers',
      rooms: [
        'assets.ts',
        'content-version.ts',
        'counts.ts',
        'csp-reports.ts',
        'fast-path.ts',
        'files',
        'monitoring.ts',
        'pages.ts',
        'preview.ts',
        'render-page.ts',
        'strands',
      ],
    },
    { name: 'pages kept', rooms: ['page-cache'] },
    {
      name: 'base',
      rooms: ['disk.ts', 'environment.ts', 'log.ts', 'refusals.ts', 'requests.ts', 'security-headers.ts'],
    },
  ],
  outside: [
    { path: '../app/api/' },
    { path: '../app/start/' },
    { path: '../app/lib/is-record.ts' },
    { path: '../app/lib/routing/route-module.ts' },
  ],
}
