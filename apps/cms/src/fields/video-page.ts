import {
  findPlatformVideo,
  platformKeys,
  platforms,
  toProvider,
} from '@pryad/contract/video/platform-video.ts'
import type { TextFieldSingleValidation } from 'payload'
import type { Video } from '../payload-types.ts'

/** Places where a lesson's video may lie, as the panel offers them. */
export const providerOptions = [
  { value: 'file', label: 'Файл на этом сайте' },
  ...platformKeys.map((key) => ({ value: key.toLowerCase(), label: platforms[key].name })),
]

/** Accepts only addresses that the site's player can play: a video at the chosen platform. */
export const validateVideoPage: TextFieldSingleValidation = (value, { siblingData }) => {
  const { provider } = siblingData as Partial<Video>
  return !provider || judgeVideoPage(provider, value ?? '')
}

/** True, or a sentence for the editor. */
export function judgeVideoPage(stored: Video['provider'], address: string): true | string {
  const provider = toProvider(stored)
  if (provider === 'FILE') return true
  if (address.startsWith('https://') && findPlatformVideo(provider, address)) return true
  return 'Вставьте адрес страницы с видео на выбранной площадке: он начинается с https://'
}
