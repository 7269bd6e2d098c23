/**
 * Writes `generated/resolver-types.ts`: the types of the contract's resolvers.
 * With `--check` nothing is written: it fails when the file differs from the types generated from the schema.
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers'
import { typeDefs } from '@pryad/contract/generated/type-defs.ts'
import { parse } from 'graphql'

const outputFile = path.join(import.meta.dirname, 'generated/resolver-types.ts')
const documents = '../../../payload-types.ts#'

const types = await codegen({
  filename: outputFile,
  schema: parse(typeDefs),
  documents: [],
  plugins: [{ typescript: {} }, { typescriptResolvers: {} }],
  pluginMap: { typescript, typescriptResolvers },
  config: {
    useTypeImports: true,
    enumsAsTypes: true,
    scalars: { DateTime: 'string', JSON: 'unknown', ID: 'string' },
    contextType: '../context.ts#GraphqlContext',
    mappers: {
      Article: '../sources.ts#ArticleSource',
      Author: `${documents}Author as AuthorDocument`,
      Video: `${documents}Video as VideoDocument`,
      Product: `${documents}Product as ProductDocument`,
      FaqQuestion: `${documents}FaqQuestion as FaqQuestionDocument`,
      Page: `${documents}Page as PageDocument`,
      Slide: `${documents}Slide as SlideDocument`,
      SearchHit: '../../../search/search.ts#Hit',
      Tag: `${documents}Tag as TagDocument`,
      Preview: `${documents}Media as MediaDocument`,
      Seo: '../sources.ts#SeoSource',
      Site: `${documents}SiteSetting as SiteDocument`,
    },
  },
})
const expected = `// Generated from the contract's schema by generate-resolver-types.ts.\n${types}`
if (!process.argv.includes('--check')) await writeFile(outputFile, expected)
else if ((await readFile(outputFile, 'utf8')) !== expected) {
  throw new Error('apps/cms/src/api/graphql/generated is out of date: run `npm run generate`.')
}
