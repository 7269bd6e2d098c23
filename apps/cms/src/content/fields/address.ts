import type { TextFieldSingleValidation } from 'payload'

/** Whether this is `https://…`, a path of the site or an anchor, and not `javascript:` or the like. */
export function isAddress(value: string): boolean {
  if (/^(\/(?!\/)|#)/.test(value)) return true
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}

/** Accepts addresses that a page may lead to. */
export const validateAddress: TextFieldSingleValidation = (value) =>
  !value || isAddress(value)
    ? true
    : 'Укажите адрес целиком (https://…) или путь на этом сайте, который начинается с косой черты.'
