'use client'

import { Button, toast } from '@payloadcms/ui'
import styles from './SecondFactor.module.css'
import type { SetUp } from './set-up.ts'

/** How to bring the secret into an app: by the camera, or by hand. */
export function QrCode({ setUp: { qr, secret } }: { setUp: SetUp }) {
  return (
    <div className={styles.setUp}>
      <ol className={styles.steps}>
        <li>
          Установите на&nbsp;телефон приложение с&nbsp;одноразовыми кодами: подойдёт Яндекс Ключ, Google
          Authenticator, Aegis или любое похожее.
        </li>
        <li>Добавьте в&nbsp;нём учётную запись и&nbsp;наведите камеру на&nbsp;QR-код.</li>
        <li>Введите ниже код, который оно покажет.</li>
      </ol>
      {/* biome-ignore lint/performance/noImgElement: it is in the answer already, there is nothing to load */}
      <img
        className={styles.qr}
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        width="200"
        height="200"
        alt="QR-код для приложения с кодами"
      />
      <p>
        Камера не&nbsp;работает? Введите в&nbsp;приложении этот ключ:{' '}
        <code className={styles.secret}>{inGroups(secret)}</code>
      </p>
    </div>
  )
}

/** Four signs at a time are typed with fewer mistakes. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}

type RecoveryCodesProps = {
  codes: string[]
  /** The person says that they have kept the codes: they are not shown again. */
  onSaved: () => void
}

/** The recovery codes, to be kept before one goes on. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      toast.success('Коды скопированы')
    } catch {
      toast.error('Не\u00a0получилось скопировать. Выделите коды и\u00a0скопируйте их сами.')
    }
  }

  function download() {
    const text = ['Запасные коды для входа в панель сайта, каждый действует один раз:', '', ...codes, '']
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text.join('\r\n')], { type: 'text/plain;charset=utf-8' }))
    link.download = 'zapasnye-kody.txt'
    link.click()
    URL.revokeObjectURL(link.href)
  }

  return (
    <div className={styles.recovery}>
      <p>
        По&nbsp;ним можно войти, если телефон потеряется. Каждый действует один раз. Сохраните их
        не&nbsp;на&nbsp;том же телефоне: больше они не&nbsp;покажутся.
      </p>
      <ul className={styles.codes} aria-label="Запасные коды">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button buttonStyle="secondary" onClick={copy}>
          Скопировать
        </Button>
        <Button buttonStyle="secondary" onClick={download}>
          Скачать файлом
        </Button>
      </div>
      <Button size="large" onClick={onSaved}>
        Коды сохранены, дальше
      </Button>
    </div>
  )
}
