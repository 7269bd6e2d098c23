const megabyte = 1024 * 1024
const number = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 })

/** Says how much disk space is left, and what to do. @param free in bytes */
export function shortOfRoom(free: number): string {
  return `На сервере заканчивается место: осталось ${sizeOf(free)}. Когда оно закончится, вопросы посетителей и ваши правки перестанут сохраняться. Удалите ненужные видео и картинки или попросите того, кто обслуживает сервер, добавить места.`
}

function sizeOf(bytes: number): string {
  const megabytes = bytes / megabyte
  return megabytes < 1024
    ? `${number.format(Math.floor(megabytes))} МБ`
    : `${number.format(megabytes / 1024)} ГБ`
}
