import type { QueryClient } from '@tanstack/react-query'
import type { Data } from '#client/data'

export type PromptImport = Data.Prompts.Import

const ROOTS: readonly unknown[] = ['/api/prompts', '/api/activities', '/api/imports']

/** Has every list loaded anew into which prompts came, or out of which they went. */
export const outdatePrompts = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => ROOTS.includes(queryKey[0]) })
