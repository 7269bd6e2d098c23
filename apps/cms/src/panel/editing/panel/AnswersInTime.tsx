'use client'

import { ServerFunctionsContext, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useMemo } from 'react'
import { savesAt } from './document-saves.ts'
import { withoutOutdated } from './outdated-answer.ts'
import { documentPath } from './use-document-saves.ts'

/** Keeps answers to forms that were changed meanwhile from taking away what was typed, see outdated-answer.ts. */
export function AnswersInTime({ children }: { children: ReactNode }) {
  const functions = useServerFunctions()
  const watched = useMemo(() => {
    const getFormState: typeof functions.getFormState = async (args) => {
      const answer = await functions.getFormState(args)
      const { formState: sent } = args
      const now = savesAt(documentPath(args))?.readFields()
      const isAboutDocument = args.schemaPath === (args.collectionSlug ?? args.globalSlug)
      if (!isAboutDocument || !sent || !now || !('state' in answer) || !answer.state) return answer
      return { ...answer, state: withoutOutdated(answer.state, sent, now) }
    }
    return { ...functions, getFormState }
  }, [functions])
  return <ServerFunctionsContext value={watched}>{children}</ServerFunctionsContext>
}
