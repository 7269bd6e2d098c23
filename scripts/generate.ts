/**
 * `npm run generate`: writes all files that are generated from the schema, the collections, the site's routes and the variables of the
 * environment. With `--check` it writes nothing and fails when a file is out of date.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import routes from '../apps/site/app/routes.ts'
import { runCommand } from './tasks/command.ts'
import { cmsFolder, root } from './tasks/project.ts'
import { runNode, runPayload } from './tasks/run-node.ts'

const isCheck = process.argv.includes('--check')
const typesFile = path.join(cmsFolder, 'src/payload-types.ts')
const importMapFile = path.join(cmsFolder, 'src/app/(payload)/admin/importMap.js')
/** Data folder that Payload needs to load the collections. */
const folder = await mkdtemp(path.join(tmpdir(), 'pryad-generate-'))

await runCommand(async () => {
  try {
    await runGenerator('packages/contract/generate.ts')
    await runGenerator('apps/cms/src/api/graphql/generate-resolver-types.ts')
    await runGenerator('packages/environment/generate.ts')
    await generateRouteSegments()
    await (isCheck ? checkPanelFiles() : writePanelFiles())
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  console.log(isCheck ? 'Generated files are up to date.' : 'Generated files are written.')
})

function runGenerator(file: string): Promise<void> {
  return runNode(path.join(root, file), isCheck ? ['--check'] : [], { cwd: root })
}

/** The first segments of the site's paths: the cms refuses them as addresses of standing pages. */
async function generateRouteSegments(): Promise<void> {
  const file = path.join(root, 'packages/contract/generated/route-segments.ts')
  const lines = [...new Set(firstSegments(routes))].sort().map((segment) => `  '${segment}',\n`)
  const text = `// Generated from apps/site/app/routes.ts by scripts/generate.ts.
/** First segments of the paths of the site's routes. */
export const routeSegments: readonly string[] = [
${lines.join('')}]
`
  if (!isCheck) await writeFile(file, text)
  else if ((await readFile(file, 'utf8')) !== text) throw outOfDate(file)
}

type Entry = { path?: string | undefined; children?: Entry[] | undefined }

function firstSegments(entries: Entry[]): string[] {
  return entries.flatMap(({ path: place, children }) => {
    const [segment = ''] = place?.split('/') ?? []
    return [...(/^[^:*]/.test(segment) ? [segment] : []), ...firstSegments(children ?? [])]
  })
}

/** Writes the panel's own files, which Payload makes from the collections. */
async function writePanelFiles(): Promise<void> {
  await generate('types')
  await generate('importmap')
}

/** @throws when one of the panel's files is out of date. */
async function checkPanelFiles(): Promise<void> {
  const types = path.join(folder, 'payload-types.ts')
  // At the same time: both spend most of it loading the collections.
  const [areTypesRight, isMapRight] = await Promise.all([
    generate('types', { PAYLOAD_TS_OUTPUT_PATH: types }).then(
      async () => (await readFile(types, 'utf8')) === (await readFile(typesFile, 'utf8')),
    ),
    isImportMapRight(),
  ])
  const wrong = [...(areTypesRight ? [] : [typesFile]), ...(isMapRight ? [] : [importMapFile])]
  if (wrong.length > 0) throw outOfDate(...wrong)
}

function outOfDate(...files: string[]): Error {
  const names = files.map((file) => path.relative(root, file)).join(', ')
  return new Error(`Out of date: ${names}. Run \`npm run generate\`.`)
}

/** Payload writes the import map into the app folder of the root it is given: a temporary one here, from which relative paths differ. */
async function isImportMapRight(): Promise<boolean> {
  const file = path.join(folder, path.relative(cmsFolder, importMapFile))
  await mkdir(path.dirname(file), { recursive: true })
  await generate('importmap', { ROOT_DIR: folder })
  const toSource = (from: string) => `${path.relative(path.dirname(from), path.join(cmsFolder, 'src'))}/`
  const written = (await readFile(file, 'utf8')).replaceAll(toSource(file), toSource(importMapFile))
  return written === (await readFile(importMapFile, 'utf8'))
}

async function generate(what: 'types' | 'importmap', env: NodeJS.ProcessEnv = {}): Promise<void> {
  await runPayload([`generate:${what}`], { DATA_DIR: folder, ...env }, true)
}
