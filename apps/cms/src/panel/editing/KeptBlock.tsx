'use client'

import { $isBlockNode } from '@payloadcms/richtext-lexical/client'
import {
  $getNearestNodeFromDOMNode,
  HISTORIC_TAG,
  SKIP_DOM_SELECTION_TAG,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useAllFormFields, useForm, useFormModified } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useRef } from 'react'
import { isEqual } from './same-content.ts'
import { stayInside } from './stay-inside.ts'

/**
 * Shows nothing. Hands the words of a block to the long text around it as they are typed. Payload does so only when the server has answered
 * a question about them, and then with the words of the question: until then the document knows nothing of them, and any save, or a
 * text that is shown again, goes without them. Ctrl+End and Ctrl+Home stay in the text of the block.
 */
export function KeptBlock() {
  const [editor] = useLexicalComposerContext()
  const { getFields } = useForm()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const place = useRef<HTMLSpanElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of a field is handed on
  useEffect(() => {
    if (!isModified) return
    const findNode = () => place.current && $getNearestNodeFromDOMNode(place.current)
    const handOn = () => {
      const words = reduceFieldsToValues(getFields(), true)
      const isKnown = editor.getEditorState().read(
        () => {
          const node = findNode()
          return !$isBlockNode(node) || isEqual({ ...node.getFields(), ...words }, node.getFields())
        },
        { editor },
      )
      if (isKnown) return
      editor.update(
        () => {
          const node = findNode()
          if ($isBlockNode(node)) node.setFields({ ...node.getFields(), ...words }, true)
        },
        // The cursor stays in the block. A step of its own could never be undone: the block would hand its words on again. A step merged
        // into the one before would be kept from the form.
        { tag: [SKIP_DOM_SELECTION_TAG, HISTORIC_TAG] },
      )
    }
    handOn()
    // An answer that comes late brings words that were typed before.
    return editor.registerUpdateListener(handOn)
  }, [editor, fields, getFields, isModified])

  useEffect(() => {
    const block = place.current?.closest<HTMLElement>('[contenteditable=false]')
    block?.addEventListener('keydown', stayInside)
    return () => block?.removeEventListener('keydown', stayInside)
  }, [])

  return <span ref={place} hidden />
}
