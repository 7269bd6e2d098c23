import { type RefObject, useEffect, useState } from 'react'
import styles from './SpeedControl.module.css'

type SpeedControlProps = {
  label: string
  video: RefObject<HTMLVideoElement | null>
}

const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2]

/** A choice of speed, shown only where the browser's own controls have none. */
export function SpeedControl({ label, video }: SpeedControlProps) {
  const [isNeeded, setIsNeeded] = useState(false)

  // Only the browser knows whether its own controls offer a speed, and the server must not guess.
  useEffect(() => {
    setIsNeeded(video.current !== null && !hasNativeSpeed(video.current))
  }, [video])

  if (!isNeeded) return null
  return (
    <label className={styles.speed}>
      <span>{label}</span>
      <select
        className={styles.choice}
        defaultValue={1}
        onChange={(event) => {
          if (video.current) video.current.playbackRate = Number(event.currentTarget.value)
        }}
      >
        {speeds.map((speed) => (
          <option key={speed} value={speed}>
            {`${speed.toLocaleString('ru-RU')}×`}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Browsers whose controls have a speed can be asked to leave it out, and say so. */
function hasNativeSpeed(video: HTMLVideoElement): boolean {
  const list: unknown = Reflect.get(video, 'controlsList')
  return list instanceof DOMTokenList && list.supports('noplaybackrate')
}
