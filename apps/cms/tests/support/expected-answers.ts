/** Statuses for a visitor, an expert, an editor and an administrator. */
export type Row = [number, number, number, number]
type Rows = Record<string, Row>

const everybody: Row = [200, 200, 200, 200]
const staff: Row = [403, 200, 200, 200]
const editors: Row = [403, 403, 200, 200]
const admins: Row = [403, 403, 403, 200]
const nobody: Row = [403, 403, 403, 403]
/** As if there were no such address. */
const notThere: Row = [404, 404, 404, 404]
/** Roles that may do it get 400: the body that the test sends is incomplete. */
const incompleteFromEditors: Row = [403, 403, 400, 400]
const incompleteFromAdmins: Row = [403, 403, 403, 400]

/** The addresses that Payload gives every collection. */
const collection = (rows: Record<'read' | 'one' | 'create' | 'update' | 'delete', Row>): Rows => ({
  'get /': rows.read,
  'get /count': rows.read,
  'get /:id': rows.one,
  'post /': rows.create,
  'patch /': rows.update,
  'patch /:id': rows.update,
  'delete /': rows.delete,
  'delete /:id': rows.delete,
  // Answers with the rights of the user.
  'post /access/:id?': everybody,
})
const noVersions: Rows = {
  'get /versions': notThere,
  'get /versions/:id': notThere,
  'post /versions/:id': notThere,
}

/** Materials with drafts; it is an unfinished draft that is asked for. Visitors read nothing here: the contract is for them. */
const content: Rows = {
  ...collection({
    read: staff,
    one: staff,
    create: incompleteFromEditors,
    update: incompleteFromEditors,
    delete: editors,
  }),
  'post /:id/duplicate': editors,
  'get /versions': staff,
  'get /versions/:id': staff,
  // To bring back an unfinished draft is to publish it.
  'post /versions/:id': incompleteFromEditors,
}
/** Without the moment of what is on the screen, nothing is checked. */
const check: Rows = { 'get /:id/check': staff, 'post /:id/check': [403, 409, 409, 409] }
const plainContent: Rows = {
  ...collection({
    read: staff,
    one: staff,
    create: incompleteFromEditors,
    update: editors,
    delete: editors,
  }),
  ...noVersions,
  'post /:id/duplicate': editors,
}
const files: Rows = {
  ...plainContent,
  'get /file/:filename': notThere,
  // Turned off: the cms fetches nothing from elsewhere.
  'get /paste-url/:id?': [403, 400, 400, 400],
}
/** Fields that only colleagues read, and that those of `write` change. */
const desk = (write: Row, create: Row): Rows => ({
  ...collection({ read: staff, one: staff, create, update: write, delete: write }),
  ...noVersions,
  'post /:id/duplicate': write,
})
const records: Rows = {
  ...collection({ read: admins, one: admins, create: nobody, update: nobody, delete: nobody }),
  ...noVersions,
}

/** Kept by the system for itself. */
const closed: Rows = {
  ...collection({ read: nobody, one: nobody, create: nobody, update: nobody, delete: nobody }),
  ...noVersions,
}

/**
 * The answers of every address of the cms, said apart from the code, by the collection or global it belongs to: «/» for the rest.
 * A new address, of ours or of Payload's, has no place until somebody has decided on its row.
 */
