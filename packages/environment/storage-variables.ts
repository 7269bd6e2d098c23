import { z } from 'zod'
import { address } from './variables.ts'

/** Variables of an S3-compatible storage for media. Without `S3_BUCKET` files lie in the data folder. */
export const storageShape = {
  S3_BUCKET: z
    .string()
    .optional()
    .describe('bucket of an S3-compatible storage for media; without it files lie in `DATA_DIR`'),
  S3_ENDPOINT: address().optional().describe('base address of the storage, where it is not Amazon’s own'),
  S3_REGION: z.string().default('us-east-1').describe('region of the bucket'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('key of the bucket'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('secret key of the bucket'),
}

type StorageVariables = z.output<z.ZodObject<typeof storageShape>>

export type StorageEnvironment = {
  /** Name of the bucket. */
  name: string
  endpoint: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const keys = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Names the variables without which a chosen bucket could not be used, and those that would do nothing without a bucket. */
export function storageProblems(read: StorageVariables): Record<string, string> {
  if (read.S3_BUCKET) {
    return Object.fromEntries(
      keys.filter((name) => !read[name]).map((name) => [name, 'must be set when S3_BUCKET is']),
    )
  }
  const isMeant = read.S3_ENDPOINT !== undefined || keys.some((name) => read[name])
  return isMeant ? { S3_BUCKET: 'must be set when other S3_ variables are' } : {}
}

/** The storage to use; undefined means the data folder. */
export function toStorageEnvironment(read: StorageVariables): StorageEnvironment | undefined {
  const { S3_BUCKET: name, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = read
  if (!name || !accessKeyId || !secretAccessKey) return undefined
  return { name, endpoint: read.S3_ENDPOINT, region: read.S3_REGION, accessKeyId, secretAccessKey }
}
