import path from 'node:path'
import {
  isArrowFunction,
  isFunctionDeclaration,
  isFunctionExpression,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isReturnStatement,
  type JsxChild,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast'
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync'
import { expect, test } from 'vitest'
import { root, siteFolder } from '../tasks/project.ts'

/**
 * A browser that translates a page puts elements of its own in the place of texts. React goes on changing the texts that are gone, and fails
 * when it takes one away or puts something before it. Only a text that is all there is in its element survives: React writes it again.
 */

/** Whether somebody may read it: words or a number; a slot holds whatever another component gives. */
type Content = 'words' | 'slot' | 'others'

const config = path.join(siteFolder, 'tsconfig.json')

function contentOfType(type: Type | undefined, checker: Checker): Content {
  if (!type) return 'others'
  if (type.isUnionType()) {
    const parts = type.getTypes()
    // A part of `ReactNode` alone.
    if (parts.some((part) => part.getSymbol()?.name === 'Iterable')) return 'slot'
    return parts.some((part) => contentOfType(part, checker) === 'words') ? 'words' : 'others'
  }
  // Nobody reads the `''` of a condition.
  if (type.isLiteralType() && !String(type.value).trim()) return 'others'
  if (type.flags & (TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike)) return 'words'
  if (!checker.isArrayType(type) || !type.isTypeReference()) return 'others'
  return contentOfType(checker.getTypeArguments(type)[0], checker)
}

function contentOf(child: JsxChild, checker: Checker): Content {
  if (isJsxText(child)) return child.text.trim() ? 'words' : 'others'
  if (!isJsxExpression(child) || !child.expression) return 'others'
  return contentOfType(checker.getTypeAtLocation(child.expression), checker)
}

/** Line breaks and comments are nothing; a blank within a line is a child. */
function isChild(child: JsxChild): boolean {
  if (isJsxText(child)) return child.text.trim() !== '' || !child.text.includes('\n')
  return !isJsxExpression(child) || child.expression !== undefined
}

/** Whether a statement belongs to a function without a name, and not to the component around it. */
function isInArrow({ parent }: Node): boolean {
  if (isFunctionDeclaration(parent) || isFunctionExpression(parent)) return false
  return isArrowFunction(parent) || isInArrow(parent)
}

type Found = {
  faults: string[]
  /** Components that put their children beside others, and those that are given words. */
  slots: string[]
  givenWords: string[]
  /** How many texts are alone. */
  alone: number
}

/** Looks at each element below a node; `component` is the nearest function with a name. */
function look(node: Node, file: SourceFile, checker: Checker, found: Found, component = ''): void {
  const isNamed = isFunctionDeclaration(node) || isFunctionExpression(node)
  const inside = (isNamed && node.name?.text) || component
  const textOf = ({ pos, end }: Node) => file.text.slice(pos, end).trim().replace(/\s+/g, ' ')
  const blame = (at: Node) => found.faults.push(`${path.relative(root, file.fileName)}: ${textOf(at)}`)
  if (isReturnStatement(node) && node.expression && /^[A-Z]/.test(inside) && !isInArrow(node)) {
    const type = checker.getTypeAtLocation(node.expression)
    if (contentOfType(type, checker) === 'words') blame(node)
  }
  if (isJsxElement(node) || isJsxFragment(node)) {
    const children = node.children.filter(isChild)
    const isAlone = children.length === 1 && isJsxElement(node)
    for (const child of children) {
      const content = contentOf(child, checker)
      if (content === 'others') continue
      if (isAlone && content === 'words') {
        found.alone += 1
        found.givenWords.push(textOf(node.openingElement.tagName))
      }
      if (isAlone) continue
      if (content === 'slot' && textOf(child) === '{children}') found.slots.push(inside)
      else blame(child)
    }
  }
  node.forEachChild((child) => look(child, file, checker, found, inside))
}

test('every text of the site is alone in its element, so that pages work when the browser translates them', () => {
  const api = new API({ cwd: root })
  try {
    const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects()
    if (!project) throw new Error(`There is no project ${config}.`)
    const found: Found = { faults: [], slots: [], givenWords: [], alone: 0 }
    for (const name of project.program.getSourceFileNames()) {
      if (!/\/apps\/site\/app\/.*\.tsx$/.test(name) || /\.test\.tsx$|\/testing\//.test(name)) continue
      const file = project.program.getSourceFile(name)
      if (file) look(file, file, project.checker, found)
    }
    expect(found.faults).toEqual([])
    expect(found.slots.filter((component) => found.givenWords.includes(component))).toEqual([])
    // Else the types are not told, and nothing is looked at.
    expect(found.alone).toBeGreaterThan(200)
    expect(found.slots).not.toEqual([])
  } finally {
    api.close()
  }
})
