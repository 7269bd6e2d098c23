import type { CollectionSlug, GlobalSlug } from 'payload'
import type { Role } from './roles.ts'

/** Kinds of people: the roles of the panel, and visitors who are not signed in. */
export type Person = Role | 'visitor'

/** The documents a right covers; `access.ts` says which documents each word means. */
export type AccessScope = 'none' | 'all' | 'published' | 'publishedQuestions' | 'spam' | 'ownAccount'

type Row = Record<Person, AccessScope>
type Rows = { read: Row; create: Row; update: Row; delete: Row }

type GuardedCollection = Exclude<CollectionSlug, `payload-${string}`>
type GuardedGlobal = Exclude<GlobalSlug, `payload-${string}`>
/** Collections and globals that Payload adds for itself. */
type SystemSlug = Extract<CollectionSlug | GlobalSlug, `payload-${string}`>

const nobody: Row = { visitor: 'none', expert: 'none', editor: 'none', admin: 'none' }
const admins: Row = { visitor: 'none', expert: 'none', editor: 'none', admin: 'all' }
const editors: Row = { visitor: 'none', expert: 'none', editor: 'all', admin: 'all' }
const staff: Row = { visitor: 'none', expert: 'all', editor: 'all', admin: 'all' }
const everyone: Row = { visitor: 'all', expert: 'all', editor: 'all', admin: 'all' }

/** Materials that are drafts before they are published. */
const content: Rows = {
  read: { ...everyone, visitor: 'published' },
  create: editors,
  update: editors,
  delete: editors,
}
/** Materials without drafts. */
const plainContent: Rows = { ...content, read: everyone }

/** The scope of each role for each action: the whole access control of the cms, beside `fieldTable`. */
export const collectionTable: Record<GuardedCollection, Rows> = {
  articles: content,
  videos: content,
  products: content,
  slides: content,
  pages: content,
  tags: plainContent,
  authors: plainContent,
  media: plainContent,
  'video-files': plainContent,
  redirects: plainContent,

  'faq-questions': {
    read: { ...everyone, visitor: 'publishedQuestions' },
    // Visitors' questions come in through the GraphQL contract, past captcha and limits.
    create: editors,
    update: staff,
    // A visitor's question is deleted only once somebody has put it into spam.
    delete: { visitor: 'none', expert: 'spam', editor: 'none', admin: 'all' },
  },

  /** Everybody with the right to answer may write templates of answers. */
  'answer-templates': { read: staff, create: staff, update: staff, delete: staff },
  'calendar-days': { read: staff, create: editors, update: editors, delete: editors },
  synonyms: { read: staff, create: editors, update: editors, delete: editors },

  /** A document for each text there is: the system makes and removes them. */
  texts: { read: everyone, create: nobody, update: editors, delete: nobody },

  users: {
    // Names of colleagues stand in «сейчас редактирует».
    read: staff,
    create: admins,
    update: { visitor: 'none', expert: 'ownAccount', editor: 'ownAccount', admin: 'all' },
    delete: admins,
  },

  /** Written by the system, and read only. */
  mails: { read: admins, create: nobody, update: nobody, delete: nobody },
  'product-imports': { read: nobody, create: nobody, update: nobody, delete: nobody },
  'audit-log': { read: admins, create: nobody, update: nobody, delete: nobody },
  consents: { read: admins, create: nobody, update: nobody, delete: nobody },
  'consent-editions': { read: admins, create: nobody, update: nobody, delete: nobody },
  'erasure-acts': { read: admins, create: nobody, update: nobody, delete: nobody },
  /** The page «Чего не хватает» shows them; rare queries in them are nobody's to read. */
  'daily-counts': { read: nobody, create: nobody, update: nobody, delete: nobody },
}

export const globalTable: Record<GuardedGlobal, Pick<Rows, 'read' | 'update'>> = {
  'site-settings': { read: everyone, update: editors },
}

/** Access by REST to Payload's own collections and globals; `close-system.ts` says what each word means. */
export type SystemAccess = 'nothing' | 'locks' | 'preferences'

export const systemTable: Record<SystemSlug, SystemAccess> = {
  /** The queue and its clock: a write here can put off the erasure of personal data for ever. */
  'payload-jobs': 'nothing',
  'payload-jobs-stats': 'nothing',
  'payload-kv': 'nothing',
  'payload-migrations': 'nothing',
  /** Staff see who is editing a document, take its lock over, and release their own locks. */
  'payload-locked-documents': 'locks',
  /** Everybody's own: which columns a list shows, for example. */
  'payload-preferences': 'preferences',
}

type FieldRow = { read: Person[]; write: Person[] }

/** Fields with rules of their own, stricter than those of their document. */
export const fieldTable = {
  /** Personal data of visitors. A visitor's words stay as written: only the system writes here. */
  'faq-questions.asked': { read: ['expert', 'admin'], write: [] },
  /** Notes of the colleagues who answer; they may tell something about the visitor. */
  'faq-questions.note': { read: ['expert', 'admin'], write: ['expert', 'admin'] },
  'faq-questions.assignee': { read: ['expert', 'editor', 'admin'], write: ['expert', 'admin'] },
  'users.role': { read: ['expert', 'editor', 'admin'], write: ['admin'] },
  /** Whether a colleague has set a password yet. */
  'users.invitedAt': { read: ['admin'], write: [] },
  'users.blocked': { read: ['admin'], write: ['admin'] },
  /** A tag manager runs any script in every visitor's browser; a wrong captcha shuts all visitors out; a code makes somebody the site's owner. */
  'site-settings.analytics': { read: ['visitor', 'expert', 'editor', 'admin'], write: ['admin'] },
  'site-settings.verification': { read: ['visitor', 'expert', 'editor', 'admin'], write: ['admin'] },
  'site-settings.captcha': { read: ['visitor', 'expert', 'editor', 'admin'], write: ['admin'] },
  /** Counting visitors is switched by the people who are responsible for their data. */
  'site-settings.counting': { read: ['visitor', 'expert', 'editor', 'admin'], write: ['admin'] },
  'site-settings.mail': { read: ['expert', 'editor', 'admin'], write: ['editor', 'admin'] },
  'site-settings.signIn': { read: ['expert', 'editor', 'admin'], write: ['admin'] },
  'site-settings.personalData': { read: ['expert', 'editor', 'admin'], write: ['admin'] },
} satisfies Record<string, FieldRow>

/** Roles that may import products: many of them change at once. */
export const importingRoles: Role[] = ['editor', 'admin']

/** Roles that see the statistics of searches, clicks and answers. */
export const statisticsRoles: Role[] = ['editor', 'admin']

/** Roles that may export a whole collection or global, as far as they may read it; those that are not listed are open to every role. */
export const exportTable: Partial<Record<GuardedCollection | GuardedGlobal, Role[]>> = {
  users: ['admin'],
  'audit-log': ['admin'],
}

export type GuardedField = keyof typeof fieldTable
export type CollectionAction = keyof Rows
