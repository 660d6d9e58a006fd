import { existsSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import ts from 'typescript'

/** Reads `imports` of package.json: `#app/*` becomes `app/*`. */
const ALIASES: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).imports

/** Returns the paths that a file imports or re-exports, types included. Dynamic imports load later and do not count. */
export function importsOf(path: string): string[] {
  const kind = extname(path) === '.tsx' ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const code = readFileSync(path, 'utf8')
  const { statements } = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, false, kind)
  return statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return []
    const specifier = statement.moduleSpecifier
    return specifier && ts.isStringLiteral(specifier) ? (sourceOf(specifier.text) ?? []) : []
  })
}

function sourceOf(specifier: string): string | undefined {
  const alias = Object.keys(ALIASES).find((name) => specifier.startsWith(name.slice(0, -1)))
  if (!alias) return undefined
  const target = ALIASES[alias].replace('./', '').replace('*', specifier.slice(alias.length - 1))
  const base = target.slice(0, -extname(target).length)
  return [`${base}.ts`, `${base}.tsx`].find((path) => existsSync(path))
}

/** Returns groups of files that import each other in a circle: strongly connected components, by Tarjan’s algorithm. */
export function findCycles(imports: Map<string, string[]>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []

  const visit = (file: string): void => {
    order.set(file, order.size)
    lowest.set(file, order.get(file)!)
    stack.push(file)
    for (const imported of imports.get(file) ?? []) {
      if (!order.has(imported)) visit(imported)
      if (stack.includes(imported))
        lowest.set(file, Math.min(lowest.get(file)!, lowest.get(imported)!))
    }
    if (lowest.get(file) !== order.get(file)) return
    const members = stack.splice(stack.indexOf(file))
    if (members.length > 1) cycles.push(members.toSorted())
  }
  for (const file of imports.keys()) if (!order.has(file)) visit(file)
  return cycles
}
