'use client'

import styles from './SecondFactor.module.css'
import type { SetUp } from './set-up.ts'

/** How to bring the secret into an app: by the camera, or by hand. */
export function QrCode({ setUp: { qr, secret } }: { setUp: SetUp }) {
  return (
    <div className={styles.setUp}>
      <ol className={styles.steps}>
        <li>
          Установите на&nbsp;телефон приложение с&nbsp;одноразовыми кодами: подойдёт Яндекс Ключ, Google
          Authenticator, Aegis или любое другое с&nbsp;TOTP.
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
