import type { FieldHook, GroupField, TextField, TextFieldSingleValidation } from 'payload'
import { accessToField } from '../access/access.ts'

/** The code in a tag such as `<meta name="yandex-verification" content="0f3c…" />`; any other text stays as it is. */
export function codeIn(pasted: string, metaName: string): string {
  const tag = new RegExp(`^\\s*<meta\\s+name=["']${metaName}["']\\s+content=["']([^"']+)`, 'i')
  return tag.exec(pasted)?.[1] ?? pasted.trim()
}

/** Takes the service's whole tag or the code in it; the code is what is stored. */
function codeField(name: string, label: string, metaName: string): TextField {
  const validate: TextFieldSingleValidation = (value) =>
    !value || /^[\w=-]{8,128}$/.test(codeIn(value, metaName))
      ? true
      : `Вставьте целиком тег <meta name="${metaName}" …>, который показала служба, или только код из него.`
  const storeCode: FieldHook = ({ value }) => (typeof value === 'string' ? codeIn(value, metaName) : value)
  return {
    name,
    type: 'text',
    label,
    validate,
    hooks: { beforeValidate: [storeCode] },
    admin: { placeholder: `<meta name="${metaName}" content="…" />` },
  }
}

/** By these codes, which stand in the head of the main page, services know who the site belongs to. */
export const verificationField: GroupField = {
  name: 'verification',
  type: 'group',
  label: 'Подтверждение сайта',
  access: accessToField('site-settings.verification'),
  admin: { description: 'Выберите в службе подтверждение метатегом и вставьте сюда тег или код из него.' },
  fields: [
    codeField('yandexCode', 'Яндекс Вебмастер', 'yandex-verification'),
    // Services of VK still call the tag by the name of Mail.ru.
    codeField('vkCode', 'VK (Mail.ru)', 'mailru-verification'),
    codeField('googleCode', 'Google Search Console', 'google-site-verification'),
  ],
}
