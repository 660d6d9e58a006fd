import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { CompareDialog } from '#frontend/components/compare/compare_dialog'
import { LoadError } from '#frontend/components/load_error'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { versionQuery, type ListedVersion } from '#frontend/features/saved/versions/use_versions'
import { t } from '#frontend/lib/texts'

interface Props {
  promptId: string
  versions: ListedVersion[]
  draft: string
  from: number
  onClose: () => void
}

const DRAFT = 'draft'

/** Any two of the versions and the draft side by side. The texts of versions are loaded when they are chosen. */
export function CompareVersions({ promptId, versions, draft, from, onClose }: Props) {
  const [chosen, setChosen] = useState({ from: String(from), to: DRAFT })
  const opened = [...new Set([chosen.from, chosen.to])].filter((value) => value !== DRAFT)
  const loads = useQueries({
    queries: opened.map((value) => versionQuery(promptId, Number(value))),
  })
  const textOf = (value: string) => loads[opened.indexOf(value)]?.data?.content ?? null
  const failed = loads.filter(({ isError }) => isError)
  const retry = () => failed.forEach(({ refetch }) => void refetch())

  return (
    <CompareDialog
      choices={[
        { value: DRAFT, label: t('saved.versions.draft'), text: draft },
        ...versions.map(({ version }) => ({
          value: String(version),
          label: t('saved.versions.name', { version }),
          text: textOf(String(version)),
        })),
      ]}
      from={chosen.from}
      to={chosen.to}
      onChoose={setChosen}
      missing={
        failed.length > 0 ? (
          <LoadError title={t('saved.versions.textFailed')} onRetry={retry} />
        ) : (
          <RowsSkeleton label={t('saved.versions.textLoading')} />
        )
      }
      onClose={onClose}
    />
  )
}
