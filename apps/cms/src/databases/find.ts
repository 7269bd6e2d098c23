import type {
  CollectionSlug,
  FindOptions,
  Payload,
  SelectType,
  TransformCollectionWithSelect,
  TypedCollectionSelect,
} from 'payload'

/** The documents that match, all of them unless there is a `limit`; what they refer to is left as ids. */
export async function findAll<
  Slug extends CollectionSlug,
  Select extends TypedCollectionSelect[Slug] & SelectType,
>(
  payload: Pick<Payload, 'find'>,
  options: FindOptions<Slug, Select>,
): Promise<TransformCollectionWithSelect<Slug, Select>[]>
// The types of all collections at once are too much for the compiler.
export async function findAll(
  payload: Pick<Payload, 'find'>,
  options: { collection: CollectionSlug },
): Promise<object[]> {
  const { docs } = await payload.find({ depth: 0, pagination: false, ...options })
  return docs
}

/** The first document that matches, if there is one; what it refers to is left as ids. */
export async function findFirst<
  Slug extends CollectionSlug,
  Select extends TypedCollectionSelect[Slug] & SelectType,
>(
  payload: Pick<Payload, 'find'>,
  options: FindOptions<Slug, Select>,
): Promise<TransformCollectionWithSelect<Slug, Select> | undefined> {
  const [first] = await findAll<Slug, Select>(payload, Object.assign({ limit: 1 }, options))
  return first
}
