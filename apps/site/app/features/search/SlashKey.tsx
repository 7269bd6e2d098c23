import { useState } from 'react'
import styles from './SlashKey.module.css'
import { isSlashKeyOn, setSlashKey } from './slash-key.ts'

/** Lets visitors turn off the «/» key of the search. Hidden on phones, which have no keys. */
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
      <span>{label}</span>
    </label>
  )
}
