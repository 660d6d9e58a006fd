/** What a column of a table becomes. Each but `ignore` is the role of at most one column. */
export const COLUMN_ROLES = ['prompt', 'title', 'tags', 'category', 'ignore'] as const
export type ColumnRole = (typeof COLUMN_ROLES)[number]

/** One role for each column. */
export type Mapping = ColumnRole[]

const names = (text: string) => text.split(' ')

/** What columns are called that mean a role; the first name wins where several are there. */
const ROLE_NAMES: [Exclude<ColumnRole, 'ignore'>, string[]][] = [
  ['prompt', names('prompt prompttext promptcontent prompts content text body instructions')],
  ['title', names('title name act prompttitle promptname heading')],
  ['tags', names('tags tag labels keywords')],
  ['category', names('category categories')],
]

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** The role that the name of a column says, or null. */
export function recognizeColumn(name: string): ColumnRole | null {
  const key = plain(name)
  return ROLE_NAMES.find(([, known]) => known.includes(key))?.[0] ?? null
}

/** The roles that the names of the columns say. A single column is the prompt. */
export function recognizeColumns(columns: readonly string[]): Mapping {
  if (columns.length === 1) return ['prompt']
  const mapping: Mapping = columns.map(() => 'ignore')
  const keys = columns.map(plain)
  for (const [role, known] of ROLE_NAMES) {
    const name = known.find((one) => keys.includes(one))
    if (name !== undefined) mapping[keys.indexOf(name)] = role
  }
  return mapping
}

/** The mapping with another role for one column; the column that had this role before is ignored. */
export function withRole(mapping: Mapping, column: number, role: ColumnRole): Mapping {
  return mapping.map((known, at) => {
    if (at === column) return role
    return known === role ? 'ignore' : known
  })
}
