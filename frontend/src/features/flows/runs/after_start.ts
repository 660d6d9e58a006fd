import type { QueryClient } from '@tanstack/react-query'
import { noteStart } from '#frontend/features/flows/runs/use_end_toast'
import { apiQuery } from '#frontend/lib/api_queries'
import { noticesQuery } from '#frontend/lib/notices'

/** A run holds a credit, and may leave notices: they are followed while something is under way. */
export function afterStart(client: QueryClient, runId: string): void {
  void client.invalidateQueries({ queryKey: apiQuery('subscription.show').queryKey })
  void client.invalidateQueries({ queryKey: noticesQuery.queryKey })
  noteStart(runId)
}
