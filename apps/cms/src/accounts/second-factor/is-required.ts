import type { PayloadRequest } from 'payload'

/** Whether everybody must have a second factor: as the published settings say. */
export async function isSecondFactorRequired(req: PayloadRequest): Promise<boolean> {
  const { signIn } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req })
  return signIn?.secondFactorRequired === true
}
