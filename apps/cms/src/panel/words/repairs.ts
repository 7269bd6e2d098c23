/** A piece of a module of `@payloadcms/next`, and the code that replaces it in the panel. */
type Repair = { file: string; was: string; is: string }

const list = 'List/enrichDocsWithVersionStatus.js'
const version = 'Version/index.js'
const path = 'Version/Default/SetStepNav.js'
const restore = 'Version/Restore/index.js'
const toolsOfPayload = "import { formatAdminURL } from 'payload/shared';"

/**
 * Faults of the panel's pages that no setting changes: a list takes a document for published because it was once, and the moment of a
 * version is written in the clock of the server, beside a table in the clock of the person. In the modules' own form.
 */
export const repairs: Repair[] = [
  // Whether visitors see a document, the document itself says; its versions tell of the past.
  { file: list, was: 'req.payload.findVersions({', is: 'req.payload.find({ trash: true,' },
  { file: list, was: 'select: {\n        parent: true\n      }', is: 'select: {}' },
  { file: list, was: 'parent: {\n            in: draftDocIds', is: 'id: {\n            in: draftDocIds' },
  { file: list, was: "'version._status': {\n", is: "'_status': {\n" },
  { file: list, was: 'version => version.parent', is: 'version => version.id' },
  // The moment itself goes to the browser, which writes it as all others.
  {
    file: version,
    was: `versionTo.updatedAt ? formatDate({
    date: typeof versionTo.updatedAt === 'string' ? new Date(versionTo.updatedAt) : versionTo.updatedAt,
    i18n,
    pattern: config.admin.dateFormat
  }) : ''`,
    is: `versionTo.updatedAt ? new Date(versionTo.updatedAt).toISOString() : ''`,
  },
  {
    file: path,
    was: toolsOfPayload,
    is: `${toolsOfPayload} import { formatDate } from '@payloadcms/ui/shared';`,
  },
  {
    file: path,
    was: 'label: versionToCreatedAtFormatted',
    is: 'label: formatDate({ date: versionToCreatedAtFormatted, i18n, pattern: config.admin.dateFormat })',
  },
  {
    file: restore,
    was: "import { requests } from '@payloadcms/ui/shared';",
    is: "import { formatDate, requests } from '@payloadcms/ui/shared';",
  },
  {
    file: restore,
    was: 'const {\n    config: {\n',
    is: 'const {\n    config: {\n      admin: { dateFormat },\n',
  },
  {
    file: restore,
    was: 'versionDate: versionDateFormatted',
    is: 'versionDate: formatDate({ date: versionDateFormatted, i18n, pattern: dateFormat })',
  },
]
