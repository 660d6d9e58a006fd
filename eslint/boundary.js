import { builtinRules } from 'eslint/use-at-your-own-risk'

/**
 * When two config blocks set the same rule for a file, ESLint keeps only the later options.
 * Each boundary is therefore one of ESLint's `no-restricted-*` rules under its own name,
 * so that all boundaries of a file apply.
 */
const rules = {}

function block(id, kind, place, options) {
  rules[id] ??= builtinRules.get(kind)
  return {
    name: `boundaries/${id}`,
    ...place,
    rules: { [`boundaries/${id}`]: ['error', ...options] },
  }
}

/** Forbids module names by regular expression, in `import … from` and in `import()`. */
export function forbidImports(id, place, patterns) {
  const dynamic = patterns.map(({ regex, message }) => ({
    selector: `:matches(ImportExpression, TSImportType)[source.value=/${escaped(regex)}/]`,
    message,
  }))
  return [
    block(id, 'no-restricted-imports', place, [{ patterns }]),
    block(`${id}-on-demand`, 'no-restricted-syntax', place, dynamic),
  ]
}

export function forbidGlobals(id, place, names, message) {
  const globals = names.map((name) => ({ name, message }))
  return [
    block(id, 'no-restricted-globals', place, [
      { globals, checkGlobalObject: true, globalObjects: ['window', 'self'] },
    ]),
  ]
}

export function forbidSyntax(id, place, selectors, message) {
  const options = selectors.map((selector) => ({ selector, message }))
  return [block(id, 'no-restricted-syntax', place, options)]
}

/** A slash would end the regular expression of a selector. */
const escaped = (regex) => regex.replaceAll('\\/', '/').replaceAll('/', '\\u002F')

export const boundariesPlugin = { meta: { name: 'boundaries' }, rules }
