import { useModal } from '@payloadcms/ui'
import { useEffect } from 'react'

const takenOver = 'document-take-over'

/**
 * Keeps the text on the screen of an editor whose document was taken over while they were writing. Payload's window over it offers only
 * to leave, or to read the stored text in its place; the notice above the form lets them compare both.
 */
export function useTextKept(): void {
  const { closeModal, isModalOpen } = useModal()
  const isCovered = isModalOpen(takenOver)
  useEffect(() => {
    if (isCovered) closeModal(takenOver)
  }, [closeModal, isCovered])
}
