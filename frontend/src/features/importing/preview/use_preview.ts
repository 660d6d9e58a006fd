import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ImportClient } from '#frontend/features/importing/import_client'
import type {
  KnownOnServer,
  PreviewOptions,
  RowFilter,
} from '#frontend/features/importing/import_session'
import { api } from '#frontend/lib/api'

const LOCAL = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY } as const

interface Asked {
  id: string
  client: ImportClient
  options: PreviewOptions
}

/** Which rows the person has saved already, and how many more their plan takes. */
export function useKnownOnServer({ id, client, options }: Asked) {
  const { mapping, convert } = options
  return useQuery({
    ...LOCAL,
    queryKey: ['import', id, 'known', mapping, convert],
    queryFn: () => askServer(client, { mapping, convert }),
    enabled: mapping.includes('prompt'),
    placeholderData: keepPreviousData,
  })
}

async function askServer(
  client: ImportClient,
  options: Omit<PreviewOptions, 'takeDuplicates'>
): Promise<KnownOnServer> {
  const hashes = await client.hashes(options)
  const asked = [...new Set(hashes.filter((hash) => hash !== null))]
  const { duplicates, capacity } = await api.promptDuplicates.store({ body: { hashes: asked } })
  const byHash = new Map(
    duplicates.map(({ hash, promptId, title }) => [hash, { id: promptId, title }])
  )
  const saved = hashes.flatMap((hash, index): KnownOnServer['saved'] => {
    const duplicate = hash === null ? undefined : byHash.get(hash)
    return duplicate ? [[index, duplicate]] : []
  })
  return { saved, capacity }
}

/** What would be imported; undefined until it is known. */
export function usePlan({ id, client, options }: Asked, known: KnownOnServer | undefined) {
  return useQuery({
    ...LOCAL,
    queryKey: ['import', id, 'plan', options, known],
    queryFn: () => client.plan(options, known!),
    enabled: known !== undefined,
    placeholderData: keepPreviousData,
  })
}

/** One page of the rows. */
export function useRowPage(
  { id, client, options }: Asked,
  known: KnownOnServer | undefined,
  { filter, page }: { filter: RowFilter; page: number }
) {
  return useQuery({
    ...LOCAL,
    queryKey: ['import', id, 'page', options, known, filter, page],
    queryFn: () => client.page(options, known!, filter, page),
    enabled: known !== undefined,
    placeholderData: keepPreviousData,
  })
}
