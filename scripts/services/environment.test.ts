import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readCmsEnvironment } from '@pryad/environment/cms-environment.ts'
import { readSiteEnvironment } from '@pryad/environment/site-environment.ts'
import { expect, onTestFinished, test } from 'vitest'
import { firstAccountUrl, resolveEnvironment } from './environment.ts'

const secrets = { PAYLOAD_SECRET: 'p'.repeat(32), SITE_SECRET: 's'.repeat(32) }
/** The environment after a server has written its own port into it, as Next.js does. */
const asNextSees = (env: Record<string, string>) => readCmsEnvironment({ ...env, PORT: env.CMS_PORT })

test('with nothing but two ports both apps know where the other one is', () => {
  const { env } = resolveEnvironment({ ...secrets, PORT: '4000', CMS_PORT: '4001' })
  const cms = asNextSees(env)
  const site = readSiteEnvironment(env)
  expect(cms.siteUrl).toBe('http://localhost:4000')
  expect(cms.sitePurgeUrls).toEqual(['http://localhost:4000'])
  expect(site.siteUrl).toBe('http://localhost:4000')
  expect(cms.cmsUrl).toBe(site.cmsUrl)
  expect(new URL(site.apiUrl).port).toBe('4001')
  expect(new URL(cms.cmsUrl).port).toBe('4001')
})

test('a variable that is set is handed on as it is', () => {
  const given = {
    ...secrets,
    PORT: '4000',
    CMS_PORT: '4001',
    HOST: '10.0.0.1',
    CMS_HOST: '10.0.0.2',
    SITE_URL: 'https://pryad.ru',
    CMS_URL: 'https://cms.pryad.ru',
    API_URL: 'http://10.0.0.2:4001',
    SITE_PURGE_URLS: 'http://10.0.0.1:4000,http://10.0.0.3:4000',
  }
  expect(resolveEnvironment(given).env).toMatchObject(given)
})

test('where no site is to be told of changes none is', () => {
  const { env } = resolveEnvironment({ ...secrets, SITE_PURGE_URLS: 'none' })
  expect(asNextSees(env).sitePurgeUrls).toEqual([])
})

test('the address of the first account contains its code, as long as there is one', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pryad-account-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  expect(await firstAccountUrl(dataDir, 'http://localhost:3001')).toBeUndefined()
  await mkdir(path.join(dataDir, 'secrets'))
  await writeFile(path.join(dataDir, 'secrets/first-account-code'), 'a+b\n')
  expect(await firstAccountUrl(dataDir, 'http://localhost:3001')).toBe(
    'http://localhost:3001/admin/create-first-user?code=a%2Bb',
  )
})
