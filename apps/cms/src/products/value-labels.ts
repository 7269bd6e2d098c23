/** Labels of the values that editors choose from, by the value that is stored: in the panel, and in the cells of a table. */
import type { HairLength, Shade, ShadeKind } from '@pryad/colour/shades/shade.ts'
import type { StoredHairState } from '@pryad/contract/products.ts'

export const hairLabels: Record<StoredHairState, string> = {
  natural: 'Натуральные',
  colored: 'Окрашенные',
  lightened: 'Осветлённые',
}

export const kindLabels: Record<ShadeKind, string> = {
  permanent: 'Стойкая',
  lightening: 'Осветляющая',
  'tone-on-tone': 'Без аммиака',
  camouflage: 'Камуфляж седины',
  tint: 'Тонирующий бальзам',
  corrector: 'Корректор',
}

export const greyRoleLabels: Record<Shade['greyRole'], string> = {
  covers: 'Закрывает',
  partly: 'Закрывает частично',
  blends: 'Смягчает',
  translucent: 'Подкрашивает',
  none: 'Не закрывает',
}

export const lengthLabels: Record<HairLength, string> = {
  short: 'Короткие',
  chin: 'До подбородка',
  shoulders: 'До плеч',
  blades: 'Ниже плеч',
  waist: 'До пояса',
}

export const allergyTestLabels: Record<Shade['allergyTest'], string> = {
  always: 'Всегда',
  'if-new-or-sensitive': 'В первый раз и при чувствительной коже',
}

/** Whether plain balm may be added. */
export const dilutionLabels = { none: 'Не разводят', half: 'Пополам с обычным бальзамом' }
