import type { CollectionSlug, PayloadRequest, Timezone, Where } from 'payload'
import { z } from 'zod'
import { findAll } from '../../databases/find.ts'

/** A document that will be published or unpublished on schedule. */
export type Scheduled = {
  id: number | string
  /** The moment, by the clock of the time zone that it was planned in. */
  when: string
  action: 'publish' | 'unpublish'
  /** The kind of material, in the panel's words. */
  kind: string
  title: string
  /** Where it is edited; missing when it has been deleted. */
  href?: string
}

/** Jobs of Payload that wait for their time to publish or unpublish. */
export const waitingToPublish: Where = {
  and: [
    { taskSlug: { equals: 'schedulePublish' } },
    { completedAt: { exists: false } },
    { hasError: { not_equals: true } },
  ],
}

const inputShape = z.object({
  type: z.enum(['publish', 'unpublish']).default('publish'),
  doc: z.object({ relationTo: z.string(), value: z.union([z.string(), z.number()]) }).optional(),
  global: z.string().optional(),
  timezone: z.string().nullish(),
})

/** Time zones of the editors, who plan by the clock of Moscow unless they choose another. */
export const timezones: Timezone[] = [
  { value: 'Europe/Kaliningrad', label: 'Калининград, МСК−1' },
  { value: 'Europe/Moscow', label: 'Москва' },
  { value: 'Europe/Samara', label: 'Самара, МСК+1' },
  { value: 'Asia/Yekaterinburg', label: 'Екатеринбург, МСК+2' },
  { value: 'Asia/Omsk', label: 'Омск, МСК+3' },
  { value: 'Asia/Krasnoyarsk', label: 'Красноярск, МСК+4' },
  { value: 'Asia/Irkutsk', label: 'Иркутск, МСК+5' },
  { value: 'Asia/Yakutsk', label: 'Якутск, МСК+6' },
  { value: 'Asia/Vladivostok', label: 'Владивосток, МСК+7' },
  { value: 'Asia/Magadan', label: 'Магадан, МСК+8' },
  { value: 'Asia/Kamchatka', label: 'Камчатка, МСК+9' },
]

const moscow = 'Europe/Moscow'

/** All that is planned, the soonest first, wherever it is, as far as the reader may see it. */
export async function loadScheduled(req: PayloadRequest): Promise<Scheduled[]> {
  const jobs = await findAll(req.payload, {
    collection: 'payload-jobs',
    where: waitingToPublish,
    sort: 'waitUntil',
    req,
  })
  const found = await Promise.all(
    jobs.map(async ({ id, input, waitUntil }) => {
      const { data } = inputShape.safeParse(input)
      const what = data && (await findMaterial(req, data))
      return what && { id, when: momentOf(waitUntil, data.timezone), action: data.type, ...what }
    }),
  )
  return found.filter((scheduled) => scheduled !== undefined)
}

async function findMaterial(
  req: PayloadRequest,
  { doc, global }: z.output<typeof inputShape>,
): Promise<Pick<Scheduled, 'kind' | 'title' | 'href'> | undefined> {
  if (global) {
    const kind = textOf(req.payload.globals.config.find(({ slug }) => slug === global)?.label)
    return { kind, title: kind, href: `/admin/globals/${global}` }
  }
  const collection = req.payload.config.collections.find(({ slug }) => slug === doc?.relationTo)
  if (!doc || !collection) return undefined
  const document = await req.payload.findByID({
    collection: collection.slug as CollectionSlug,
    id: doc.value,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  const kind = textOf(collection.labels.singular)
  if (!document) return { kind, title: `№\u00a0${doc.value}, удалено` }
  const title = Reflect.get(document, collection.admin.useAsTitle ?? 'id')
  return {
    kind,
    title: String(title || `№\u00a0${doc.value}`),
    href: `/admin/collections/${collection.slug}/${doc.value}`,
  }
}

function momentOf(waitUntil: string | null | undefined, chosen: string | null | undefined): string {
  if (!waitUntil) return 'Как только дойдёт очередь'
  const zone = timezones.find(({ value }) => value === chosen)
  const format = new Intl.DateTimeFormat('ru-RU', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: zone?.value ?? moscow,
  })
  const place = zone && zone.value !== moscow ? `, ${zone.label}` : ''
  return `${format.format(new Date(waitUntil))}${place || ' по Москве'}`
}

function textOf(label: unknown): string {
  return typeof label === 'string' ? label : ''
}
