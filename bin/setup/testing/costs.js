/**
 * Shows what each suite cost.
 *
 * @param parts the parts of all suites: `{ suite, name, seconds, processorSeconds }`
 * @returns the lines of a table
 */
export function costTable(parts) {
  const suites = [...new Set(parts.map(({ suite }) => suite))]
  const rows = suites.map((suite) =>
    rowOf(
      suite,
      parts.filter((part) => part.suite === suite)
    )
  )
  const head = ['suite', 'parts', 'processor s', 'longest part', 's']
  const widths = head.map((name, at) =>
    Math.max(name.length, ...rows.map((row) => String(row[at]).length))
  )
  const line = (row) => row.map((cell, at) => String(cell).padEnd(widths[at])).join('  ')
  return [head, ...rows].map((row) => line(row).trimEnd())
}

function rowOf(suite, parts) {
  const longest = parts.reduce((one, other) => (other.seconds > one.seconds ? other : one))
  const sum = parts.reduce((total, { processorSeconds }) => total + processorSeconds, 0)
  return [suite, parts.length, Math.round(sum), longest.name, Math.round(longest.seconds)]
}
