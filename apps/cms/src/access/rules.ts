import type { Access, FieldAccess } from 'payload'
import { hasRole } from './roles.ts'

/** Everybody, visitors included. */
export const anyone: Access = () => true

/** Nobody, not even administrators: only the system itself writes here. */
export const nobody: Access = () => false

/** Anyone signed in to the panel. */
export const signedIn: Access = ({ req }) => Boolean(req.user)

/** Administrators only. */
export const admins: Access = ({ req }) => hasRole(req, 'admin')

/** Those who write the site's content. */
export const editors: Access = ({ req }) => hasRole(req, 'admin', 'editor')

/** Those who answer visitors' questions. */
export const experts: Access = ({ req }) => hasRole(req, 'admin', 'editor', 'expert')

/** Visitors read what is published; people of the panel also read drafts. */
export const publishedOrSignedIn: Access = ({ req }) =>
  req.user ? true : { _status: { equals: 'published' } }

/** Visitors read the questions shown on the site; people of the panel read all. */
export const shownOrSignedIn: Access = ({ req }) => (req.user ? true : { published: { equals: true } })

/** Administrators see and change everybody's account, others their own. */
export const adminsOrSelf: Access = ({ req }) =>
  hasRole(req, 'admin') || (req.user ? { id: { equals: req.user.id } } : false)

/** Field that only administrators change. */
export const adminField: FieldAccess = ({ req }) => hasRole(req, 'admin')

/** Field with a visitor's personal data. */
export const personalField: FieldAccess = ({ req }) => hasRole(req, 'admin', 'expert')
