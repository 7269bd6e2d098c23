/**
 * Writes `generated/`: the schema as a text that bundlers carry along, and each operation of `operations/` as a typed,
 * minified text. With `--check` nothing is written: it fails when a file is out of date.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { codegen } from '@graphql-codegen/core'
import * as typescriptOperations from '@graphql-codegen/typescript-operations'
import { type DocumentNode, Kind, parse, print, stripIgnoredCharacters, visit } from 'graphql'

const folder = import.meta.dirname
const generatedFolder = path.join(folder, 'generated')

const header = `// Generated from schema.graphql and operations/ by generate.ts.
/** A GraphQL operation with the types of its answer and variables. */
export type Operation<Data, Variables> = {
  name: string
  kind: 'query' | 'mutation'
  text: string
  /** Never set: it only carries the types. */
  types?: (variables: Variables) => Data
}
`

async function readDocuments(): Promise<DocumentNode[]> {
  const names = (await readdir(path.join(folder, 'operations'))).sort()
  return Promise.all(
    names.map(async (name) => parse(await readFile(path.join(folder, 'operations', name), 'utf8'))),
  )
}

/** Names of the fragments a definition spreads, those of the spread fragments included. */
function spreadFragments(definition: DocumentNode['definitions'][number], all: DocumentNode[]): Set<string> {
  const found = new Set<string>()
  visit(definition, {
    FragmentSpread(node) {
      const name = node.name.value
      if (found.has(name)) return
      found.add(name)
      for (const fragment of fragmentsOf(all)) {
        if (fragment.name.value === name) for (const inner of spreadFragments(fragment, all)) found.add(inner)
      }
    },
  })
  return found
}

function fragmentsOf(documents: DocumentNode[]) {
  return documents
    .flatMap((document) => document.definitions)
    .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
}

function operationConstants(documents: DocumentNode[]): string {
  return documents
    .flatMap((document) => document.definitions)
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => {
      const name = operation.name?.value
      if (!name) throw new Error('Every operation in operations/ needs a name.')
      const used = spreadFragments(operation, documents)
      const fragments = fragmentsOf(documents).filter((fragment) => used.has(fragment.name.value))
      // A description serves the reader of operations/, not the server.
      const text = stripIgnoredCharacters(
        print({ kind: Kind.DOCUMENT, definitions: [{ ...operation, description: undefined }, ...fragments] }),
      )
      const type = name.charAt(0).toUpperCase() + name.slice(1)
      const suffix = operation.operation === 'mutation' ? 'Mutation' : 'Query'
      return `export const ${name}Operation: Operation<${type}${suffix}, ${type}${suffix}Variables> = ${JSON.stringify(
        { name, kind: operation.operation, text },
      )}\n`
    })
    .join('\n')
}

async function generateOperations(schemaText: string): Promise<string> {
  const schema = parse(schemaText)
  const documents = await readDocuments()
  const types = await codegen({
    filename: path.join(generatedFolder, 'operations.ts'),
    schema,
    documents: documents.map((document, index) => ({ location: `operations/${index}`, document })),
    plugins: [{ typescriptOperations: {} }],
    pluginMap: { typescriptOperations },
    config: {
      scalars: { DateTime: 'string', JSON: 'unknown', ID: 'string' },
      enumsAsTypes: true,
      enumType: 'string-literal',
      useTypeImports: true,
      inlineFragmentTypes: 'combine',
      skipTypename: true,
    },
  })
  return `${header}\n${types}\n${operationConstants(documents)}`
}

const schemaText = await readFile(path.join(folder, 'schema.graphql'), 'utf8')
const files = {
  'type-defs.ts': `// Generated from schema.graphql by generate.ts.\nexport const typeDefs = ${JSON.stringify(schemaText)}\n`,
  'operations.ts': await generateOperations(schemaText),
}
for (const [name, expected] of Object.entries(files)) {
  const file = path.join(generatedFolder, name)
  if (!process.argv.includes('--check')) await writeFile(file, expected)
  else if ((await readFile(file, 'utf8')) !== expected) {
    throw new Error(`packages/contract/generated/${name} is out of date: run \`npm run generate\`.`)
  }
}
