/** A folder of source whose imports are checked. All paths are from the root of the repository. */
export type Source = {
  folder: string
  /** Its rooms from the top down: a room imports from those below it, never upwards. Files beside the rooms are free of the order. */
  rooms: readonly string[]
  /** Rooms whose folders do not import each other in a circle. */
  divided?: readonly string[]
  /** The beginnings of the paths outside that it imports from; packages are imported by name. */
  outside: readonly string[]
  /** The same for types alone. */
  outsideTypes?: readonly string[]
}

export const sources: readonly Source[] = [
  {
    folder: 'apps/cms/src',
    rooms: [
      'app',
      'collections',
      'api',
      'operations',
      'products',
      'questions',
      'search',
      'accounts',
      'mail',
      'content',
      'panel',
      'access',
      'databases',
      'http',
    ],
    outside: ['content/'],
  },
  { folder: 'apps/cms/server', rooms: [], outside: ['apps/cms/src/http/'] },
  {
    folder: 'apps/site/app',
    rooms: ['start', 'routes', 'layouts', 'features', 'api', 'ui', 'texts', 'lib', 'styles'],
    divided: ['features'],
    outside: ['content/'],
    outsideTypes: ['apps/site/server/'],
  },
  {
    folder: 'apps/site/server',
    rooms: [],
    outside: ['apps/site/app/api/', 'apps/site/app/start/', 'apps/site/app/lib/'],
  },
  { folder: 'packages/colour', rooms: [], outside: [] },
  { folder: 'packages/contract', rooms: [], outside: [] },
  { folder: 'packages/environment', rooms: [], outside: [] },
]
