/**
 * The rooms of an app, from the top down. A file imports from its own layer and from those below it, never upwards, and no folders of
 * an app import each other in a circle. Outside of the app's source it imports only what `outside` names. docs/architecture.md says what each layer is for.
 */
export type LayerTable = {
  /** Folder of the app's source, from the root of the repository. */
  source: string
  layers: readonly { name: string; rooms: readonly string[] }[]
  /** Rooms whose folders are subjects of their own, between which there may be no circle either. */
  divided?: readonly string[]
  /** Files and folders that it may import outside of its source, by their paths from there; packages are imported by name. */
  outside?: readonly { path: string; typesOnly?: true }[]
  /** Imports that break a rule, as `from > to`: each is a debt, and must go from here when it is paid. */
  exceptions?: readonly string[]
}

export const cmsLayers: LayerTable = {
  source: 'apps/cms/src',
  layers: [
    { name: 'entry', rooms: ['app', 'commands', 'import', 'payload.config.ts', 'jobs.ts', 'database.ts'] },
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
        'finder-texts',
        'guide',
        'health',
        'mail',
        'people',
        'personal-data',
        'picture-uses',
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
        'logging',
        'migrations',
        'moscow.ts',
        'panel-texts.ts',
        'panel-words',
        'payload-types.ts',
        'plural.ts',
        'source-folder.ts',
        'timezones.ts',
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
    { name: 'entry', rooms: ['entry.client.tsx', 'entry.server.tsx', 'root.tsx', 'routes.ts'] },
    { name: 'routes', rooms: ['routes'] },
    { name: 'layouts', rooms: ['layouts'] },
    { name: 'features', rooms: ['features'] },
    { name: 'api', rooms: ['api'] },
    { name: 'ui', rooms: ['ui'] },
    {
      name: 'base',
      rooms: ['boot', 'lib', 'kept-pages.ts', 'styles', 'texts', 'waking'],
    },
  ],
  divided: ['features'],
  outside: [
    { path: '../../../content/site.json' },
    { path: '../../../content/finder-texts.json' },
    { path: '../server/', typesOnly: true },
  ],
}
