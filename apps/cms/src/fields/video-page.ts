import type { TextFieldSingleValidation } from 'payload'

const hostsByProvider: Record<string, RegExp> = {
  youtube: /^(www\.|m\.)?(youtube\.com|youtu\.be|youtube-nocookie\.com)$/,
  rutube: /^(www\.)?rutube\.ru$/,
  vk: /^(www\.|m\.)?(vk\.com|vk\.ru|vkvideo\.ru)$/,
}

/** Accepts only the address of a page at the chosen video provider. */
export const validateVideoPage: TextFieldSingleValidation = (value, { siblingData }) => {
  const { provider } = siblingData as { provider?: string }
  const hosts = provider ? hostsByProvider[provider] : undefined
  if (!hosts) return true
  if (value && URL.canParse(value)) {
    const { protocol, hostname } = new URL(value)
    if (protocol === 'https:' && hosts.test(hostname)) return true
  }
  return 'Вставьте адрес страницы с видео на выбранной площадке: он начинается с https://'
}
