import { describe, expect, it } from 'vitest'
import { meantParts, toSiteUrl, withPlainPath, withReadableEscapes } from './requests.ts'

describe('toSiteUrl', () => {
  it.each([
    ['/', 'https://pryad.example/'],
    ['/video?slug=korni', 'https://pryad.example/video?slug=korni'],
    ['//video', 'https://pryad.example//video'],
    ['//elsewhere.example/video', 'https://pryad.example//elsewhere.example/video'],
    ['//', 'https://pryad.example//'],
    ['/\\', 'https://pryad.example//'],
    ['http://pryad.example/video', 'https://pryad.example/video'],
    ['https://elsewhere.example', 'https://pryad.example/'],
    ['https://elsewhere.example?tag=a', 'https://pryad.example/?tag=a'],
    ['*', 'https://pryad.example/*'],
  ])('%s is an address of this site', (address, url) => {
    expect(toSiteUrl(address, 'https://pryad.example').href).toBe(url)
  })
})

describe('withPlainPath', () => {
  it.each([
    ['//elsewhere.example/video?tag=a', '/elsewhere.example/video?tag=a'],
    ['//', '/'],
    ['/\\/elsewhere.example', '/elsewhere.example'],
    ['///', '/'],
  ])('%s leads to %s', (address, path) => {
    expect(withPlainPath(toSiteUrl(address, 'https://pryad.example'))).toBe(path)
  })

  it.each(['/', '/video', '/articles//korni'])('%s is an address of its own', (address) => {
    expect(withPlainPath(toSiteUrl(address, 'https://pryad.example'))).toBeUndefined()
  })
})

describe('withReadableEscapes', () => {
  it.each(['/', '/articles/%D1%85%D0%BD%D0%B0', '/?tag=%D0', '/a%2Fb'])('%s stays as it is', (address) => {
    expect(withReadableEscapes(address)).toBe(address)
  })

  it.each([
    ['/%D0', '/%25D0'],
    ['/%', '/%25'],
    ['/%zz?tag=%D0', '/%25zz?tag=%D0'],
    ['/%D1%85/%E0%A4%A', '/%25D1%2585/%25E0%25A4%25A'],
  ])('%s is taken as it is written', (address, readable) => {
    expect(withReadableEscapes(address)).toBe(readable)
  })
})

describe('meantParts', () => {
  it.each([
    ['/search&q=H%26M', '/search', '?q=H%26M'],
    ['/shade&x=a%26tag%3Db?level=6', '/shade', '?x=a%26tag%3Db&level=6'],
    ['/search%3Fq=H%26M', '/search', '?q=H%26M'],
    ['/search%3fq%3DH%2526M%26utm_source%3Dmail', '/search', '?q=H%26M&utm_source=mail'],
    ['/search%3Fq%3D%25D1%2585', '/search', '?q=%D1%85'],
    ['/search%3Fq%3D%D1%85', '/search', '?q=%D1%85'],
    ['/search%3Fq%3D6%23a=b', '/search', '?q=6%23a=b'],
    ['/search%3Fq%3D%D1', '/search%3Fq%3D%D1', ''],
  ])('%s means %s with %s', (address, pathname, search) => {
    expect(meantParts(toSiteUrl(address, 'https://pryad.example'))).toMatchObject({ pathname, search })
  })
})
