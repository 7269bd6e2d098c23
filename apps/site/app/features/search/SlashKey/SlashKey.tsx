import { useState } from 'react'
import { isSlashKeyOn, setSlashKey } from '../slash-key.ts'
import styles from './SlashKey.module.css'

/** Lets people take the key «/» away from the search. For those who have keys: a phone has none. */
export function SlashKey({ label }: { label: string }) {
  const [isOn, setIsOn] = useState(isSlashKeyOn)
  return (
    <label className={styles.slash}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => {
          setSlashKey(currentTarget.checked)
          setIsOn(currentTarget.checked)
        }}
      />
      {label}
    </label>
  )
}