export const expectedAnswers: Record<string, Rows> = {
  '/': {
    'get /access': everybody,
    'get /export/:slug': staff,
    'get /statistics': editors,
    // Visitors are sent to sign in.
    'get /preview': [302, 404, 404, 404],
    'get /product-import/sample': editors,
    'get /product-import/history': editors,
    // An import that is not there.
    'post /product-import/history/:id/undo': [403, 403, 409, 409],
    'post /product-import/check': incompleteFromEditors,
    'post /product-import/run': incompleteFromEditors,
    'post /personal-data/find': incompleteFromAdmins,
    'post /personal-data/export': incompleteFromAdmins,
    'post /personal-data/erase': incompleteFromAdmins,
    'post /plugin-seo/generate-title': [401, 403, 200, 200],
    'post /plugin-seo/generate-description': [401, 403, 200, 200],
    'post /plugin-seo/generate-url': [401, 403, 200, 200],
    'post /plugin-seo/generate-image': [401, 403, 200, 200],
    'post /reorder': staff,
  },
  '/articles': content,
  '/videos': content,
  '/products': content,
  '/slides': content,
  '/pages': { ...content, ...check },
  '/tags': plainContent,
  '/authors': plainContent,
  '/redirects': plainContent,
  '/media': {
    ...files,
    // The picture asked for stands in an article.
    'delete /': [403, 403, 400, 400],
    'delete /:id': [403, 403, 409, 409],
    'get /:id/uses': staff,
  },
  '/video-files': files,
  '/faq-questions': {
    ...plainContent,
    'patch /': staff,
    'patch /:id': staff,
    // Experts delete spam alone: of many they are asked to delete, none.
    'delete /': [403, 200, 403, 200],
    'delete /:id': admins,
    'get /:id/aids': staff,
    'post /:id/read': [403, 204, 403, 204],
    'get /:id/next': [403, 200, 403, 200],
    'get /:id/mail': [403, 200, 403, 200],
    'post /:id/mail': [403, 200, 403, 200],
  },
  '/answer-templates': desk(staff, [403, 400, 400, 400]),
  '/calendar-days': desk(editors, incompleteFromEditors),
  '/synonyms': desk(editors, incompleteFromEditors),
  '/texts': {
    ...collection({ read: staff, one: staff, create: nobody, update: editors, delete: nobody }),
    ...noVersions,
    // No two texts are to say the same.
    'patch /': nobody,
    ...check,
  },
  '/mails': { ...records, 'post /resend': admins },
  '/audit-log': records,
  '/consents': records,
  '/consent-editions': records,
  '/erasure-acts': { ...records, 'get /:id/print': admins },
  '/product-imports': closed,
  '/daily-counts': closed,
  '/users': {
    ...collection({ read: staff, one: staff, create: incompleteFromAdmins, update: admins, delete: admins }),
    ...noVersions,
    // People may change only their own account, and the test asks for other ones.
    'patch /': staff,
    // The account asked for has a password.
    'post /:id/invite': [403, 403, 403, 409],
    'get /:id/sessions': admins,
    'delete /:id/sessions': admins,
    'delete /:id/sessions/:session': admins,
    // Somebody else's: seen and taken away by administrators, changed by nobody.
    'get /:id/second-factor': admins,
    // The administrator's own password is missing.
    'delete /:id/second-factor': incompleteFromAdmins,
    'post /:id/second-factor/set-up': nobody,
    'post /:id/second-factor/confirm': nobody,
    'post /:id/second-factor/recovery-codes': nobody,
    'post /:id/second-factor/turn-off': nobody,
    'get /init': everybody,
    'get /me': everybody,
    // A wrong password.
    'post /login': [401, 401, 401, 401],
    'post /logout': [400, 200, 200, 200],
    'post /refresh-token': staff,
    'post /first-register': nobody,
    // Says the same whether or not there is such an account.
    'post /forgot-password': everybody,
    // A key that nobody was sent.
    'post /reset-password': nobody,
    'post /unlock': admins,
    'post /verify/:id': notThere,
  },
  '/payload-jobs': {},
  '/payload-kv': {},
  '/payload-migrations': {},
  // Each tries it on a lock of their own.
  '/payload-locked-documents': { 'get /': staff, 'patch /:id': staff, 'delete /:id': staff },
  // Visitors have none, and are told so.
  '/payload-preferences': { 'get /:key': everybody, 'post /:key': [401, 200, 200, 200] },
  '/globals/site-settings': {
    'get /': staff,
    'post /': editors,
    'post /access': everybody,
    'get /versions': staff,
    'get /versions/:id': [403, 404, 404, 404],
    'post /versions/:id': [403, 404, 404, 404],
  },
  '/globals/payload-jobs-stats': {},
}
