import type { TextFieldSingleValidation } from 'payload'

/** Accepts `https://…`, a path of the site or an anchor; refuses `javascript:` and the like. */
export const validateAddress: TextFieldSingleValidation = (value) => {
  if (!value) return true
  if (/^(\/(?!\/)|#)/.test(value)) return true
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
    ? true
    : 'Укажите адрес целиком (https://…) или путь на этом сайте, который начинается с косой черты.'
}
