'use client'

import { Button, useField, useForm } from '@payloadcms/ui'
import styles from './aids.module.css'
import { useAids } from './use-aids.ts'

/** Topics that the question seems to be about, and are not chosen yet; one press takes them all. */
export function SuggestedTopics() {
  const { aids } = useAids()
  const { disabled } = useForm()
  const { value, setValue } = useField<(number | { id: number })[] | null>({ path: 'tags' })
  if (!aids || typeof aids === 'string' || disabled) return null
  const chosen = (value ?? []).map((tag) => (typeof tag === 'object' ? tag.id : tag))
  const missing = aids.topics.filter(({ id }) => !chosen.includes(id))
  if (missing.length === 0) return null
  const names = missing.map(({ name }) => `«${name}»`).join(', ')
  return (
    <div className={styles.topics}>
      <p id="suggested-topics">По&nbsp;словам вопроса подходят: {names}.</p>
      <Button
        size="small"
        buttonStyle="secondary"
        margin={false}
        onClick={() => setValue([...chosen, ...missing.map(({ id }) => id)])}
        extraButtonProps={{ 'aria-describedby': 'suggested-topics' }}
      >
        Добавить эти темы
      </Button>
    </div>
  )
}
