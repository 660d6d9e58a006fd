/** One request of a script that is played on both databases. */
export interface Step {
  /** As `docs/api/openapi.json` has it, such as "GET /api/prompts/{id}". */
  key: string
  /** What fills the path, by the name under which an earlier answer was kept. */
  params?: Record<string, string>
  query?: string
  body?: object
  headers?: Record<string, string>
  /** Keeps a field of the answer under a name, for later steps; `{name}` in a body or query stands for it. */
  keep?: Record<string, string>
  /** Whether only the shape of the answer is the same each time, as for what two answers of a model cost. */
  isShape?: boolean
  /** A list by the time of the last change, which is kept more exactly on PostgreSQL. */
  isByTime?: boolean
  /** Nobody is signed in. */
  isOpen?: boolean
}
