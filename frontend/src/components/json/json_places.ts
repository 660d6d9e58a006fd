import { jsonLanguage } from '@codemirror/lang-json'

type Node = ReturnType<typeof jsonLanguage.parser.parse>['topNode']

export interface Place {
  from: number
  to: number
}

const VALUES = ['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']

/** Where in a JSON text the value of a path stands; where it is missing, the last value on the way to it. */
export function placeOf(text: string, path: readonly (string | number)[]): Place {
  const root = valuesIn(jsonLanguage.parser.parse(text).topNode)[0]
  if (!root) return { from: 0, to: text.length }
  let node = root
  for (const step of path) {
    const next = typeof step === 'number' ? valuesIn(node)[step] : propertyOf(text, node, step)
    if (!next) break
    node = next
  }
  return { from: node.from, to: node.to }
}

/** Where a text stops being JSON; null where all of it is. */
export function syntaxFault(text: string): Place | null {
  let fault: Place | null = null
  jsonLanguage.parser.parse(text).iterate({
    enter: ({ type, from, to }) => {
      if (type.isError) fault ??= { from, to }
      return fault === null
    },
  })
  return fault
}

/** Where names stand that their object has already: JSON keeps the last of them only. */
export function repeatedNames(text: string): (Place & { name: string })[] {
  const repeated: (Place & { name: string })[] = []
  jsonLanguage.parser.parse(text).iterate({
    enter: ({ node, name: kind }) => {
      if (kind !== 'Object') return
      const names = new Set<unknown>()
      for (const { from, to } of namesIn(node)) {
        const name = readKey(text.slice(from, to))
        if (names.has(name)) repeated.push({ from, to, name: String(name) })
        names.add(name)
      }
    },
  })
  return repeated
}

const namesIn = (object: Node): Node[] =>
  childrenOf(object).flatMap(({ name, firstChild }) =>
    name === 'Property' && firstChild ? [firstChild] : []
  )

/** The number of the line in which a place begins, from 1. */
export const lineAt = (text: string, { from }: Place): number =>
  text.slice(0, from).split('\n').length

function valuesIn(node: Node): Node[] {
  return childrenOf(node).filter(({ name }) => VALUES.includes(name))
}

function propertyOf(text: string, node: Node, key: string): Node | undefined {
  const property = childrenOf(node).find((child) => {
    const name = child.name === 'Property' ? child.firstChild : null
    return name !== null && readKey(text.slice(name.from, name.to)) === key
  })
  return property && valuesIn(property)[0]
}

function readKey(quoted: string): unknown {
  try {
    return JSON.parse(quoted)
  } catch {
    return null
  }
}

function childrenOf(node: Node): Node[] {
  const children: Node[] = []
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child)
  return children
}
