'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'

/** The way to the shade finder with this shade as it is in the draft. */
export function SeeInFinder() {
  const { id } = useDocumentInfo()
  if (!id) return null
  return (
    <div className="field-type">
      <Button
        el="anchor"
        url={`/api/preview?document=products/${id}&page=finder`}
        newTab
        buttonStyle="secondary"
        size="small"
      >
        Посмотреть в&nbsp;подборе
      </Button>
      <p className="field-description">
        Подбор посчитает по&nbsp;черновику. Посетители увидят изменения после публикации.
      </p>
    </div>
  )
}
