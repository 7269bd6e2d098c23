'use client'

import { ServerFunctionsContext, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useEffect, useMemo } from 'react'
import { isRecord } from '../../http/is-record.ts'
import { savesAt, watchSaves } from './document-saves.ts'
import { withMistakes, withoutOutdated } from './late-answers.ts'
import { forgetOldCopies } from './local-copies.ts'
import { documentPath } from './save-request.ts'

/** Watches the saves of the panel's forms, and keeps late answers from taking away what was typed meanwhile. */
export function WatchSaves({ children }: { children: ReactNode }) {
  // The panel's forms have no other place to learn that a save has failed, nor to say which state it builds upon.
  useEffect(() => {
    const native = window.fetch
    const watched = watchSaves(native.bind(window))
    window.fetch = watched
    forgetOldCopies(window.localStorage)
    return () => {
      if (window.fetch === watched) window.fetch = native
    }
  }, [])

  const functions = useServerFunctions()
  const watched = useMemo(() => {
    const getFormState: typeof functions.getFormState = async (args) => {
      const answer = await functions.getFormState(args)
      const { formState: sent } = args
      const saves = savesAt(documentPath(args))
      const now = saves?.readFields()
      const isAboutDocument = args.schemaPath === (args.collectionSlug ?? args.globalSlug)
      if (!isAboutDocument || !sent || !now || !('state' in answer) || !answer.state) return answer
      const state = withoutOutdated(answer.state, sent, now)
      return {
        ...answer,
        state: saves?.hasMistakes && args.skipValidation ? withMistakes(state, now) : state,
      }
    }
    // Payload's window says that the time is set, whatever is answered.
    const schedulePublish: typeof functions.schedulePublish = async (args) => {
      const answer = await functions.schedulePublish(args)
      if (isRecord(answer) && typeof answer.error === 'string') throw new Error(answer.error)
      return answer
    }
    return { ...functions, getFormState, schedulePublish }
  }, [functions])
  return <ServerFunctionsContext value={watched}>{children}</ServerFunctionsContext>
}
