'use client'

import {
  $getRoot,
  $isElementNode,
  $isParagraphNode,
  $parseSerializedNode,
  HISTORY_PUSH_TAG,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import type { RichText } from '../../content/rich-text/references.ts'

/** Adds a text to the end of the answer, as a step of its own that can be undone; the text before it stays as it is. */
export function append(editor: LexicalEditor, { root: added }: RichText): void {
  editor.update(
    () => {
      const root = $getRoot()
      const last = root.getLastChild()
      // The editor keeps an empty paragraph where nothing is written.
      if ($isParagraphNode(last) && last.isEmpty()) last.remove()
      const nodes = added.children.map((node) => $parseSerializedNode(node))
      root.append(...nodes)
      const end = nodes.at(-1)
      if ($isElementNode(end)) end.selectEnd()
    },
    { tag: HISTORY_PUSH_TAG },
  )
  // So that the keys of undoing are heard.
  editor.focus()
}
