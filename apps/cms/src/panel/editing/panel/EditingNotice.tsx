'use client'

import { LeaveWithoutSaving, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'
import { useState } from 'react'
import { Comparison } from './Comparison.tsx'
import { LeftTextNotice } from './LeftTextNotice.tsx'
import { Notice, NoticeButton } from './Notice.tsx'
import type { Doc } from './same-content.ts'
import { TroubleNotice } from './TroubleNotice.tsx'
import { texts } from './texts.ts'
import { useAllSaved } from './use-all-saved.ts'
import { useDocumentPath, useDocumentSaves } from './use-document-saves.ts'
import { useLastSave } from './use-last-save.ts'
import { useLeaveQuestion } from './use-leave-question.ts'
import { useLocalCopies } from './use-local-copies.ts'
import { useOtherEditor } from './use-other-editor.ts'
import { useRefusedFields } from './use-refused-fields.ts'
import { useStillUnsaved } from './use-still-unsaved.ts'
import { useTextChoice } from './use-text-choice.ts'
import { useTextKept } from './use-text-kept.ts'
import { useUntitled } from './use-untitled.ts'

/** Two texts to compare, and buttons for the editor's own one. */
type Compared = { mine: Doc; theirs: Doc; keepMine: () => Promise<void>; dropMine: () => void }

/** A notice above the form: text that is not saved and the reason, another editor in this document, a text that an earlier visit has left. */
export function EditingNotice() {
  const path = useDocumentPath()
  const { data, docConfig } = useDocumentInfo()
  const { getData, setModified } = useForm()
  const isModified = useFormModified()
  const isAutosaving = docConfig !== undefined && hasAutosaveEnabled(docConfig)
  const { saves, state } = useDocumentSaves(path, isAutosaving)
  const { copies, left, bringBack, remove } = useLocalCopies(path, state.savedFrom, isAutosaving)
  const choice = useTextChoice(path, saves, isAutosaving)
  const other = useOtherEditor()
  const [compared, setCompared] = useState<Compared>()
  const { trouble } = state
  const isTyped = useAllSaved(path, state, isAutosaving)
  const isStuck = trouble !== undefined && !choice.isReloading
  useLeaveQuestion({ isUnsaved: isAutosaving && isModified && !choice.isReloading, isStuck })
  useLastSave(path, saves, copies)
  useStillUnsaved(isStuck, state.refusedFrom)
  useRefusedFields(state)
  useTextKept()
  useUntitled()

  function compareTrouble() {
    if (trouble?.kind !== 'taken') return
    const { theirs, isLocked } = trouble
    setCompared({
      mine: getData(),
      theirs,
      keepMine: () => choice.takeMine(theirs, isLocked),
      dropMine: () => {
        // A form without changes keeps no copy when its page goes.
        setModified(false)
        copies?.forget(Date.now())
        choice.takeTheirs()
      },
    })
  }

  return (
    <>
      {isTyped && <span data-typed hidden />}
      {isAutosaving && <LeaveWithoutSaving disablePreventLeave={!isStuck} />}
      {trouble && (
        <TroubleNotice
          trouble={trouble}
          isAutosaving={isAutosaving}
          onTry={() => saves.hurry()}
          onCompare={compareTrouble}
        />
      )}
      {!trouble && other && (
        <Notice>
          <p>{texts.writes(other)}</p>
          {/* The stored text would replace the typed one. */}
          {!isModified && (
            <NoticeButton onClick={() => void choice.takeOver()}>{texts.takeOver}</NoticeButton>
          )}
        </Notice>
      )}
      {left && !other && (
        <LeftTextNotice
          left={left}
          onBringBack={() => void bringBack(left)}
          onLook={() =>
            setCompared({
              mine: { ...data, ...left.data },
              theirs: getData(),
              keepMine: () => bringBack(left),
              dropMine: () => remove(left),
            })
          }
          onRemove={() => remove(left)}
        />
      )}
      {compared && docConfig && (
        <Comparison
          mine={compared.mine}
          theirs={compared.theirs}
          fields={docConfig.fields}
          onMine={() => {
            setCompared(undefined)
            void compared.keepMine()
          }}
          onTheirs={() => {
            setCompared(undefined)
            compared.dropMine()
          }}
          onClose={() => setCompared(undefined)}
        />
      )}
    </>
  )
}
