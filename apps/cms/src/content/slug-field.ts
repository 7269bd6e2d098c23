import { isReservedSlug } from '@pryad/contract/reserved-slugs.ts'
import { isSlug, slugMaxLength, toSlug } from '@pryad/contract/slug.ts'
import { type CollectionSlug, type FieldHook, slugField as payloadSlugField, type RowField } from 'payload'
import { findAll } from '../databases/find.ts'

/**
 * The address part of a document, made from its Russian title by transliteration and kept unique within the collection
 * by a number at its end.
 */
export function slugField(collection: CollectionSlug, useAsSlug = 'title'): RowField {
  return payloadSlugField({
    useAsSlug,
    slugify: ({ valueToSlugify }) => toSlug(String(valueToSlugify ?? '')) || undefined,
    overrides: (row) => ({
      ...row,
      fields: row.fields.map((field) => {
        if (field.type === 'checkbox') {
          const hooks = { beforeChange: [...(field.hooks?.beforeChange ?? []), keepUnique(collection)] }
          return { ...field, label: 'Составлять адрес из заголовка', hooks }
        }
        if (field.type === 'text' && !field.hasMany) {
          return {
            ...field,
            label: 'Адрес',
            maxLength: slugMaxLength,
            validate: (value: unknown, { siblingData }: { siblingData: Record<string, unknown> }) => {
              // Without a title there is nothing to make it of: that is said beside the title.
              if (!value && !siblingData[useAsSlug]) return true
              if (!isSlug(value)) return 'Адрес состоит из строчных латинских букв, цифр и одиночных дефисов.'
              return collection !== 'pages' || !isReservedSlug(value)
                ? true
                : `По адресу /${value} уже есть раздел сайта. Придумайте другой.`
            },
            // The copy gets a number at its end, as any other document whose address is taken.
            hooks: {
              ...field.hooks,
              beforeValidate: [...(field.hooks?.beforeValidate ?? []), transliterate],
              beforeDuplicate: [({ value }) => value],
            },
            admin: {
              ...field.admin,
              description: 'Часть адреса страницы. Составляется из заголовка.',
            },
          }
        }
        return field
      }),
    }),
  })
}

/** An address typed in Russian, or with spaces, is written as one made from a title would be. One that is only unfinished stays. */
const transliterate: FieldHook = ({ value }) =>
  typeof value === 'string' && /[^a-z0-9-]/.test(value) ? toSlug(value) || value : value

/** Runs after the slug was made, beside the checkbox that says whether to make it. */
function keepUnique(collection: CollectionSlug): FieldHook {
  return async ({ data, originalDoc, req, value }) => {
    const slug = data?.slug
    if (data && typeof slug === 'string') {
      const find = (draft: boolean) =>
        findAll(req.payload, {
          collection,
          req,
          draft,
          // A document in the trash keeps its address: it may be put back.
          trash: true,
          where: { and: [{ slug: { like: slug } }, { id: { not_equals: originalDoc?.id ?? 0 } }] },
        })
      // The address that a draft was given since its last publication, or before its first, is in its newest version alone.
      const taken = [...(await find(false)), ...(await find(true))]
      data.slug = firstFree(slug, new Set(taken.map((doc) => ('slug' in doc ? doc.slug : ''))))
    }
    return value
  }
}

function firstFree(slug: string, taken: Set<unknown>): string {
  let free = slug
  for (let number = 2; taken.has(free); number++) {
    const suffix = `-${number}`
    free = `${slug.slice(0, slugMaxLength - suffix.length)}${suffix}`
  }
  return free
}
