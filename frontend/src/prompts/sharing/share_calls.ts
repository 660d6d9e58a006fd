import type { Data } from '#client/data'
import { api } from '#frontend/lib/api'
import { apiQuery } from '#frontend/lib/api_queries'

export type ShareLink = Data.Prompts.ShareLink

export const sharesQuery = (promptId: string) => apiQuery('shares.index', { query: { promptId } })

interface Wish {
  promptId: string
  version?: number
  expiresAt: string | undefined
}

export const createShare = ({ promptId, version, expiresAt }: Wish) =>
  api.shares.store({
    body: { promptId, ...(version ? { version } : {}), ...(expiresAt ? { expiresAt } : {}) },
  })

export const revokeShare = (id: string) => api.shares.destroy({ params: { id } })
