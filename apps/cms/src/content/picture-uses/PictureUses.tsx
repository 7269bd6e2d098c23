'use client'

import { Button, ConfirmationModal, Link, toast, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { fetchCms } from '../../panel/fetch-cms.ts'
import { describePlaces, nameDocument } from './describe-uses.ts'
import type { PictureUse } from './find-uses.ts'
import styles from './PictureUses.module.css'

const modal = 'trash-picture-in-use'

/** Where a picture stands, with a link to each place; the way to put it into the trash all the same. */
export function PictureUses() {
  const { id, isTrashed, hasDeletePermission } = useDocumentInfo()
  const [uses, setUses] = useState<PictureUse[]>()
  const [hasFailed, setFailed] = useState(false)
  const { openModal } = useModal()
  const router = useRouter()

  // The list is not a part of the form, so it comes by a request of its own.
  useEffect(() => {
    if (!id) return
    loadUses(id).then(setUses, () => setFailed(true))
  }, [id])
  if (!id) return null

  async function trash() {
    const response = await fetchCms(`/media/${id}?evenInUse=true`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ deletedAt: new Date().toISOString() }),
    }).catch(() => undefined)
    if (!response?.ok) {
      toast.error(
        'Не\u00a0получилось убрать картинку в\u00a0корзину. Обновите страницу и\u00a0попробуйте ещё раз.',
      )
      return
    }
    toast.success('Картинка в\u00a0корзине. На\u00a0сайте она пока осталась.')
    router.push('/admin/collections/media')
  }

  return (
    <section className={styles.panel} aria-labelledby="picture-uses" aria-busy={!uses && !hasFailed}>
      <h3 id="picture-uses">Где используется</h3>
      {hasFailed && <p role="alert">Список мест не&nbsp;загрузился. Обновите страницу.</p>}
      {!uses && !hasFailed && <p>Ищем…</p>}
      {uses?.length === 0 && <p>Нигде: её можно удалить.</p>}
      {uses && uses.length > 0 && (
        <>
          <ul className={styles.list}>
            {uses.map((use) => (
              <li key={use.href}>
                <Link href={use.href} prefetch={false}>
                  {use.kind ? nameDocument(use) : use.title}
                </Link>
                <span className={styles.place}>{describePlaces(use)}</span>
              </li>
            ))}
          </ul>
          {isTrashed ? (
            <p>Пока картинка стоит в&nbsp;этих местах, навсегда её не&nbsp;удалить.</p>
          ) : (
            hasDeletePermission && (
              <Button buttonStyle="secondary" size="small" onClick={() => openModal(modal)}>
                Всё равно в&nbsp;корзину
              </Button>
            )
          )}
          <ConfirmationModal
            modalSlug={modal}
            heading="Убрать картинку в&nbsp;корзину?"
            body="Из&nbsp;этих мест она не&nbsp;исчезнет, но&nbsp;выбрать её для&nbsp;новых будет нельзя. Удалить её навсегда можно будет, когда вы&nbsp;уберёте её отовсюду."
            confirmLabel="В корзину"
            onConfirm={trash}
          />
        </>
      )}
    </section>
  )
}

async function loadUses(id: number | string): Promise<PictureUse[]> {
  const response = await fetchCms(`/media/${id}/uses`)
  if (!response.ok) throw new Error(String(response.status))
  const answer: { uses: PictureUse[] } = await response.json()
  return answer.uses
}
