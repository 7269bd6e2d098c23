'use client'

import { CheckboxField, FieldDescription, useField, withCondition } from '@payloadcms/ui'
import type { CheckboxFieldClientComponent, CheckboxFieldClientProps } from 'payload'

/** A checkbox; a read-only one is shown in words: an empty grey box says neither «нет» nor that it cannot be pressed. */
export const Tick: CheckboxFieldClientComponent = (props) =>
  props.readOnly ? <TickInWords {...props} /> : <CheckboxField {...props} />

const TickInWords = withCondition(function TickInWords({ field, path }: CheckboxFieldClientProps) {
  const { value } = useField<boolean>({ path })
  const { label, admin } = field
  return (
    <div className="field-type">
      <p style={{ margin: 0 }}>
        {typeof label === 'string' ? label : field.name}: <strong>{value ? 'да' : 'нет'}</strong>
      </p>
      {admin?.description && <FieldDescription description={admin.description} path={path} />}
    </div>
  )
})
