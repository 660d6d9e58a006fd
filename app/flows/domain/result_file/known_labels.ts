import type { Nodes, RootContent } from 'mdast'

/** What ends the definitions before a text, so that none goes on in it. */
const END = '<!-- -->\n\n'
const LABEL = /\[((?:[^[\]\\]|\\.)+)\]/gs

/** What links and footnotes of a text refer to, wherever in it that is defined. */
export class KnownLabels {
  #keys = new Set<string>()

  get areNone(): boolean {
    return this.#keys.size === 0
  }

  /** Remembers what is defined in these parts of a text. */
  add(nodes: readonly RootContent[]): void {
    const open: Nodes[] = [...nodes]
    for (let node = open.pop(); node; node = open.pop()) {
      if (node.type === 'definition') this.#keys.add(node.identifier)
      if (node.type === 'footnoteDefinition') this.#keys.add(`^${node.identifier}`)
      if ('children' in node) for (const child of node.children) open.push(child)
    }
  }

  /** Definitions to put before a stretch of the text, so that its references are read as such. */
  before(stretch: string): string {
    if (this.areNone) return ''
    const used = new Set([...stretch.matchAll(LABEL)].map(([, label]) => oneLine(label)))
    const known = [...used].filter((label) => this.#keys.has(keyOf(label)))
    return known.length === 0 ? '' : `${known.map((label) => `[${label}]: x\n`).join('')}${END}`
  }
}

const oneLine = (label: string): string => label.replace(/[\t\n\r ]+/g, ' ').trim()

/** As the parser compares labels. */
const keyOf = (label: string): string => label.toLowerCase().toUpperCase().toLowerCase()
