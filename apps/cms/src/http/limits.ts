const megabyte = 1024 * 1024

/** Largest body that is no upload, in bytes. */
export const maxBodyBytes = megabyte
/** Largest file of a lesson, in bytes: the largest upload there is. */
export const maxFileBytes = 300 * megabyte
/** Largest request that brings a file, in bytes: the fields of its document come with it. */
export const maxUploadBytes = maxFileBytes + 2 * megabyte
/** Largest file of products to import, in bytes; the import says so itself, in its own words. */
export const maxFeedBytes = 21 * megabyte
/** Largest form sent without signing in, in bytes: an address, a password and a code. */
export const maxSignInFormBytes = 64 * 1024

/** The message to an editor whose request is larger than `bytes`. */
export function tooLargeMessage(bytes: number): string {
  const size = bytes >= megabyte ? `${Math.floor(bytes / megabyte)} МБ` : `${Math.floor(bytes / 1024)} КБ`
  return `Данных слишком много: сервер принимает не больше ${size}. Сократите их и отправьте снова.`
}
