'use client'

import {
  Button,
  LeaveWithoutSaving,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useModal,
} from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'
import { type ReactNode, useEffect, useState } from 'react'
import type { Trouble } from './document-saves.ts'
import styles from './EditingNotice.module.css'
import { documentPath, draftSave, readJson } from './save-request.ts'
import { useDocumentSaves } from './use-document-saves.ts'
import { useLastSave } from './use-last-save.ts'
import { useLocalCopies } from './use-local-copies.ts'

const time = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

/** Payload's window over a form whose document somebody else has taken over. */
const takenOver = 'document-take-over'

/** A notice above the form: text that is not saved and the reason, a text that an earlier visit has left. */
export function EditingNotice() {
  const { collectionSlug, docConfig, globalSlug, id, updateDocumentEditor } = useDocumentInfo()
  const path = documentPath(useDocumentInfo())
  const { user } = useAuth()
  const { submit } = useForm()
  const isModified = useFormModified()
  const isSavingItself = useFormBackgroundProcessing()
  const isAutosaving = docConfig !== undefined && hasAutosaveEnabled(docConfig)
  const { saves, state } = useDocumentSaves(path, isAutosaving)
  const { copies, left, bringBack, remove } = useLocalCopies(path, isAutosaving)
  const [isReloading, setReloading] = useState(false)
  const { trouble } = state
  const isStuck = trouble !== undefined && !isReloading
  useLastSave(path, saves, copies)
  useTextKept()
  useCloseQuestion(isStuck || (isAutosaving && isModified && !isReloading))
  // Only after the questions on leaving are gone from the page.
  useEffect(() => {
    if (isReloading) window.location.reload()
  }, [isReloading])

  /** Saves the text of the form over the stored one, which stays among the versions. */
  async function keepMine() {
    const answer = await fetch(`${path}?draft=true&depth=0`, { cache: 'no-store' }).catch(() => undefined)
    const theirs = answer?.ok ? await readJson(answer) : undefined
    const slug = collectionSlug ?? globalSlug
    if (!theirs || !slug || !user) return
    await updateDocumentEditor(id ?? '', slug, user)
    saves.takeOver(theirs)
    if (isAutosaving) await submit(draftSave(path, false))
  }

  return (
    <>
      {isAutosaving && isModified && !isSavingItself && <span data-typed hidden />}
      {isAutosaving && <LeaveWithoutSaving disablePreventLeave={!isStuck} />}
      {trouble && (
        <Notice isUnsaved>
          <p>
            <strong>{trouble.kind === 'away' ? texts.away : texts.refused}</strong>{' '}
            {explain(trouble, isAutosaving)}
          </p>
          {trouble.kind === 'away' && isAutosaving && (
            <RemedyButton onClick={() => void submit(draftSave(path, true))}>{texts.tryNow}</RemedyButton>
          )}
          {trouble.kind === 'taken' && (
            <>
              <RemedyButton onClick={() => void keepMine()}>{texts.keepMine}</RemedyButton>
              <RemedyButton onClick={() => setReloading(true)}>{texts.takeTheirs}</RemedyButton>
            </>
          )}
        </Notice>
      )}
      {left && !trouble && (
        <Notice>
          <p>{texts.found(time.format(left.at))}</p>
          <RemedyButton onClick={() => void bringBack(left)}>{texts.bringBack}</RemedyButton>
          <RemedyButton onClick={() => remove(left)}>{texts.remove}</RemedyButton>
        </Notice>
      )}
    </>
  )
}

function explain(trouble: Trouble, isAutosaving: boolean): string {
  if (trouble.kind === 'away') return isAutosaving ? texts.awayAutosave : texts.awayByHand
  return trouble.kind === 'taken' && isAutosaving ? `${trouble.message} ${texts.bothStay}` : trouble.message
}

/**
 * Keeps the text on the screen of an editor whose document was taken over while they were writing. Payload's window over it offers only
 * to leave, or to read the stored text in its place.
 */
function useTextKept(): void {
  const { closeModal, isModalOpen } = useModal()
  const isCovered = isModalOpen(takenOver)
  useEffect(() => {
    if (isCovered) closeModal(takenOver)
  }, [closeModal, isCovered])
}

/** Asks before the tab is closed or reloaded. Links of the panel are asked about by Payload's own question. */
function useCloseQuestion(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isOn])
}

type NoticeProps = {
  /** Whether text of the form is not saved; the status beside the buttons is not shown then. */
  isUnsaved?: boolean
  children: ReactNode
}

function Notice({ isUnsaved = false, children }: NoticeProps) {
  return (
    <div className={styles.notice} role="status" data-unsaved={isUnsaved || undefined}>
      {children}
    </div>
  )
}

type RemedyButtonProps = { onClick: () => void; children: string }

function RemedyButton(props: RemedyButtonProps) {
  return <Button buttonStyle="secondary" margin={false} size="small" {...props} />
}

const texts = {
  away: 'Не\u00a0сохранено, нет связи.',
  awayAutosave:
    'Пишите дальше: текст сохранится сам, когда связь появится. До тех пор не\u00a0закрывайте вкладку; копия на\u00a0всякий случай лежит в\u00a0этом браузере.',
  awayByHand: 'Когда связь появится, сохраните ещё раз. До тех пор не\u00a0закрывайте вкладку.',
  tryNow: 'Попробовать сейчас',
  refused: 'Не\u00a0сохранено.',
  keepMine: 'Оставить мой',
  takeTheirs: 'Взять сохранённый',
  bothStay:
    'Если оставите ваш, сохранённый сейчас останется на\u00a0вкладке «Версии»; если возьмёте сохранённый, ваш можно будет вернуть в\u00a0этом браузере.',
  found: (time: string) => `Есть несохранённый текст от\u00a0${time}.`,
  bringBack: 'Вернуть',
  remove: 'Удалить',
}
