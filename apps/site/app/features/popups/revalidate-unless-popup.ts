import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { withoutSlug } from '#app/lib/routing/addresses.ts'
import { isRefreshing } from '#app/lib/routing/route-module.ts'
import { getPopup } from './popup-store.ts'

/**
 * Whether a page must ask the server again: not when only a popup opened or closed. A lesson that the page does not know is asked for,
 * since it may not exist.
 */
export function revalidateUnlessPopup({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (isRefreshing()) return true
  if (pageOf(currentUrl) !== pageOf(nextUrl)) return defaultShouldRevalidate
  const slug = nextUrl.searchParams.get('slug')
  const isKnown =
    slug === null || slug === currentUrl.searchParams.get('slug') || slug === getPopup('video').details?.slug
  return isKnown ? false : defaultShouldRevalidate
}

function pageOf({ pathname, search }: URL): string {
  return withoutSlug({ pathname, search, hash: '' })
}
